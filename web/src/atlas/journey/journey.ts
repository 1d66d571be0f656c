// What a reader has done in the book. It lives for the visit only, unless the reader keeps it.

export interface Journey {
  readonly read: readonly string[]; // chapters
  readonly checks: readonly string[]; // chapters whose check was answered
  readonly solved: readonly string[]; // problems
}

export const newJourney: Journey = { read: [], checks: [], solved: [] };

export const pointsEach = 10;

export function pointsOf({ checks, solved }: Journey): number {
  return pointsEach * (checks.length + solved.length);
}

function including(list: readonly string[], id: string): readonly string[] {
  return list.includes(id) ? list : [...list, id];
}

export function withSolved(journey: Journey, problem: string): Journey {
  return { ...journey, solved: including(journey.solved, problem) };
}

export function withCheck(journey: Journey, chapter: string): Journey {
  return { ...journey, checks: including(journey.checks, chapter) };
}

export function withRead(journey: Journey, chapter: string, read: boolean): Journey {
  const others = journey.read.filter((id) => id !== chapter);
  return { ...journey, read: read ? [...others, chapter] : others };
}

// As a file for the reader.
export function exported(journey: Journey): string {
  return `${JSON.stringify({ atlas: 1, points: pointsOf(journey), ...journey }, null, 1)}\n`;
}

function idsOf(value: unknown): string[] {
  return Array.isArray(value)
    ? [...new Set(value.filter((id): id is string => typeof id === 'string'))]
    : [];
}

// What was kept is a stranger's text; what cannot be read is a new journey.
export function imported(text: string | null): Journey {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    const { read, checks, solved } = Object(value) as Record<keyof Journey, unknown>;
    return { read: idsOf(read), checks: idsOf(checks), solved: idsOf(solved) };
  } catch {
    return newJourney;
  }
}
