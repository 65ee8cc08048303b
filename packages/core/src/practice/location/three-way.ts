/** The result of rebasing a form whose record another user changed while it was open. */
export interface CarriedOver<F> {
  /** The typed values, and the stored value of every other field. */
  readonly form: F;
  /** Fields that only the other user changed. */
  readonly taken: readonly (keyof F & string)[];
  /** Fields that both changed to different values; the form keeps the typed ones. */
  readonly both: readonly (keyof F & string)[];
}

/**
 * Rebases a form onto the stored version of its record: no typed value is lost, and no value another user saved is
 * reverted unless both changed the same field.
 *
 * @param start - the form values when it was opened
 * @param typed - the current form values
 * @param stored - the form values of the record as it is stored now
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

/** Entries another user removed become new ones, because an entry cannot be saved under an ID that no longer exists. */
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
