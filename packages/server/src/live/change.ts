import type { ChangeKind, Operations } from '@signa/core/contract';

/** What changed at a location. */
export type Change = Operations['LocationChanged']['data']['locationChanged'];
type Subject = Change['subjects'][number];

export const everything: Change = { isEverything: true, subjects: [] };

/** More names than this are told as their kinds: a reader asks for lists, not for every row. */
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
/** Changes that no list shows. */
const unseen: ReadonlySet<string> = new Set(['impersonation']);

/** A change as the database tells it, with its location; null for what is none. */
export function readChange(payload: string): { readonly locationId: string; readonly change: Change } | null {
  const told = parsed(payload);
  if (typeof told !== 'object' || told === null) return null;
  const { locationId, subjects } = told as { locationId?: unknown; subjects?: unknown };
  if (typeof locationId !== 'string') return null;
  const names = Array.isArray(subjects) ? subjects.map(String) : [''];
  return { locationId, change: changeOf(names.filter((name) => !unseen.has(kindIn(name)))) };
}

/** The change of subjects named as the audit record does, `task:5`, or of a kind as a whole, `task`. */
export function changeOf(names: readonly string[]): Change {
  if (names.some((name) => !kinds.has(kindIn(name)))) return everything;
  const subjects = names.map((name): Subject => {
    const kind = kindIn(name);
    return { kind: kind as ChangeKind, id: name.slice(kind.length + 1) || null };
  });
  return { isEverything: false, subjects: shortened(subjects) };
}

/** Both changes as one, which covers each of them. */
export function mergeChanges(first: Change, second: Change): Change {
  if (first.isEverything || second.isEverything) return everything;
  return { isEverything: false, subjects: shortened([...first.subjects, ...second.subjects]) };
}

export function isNothing(change: Change): boolean {
  return !change.isEverything && change.subjects.length === 0;
}

/** Each once; a kind as a whole takes the place of its subjects. */
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
