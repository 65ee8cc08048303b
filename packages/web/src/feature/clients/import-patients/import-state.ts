import type { LinkedCaretaker } from '../../pims/pims-difference/use-linked-caretaker';

export type TheirPatient = LinkedCaretaker['patients'][number];

/** The import state of a PIMS patient, which determines the row's actions. */
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
