/** What of a record of a practice system did not fit, in words for a person: the field, and what became of it (C-211). */
export interface LeftOut {
  /** As it travels, with its place in a list: 'firstName', 'phones.3.number'. */
  readonly field: string;
  readonly reason: string;
}

/** Takes down what is left out while a record is read. */
export type Note = (field: string, reason: string) => void;

/** @returns what notes, and what was noted so far */
export function openNotes(): { readonly note: Note; readonly leftOut: LeftOut[] } {
  const leftOut: LeftOut[] = [];
  return { note: (field, reason) => void leftOut.push({ field, reason }), leftOut };
}
