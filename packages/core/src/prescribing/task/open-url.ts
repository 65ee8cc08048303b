/** What names a request to GetPrescriptionTask (P-208). */
export interface NamedTask {
  readonly id: string;
  readonly uuid: string;
}

/** The name of the open request in the URL of a queue. */
const name = 'open';

const named = /^([\w-]{1,64})\.([\w-]{1,64})$/;

/**
 * The request that a URL opens: `open={id}.{uuid}`, both of which are asked of whoever reads a request.
 *
 * @returns `null` without one, and for a value that names none: a broken link opens the queue instead of an error
 * @see P-260
 */
export function parseOpenTask(query: URLSearchParams): NamedTask | null {
  const [, id, uuid] = named.exec(query.get(name) ?? '') ?? [];
  return id !== undefined && uuid !== undefined ? { id, uuid } : null;
}

/**
 * The URL with this request open, or with none; everything else in it stays.
 *
 * @see P-260
 */
export function withOpenTask(query: URLSearchParams, task: NamedTask | null): URLSearchParams {
  const next = new URLSearchParams(query);
  if (task === null) next.delete(name);
  else next.set(name, `${task.id}.${task.uuid}`);
  return next;
}
