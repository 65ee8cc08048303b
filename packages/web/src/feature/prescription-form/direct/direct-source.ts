/** Where the direct form stands; the trailing slash makes no difference to it. */
export const directPath = '/create/rx/direct/';

/** What the direct form starts from: a draft that is edited, or the copy of a prescription or of a request. */
export type DirectSource =
  | { readonly from: 'draft'; readonly id: string }
  | { readonly from: 'copy'; readonly id: string }
  | { readonly from: 'task-copy'; readonly id: string; readonly uuid: string };

/** A source as it travels in the navigation state (P-042). */
export const directState = (source: DirectSource) => ({ direct: source });

const textOf = (value: unknown, name: string): string | null => {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : null;
  return typeof found === 'string' && found !== '' ? found : null;
};

/** The source in a navigation state; `null` without one, or when the browser kept what this build does not know. */
export function directSourceOf(state: unknown): DirectSource | null {
  const source: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'direct') : null;
  const [from, id, uuid] = [textOf(source, 'from'), textOf(source, 'id'), textOf(source, 'uuid')];
  if (id === null) return null;
  if (from === 'draft' || from === 'copy') return { from, id };
  return from === 'task-copy' && uuid !== null ? { from, id, uuid } : null;
}
