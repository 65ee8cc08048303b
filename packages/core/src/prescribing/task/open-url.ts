/** The identifiers of a request for GetPrescriptionTask (P-208). */
export interface NamedTask {
  readonly id: string;
  readonly uuid: string;
}

/** The parameter of the open request in a queue URL. */
const name = 'open';

const named = /^([\w-]{1,64})\.([\w-]{1,64})$/;

/**
 * The request that a URL opens: `open={id}.{uuid}`, both of which are required to read a request.
 *
 * @returns `null` when missing or invalid: a broken link opens the queue instead of an error
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
