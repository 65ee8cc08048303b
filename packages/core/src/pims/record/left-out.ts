/**
 * A value of a practice system's record that was invalid, as text for users: the field, and what happened to it
 * (C-211).
 */
export interface LeftOut {
  /** The field name in the API, with its index in a list: 'firstName', 'phones.3.number'. */
  readonly field: string;
  readonly reason: string;
}

/** Records an omitted value while a record is parsed. */
export type Note = (field: string, reason: string) => void;

/** @returns a function that records notes, and the notes recorded so far */
export function openNotes(): { readonly note: Note; readonly leftOut: LeftOut[] } {
  const leftOut: LeftOut[] = [];
  return { note: (field, reason) => void leftOut.push({ field, reason }), leftOut };
}
