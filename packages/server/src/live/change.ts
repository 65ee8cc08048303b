import type { ChangeKind, Operations } from '@signa/core/contract';

/** What changed at a location. */
export type Change = Operations['LocationChanged']['data']['locationChanged'];
type Subject = Change['subjects'][number];

export const everything: Change = { isEverything: true, subjects: [] };

/** Above this number, records are reported by kind: readers refresh lists, not every row. */
const most = 50;

const kinds: ReadonlySet<string> = new Set<ChangeKind>([
  'task',
  'prescription',
  'client',
  'patient',
  'order',
  'shortcut',
  'user',
]);
/** Records that no list shows. */
const unseen: ReadonlySet<string> = new Set(['impersonation']);

/** Parses a change from a database notification, with its location; null when invalid. */
export function readChange(payload: string): { readonly locationId: string; readonly change: Change } | null {
  const received = parsed(payload);
  if (typeof received !== 'object' || received === null) return null;
  const { locationId, subjects } = received as { locationId?: unknown; subjects?: unknown };
  if (typeof locationId !== 'string') return null;
  const names = Array.isArray(subjects) ? subjects.map(String) : [''];
  return { locationId, change: changeOf(names.filter((name) => !unseen.has(kindIn(name)))) };
}

/** The change of subjects named as in the audit record, `task:5`, or of a whole kind, `task`. */
export function changeOf(names: readonly string[]): Change {
  if (names.some((name) => !kinds.has(kindIn(name)))) return everything;
  const subjects = names.map((name): Subject => {
    const kind = kindIn(name);
    return { kind: kind as ChangeKind, id: name.slice(kind.length + 1) || null };
  });
  return { isEverything: false, subjects: shortened(subjects) };
}

/** Merges two changes into one that covers both. */
export function mergeChanges(first: Change, second: Change): Change {
  if (first.isEverything || second.isEverything) return everything;
  return { isEverything: false, subjects: shortened([...first.subjects, ...second.subjects]) };
}

export function isNothing(change: Change): boolean {
  return !change.isEverything && change.subjects.length === 0;
}

/** Each subject once; a whole kind replaces its subjects. */
function shortened(subjects: readonly Subject[]): Subject[] {
  const whole = new Set(subjects.filter(({ id }) => id === null).map(({ kind }) => kind));
  const named = new Map(subjects.filter(({ kind }) => !whole.has(kind)).map((one) => [`${one.kind}:${one.id}`, one]));
  if (named.size > most) for (const { kind } of named.values()) whole.add(kind);
  const left = [...named.values()].filter(({ kind }) => !whole.has(kind));
  return [...[...whole].map((kind) => ({ kind, id: null })), ...left];
}

function kindIn(name: string): string {
  return name.split(':', 1)[0] ?? '';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
