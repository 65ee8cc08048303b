import type { LinkedCaretaker } from '../pims-difference/use-linked-caretaker';

export type TheirPatient = LinkedCaretaker['patients'][number];

/** What may be done about a patient of the practice system, or why nothing. */
export type ImportState =
  | { readonly kind: 'ready' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'deceased'; readonly reason: string }
  | { readonly kind: 'already' }
  | { readonly kind: 'imported' }
  /** A patient who was here already stands behind it now. */
  | { readonly kind: 'linked' }
  /** It could not be imported; it may be tried again. */
  | { readonly kind: 'failed'; readonly reason: string };
