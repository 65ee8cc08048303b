import type { LinkedCaretaker } from '../pims-difference/use-linked-caretaker';

export type TheirPatient = LinkedCaretaker['patients'][number];

/** What can be done with a PIMS patient, or why nothing can. */
export type ImportState =
  | { readonly kind: 'ready' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'deceased'; readonly reason: string }
  | { readonly kind: 'already' }
  | { readonly kind: 'imported' }
  /** Now linked to an existing patient. */
  | { readonly kind: 'linked' }
  /** The import failed and can be retried. */
  | { readonly kind: 'failed'; readonly reason: string };
