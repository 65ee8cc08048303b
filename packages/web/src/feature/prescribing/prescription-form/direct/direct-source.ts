/** The URL path of the direct form; it also works without the trailing slash. */
export const directPath = '/create/rx/direct/';

/** The start of a direct form: an existing draft, or a copy of a prescription or request. */
export type DirectSource =
  | { readonly from: 'draft'; readonly id: string }
  | { readonly from: 'copy'; readonly id: string }
  | { readonly from: 'task-copy'; readonly id: string; readonly uuid: string };

/** A source as navigation state (P-042). */
export const directState = (source: DirectSource) => ({ direct: source });

const textOf = (value: unknown, name: string): string | null => {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : null;
  return typeof found === 'string' && found !== '' ? found : null;
};

/** The source in a navigation state; `null` if there is none, or if a different build stored it. */
export function directSourceOf(state: unknown): DirectSource | null {
  const source: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'direct') : null;
  const [from, id, uuid] = [textOf(source, 'from'), textOf(source, 'id'), textOf(source, 'uuid')];
  if (id === null) return null;
  if (from === 'draft' || from === 'copy') return { from, id };
  return from === 'task-copy' && uuid !== null ? { from, id, uuid } : null;
}
