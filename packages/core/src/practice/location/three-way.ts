/** What became of a form whose record somebody else changed while it was typed. */
export interface CarriedOver<F> {
  /** What was typed here, and in every other field what is stored now. */
  readonly form: F;
  /** Fields that somebody else changed and that were not touched here. */
  readonly taken: readonly (keyof F & string)[];
  /** Fields that both changed, each to something else; the form keeps what was typed here. */
  readonly both: readonly (keyof F & string)[];
}

/**
 * A form that was begun from one version of a record, carried over to the one that is stored now: nothing that was typed
 * is lost, and nothing that somebody else saved is undone but where both changed the same field.
 *
 * @param start - the form as it began
 * @param typed - as it is typed now
 * @param stored - the form of the record as it is stored now
 * @see A-256
 */
export function carriedOver<F extends object>(start: F, typed: F, stored: F): CarriedOver<F> {
  const fields = Object.keys(typed) as (keyof F & string)[];
  const isMine = (field: keyof F) => !same(start[field], typed[field]);
  const isTheirs = (field: keyof F) => !same(start[field], stored[field]);
  const values = fields.map((field) => [
    field,
    isMine(field) ? entriesLeft(typed[field], stored[field]) : stored[field],
  ]);
  return {
    form: Object.fromEntries(values) as F,
    taken: fields.filter((field) => !isMine(field) && isTheirs(field)),
    both: fields.filter((field) => isMine(field) && isTheirs(field) && !same(typed[field], stored[field])),
  };
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Entries of a list that somebody else took out are added anew: what names a stored one that is gone cannot be saved. */
function entriesLeft(typed: unknown, stored: unknown): unknown {
  if (!Array.isArray(typed) || !Array.isArray(stored)) return typed;
  const known = new Set(stored.map(uuidOf).filter(Boolean));
  return typed.map((entry: unknown) => {
    const uuid = uuidOf(entry);
    if (!uuid || known.has(uuid)) return entry;
    const { uuid: _, ...rest } = entry as { readonly uuid: string };
    return rest;
  });
}

function uuidOf(entry: unknown): string | null {
  const uuid = typeof entry === 'object' && entry !== null && 'uuid' in entry ? entry.uuid : null;
  return typeof uuid === 'string' ? uuid : null;
}
