import type { Cause, Count } from '../engine/types';
import type { Texts } from '../text/texts';

export function methodName(t: Texts, method: string): string {
  const names: Readonly<Record<string, string>> = t.count.methods;
  return names[method] ?? method;
}

export interface Difference {
  readonly methods: readonly string[];
  readonly causes: readonly Cause[];
}

// Methods whose results differ for the same causes, together.
export function differences(counts: readonly Count[]): Difference[] {
  const byCauses = new Map<string, { methods: string[]; causes: readonly Cause[] }>();
  for (const { method, causes } of counts.filter((count) => count.causes.length > 0)) {
    const key = causes.map(({ text }) => text).join('\n');
    const same = byCauses.get(key);
    if (same) {
      same.methods.push(method);
    } else {
      byCauses.set(key, { methods: [method], causes });
    }
  }
  return [...byCauses.values()];
}
