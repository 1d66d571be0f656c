import type { Cause, Count } from '../engine/types';
import type { Texts } from '../text/texts';

export function methodName(t: Texts, method: string): string {
  const names: Readonly<Record<string, string>> = t.count.methods;
  return names[method] ?? method;
}

export interface Difference {
  readonly methods: readonly string[];
  readonly sentences: readonly string[];
}

// The engine begins such a sentence with the method's name; here that stands above it.
function sentenceOf(method: string, { text }: Cause): string {
  const rest = text.startsWith(`${method}: `) ? text.slice(method.length + 2) : text;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

// Methods whose results differ for the same causes, together.
export function differences(counts: readonly Count[]): Difference[] {
  const byCauses = new Map<string, { methods: string[]; sentences: readonly string[] }>();
  for (const { method, causes } of counts.filter((count) => count.causes.length > 0)) {
    const sentences = causes.map((cause) => sentenceOf(method, cause));
    const same = byCauses.get(sentences.join('\n'));
    if (same) {
      same.methods.push(method);
    } else {
      byCauses.set(sentences.join('\n'), { methods: [method], sentences });
    }
  }
  return [...byCauses.values()];
}
