import { formatDate, type PlainDate } from '../time/index.js';
import type { PrescriptionFacts } from './prescription-facts.js';
import { refillsLabel } from './refills-label.js';

/** A saved prescription with the names of what it refers to, as they travel (P-188). */
export type SavedFacts = Omit<PrescriptionFacts, 'product' | 'version' | 'isOfficeUse' | 'rxOrigin'> & {
  readonly product: { readonly id: string; readonly title: string };
  readonly flavor: { readonly flavor: string } | null;
  readonly authorizingVetLocationUser: { readonly displayName: string } | null;
  readonly workflowLocationUser: { readonly displayName: string } | null;
  readonly currentWorkflowStatus: { readonly description: string } | null;
  readonly locationClient: { readonly firstName: string | null; readonly lastName: string | null } | null;
  readonly locationPatient: { readonly name: string } | null;
};

interface SavedField {
  readonly label: string;
  /** Two saves agree in a field when this is the same; by id, for two things may share a name. */
  readonly key: (saved: SavedFacts) => string | number | null;
  /** The value as a person reads it; `null` is nothing. */
  readonly words: (saved: SavedFacts) => string | null;
}

const text = (value: string | null) => value?.trim() || null;
const day = (date: PlainDate | null) => (date === null ? null : formatDate(date));
const plain = (label: string, words: SavedField['words']): SavedField => ({ label, key: words, words });
const named = (label: string, key: SavedField['key'], words: SavedField['words']): SavedField => ({
  label,
  key,
  words,
});
const fullName = ({ locationClient: client }: SavedFacts) =>
  [client?.firstName, client?.lastName].filter(Boolean).join(' ') || null;

/** In the order of the form. */
const fields: readonly SavedField[] = [
  named('Client', (saved) => saved.locationClientId, fullName),
  named(
    'Patient',
    (saved) => saved.locationPatientId,
    (saved) => saved.locationPatient?.name ?? null,
  ),
  named(
    'Product',
    (saved) => saved.product.id,
    (saved) => saved.product.title,
  ),
  plain('Quantity', (saved) => String(saved.unitPerFill)),
  named(
    'Flavor',
    (saved) => saved.flavorId,
    (saved) => saved.flavor?.flavor ?? null,
  ),
  plain('Directions', (saved) => text(saved.directions)),
  plain('Refills', (saved) => refillsLabel(saved)),
  plain('Expiration', (saved) => day(saved.prescExpiryDate)),
  named(
    'Authorizing Vet',
    (saved) => saved.authorizingVet,
    (saved) => saved.authorizingVetLocationUser?.displayName ?? null,
  ),
  plain('Reason For Compounding', (saved) => text(saved.reasonForCompound)),
  plain('Allergic Ingredient', (saved) => text(saved.allergicIngredient)),
  plain('Days Supply', (saved) => saved.daysSupply?.toString() ?? null),
  plain('Note To Pharmacy', (saved) => text(saved.noteToPharmacy)),
  plain('Note To Client', (saved) => text(saved.noteToClient)),
  plain('Client Notification', (saved) => day(saved.notifyClientDate)),
  plain('AutoShip', (saved) => (saved.autoShipPrompt ? 'yes' : 'no')),
  plain('Consultation', (saved) => text(saved.pimsConsultId)),
  named(
    'Workflow User',
    (saved) => saved.workflowLocationUserId,
    (saved) => saved.workflowLocationUser?.displayName ?? null,
  ),
  named(
    'Workflow Status',
    (saved) => saved.currentWorkflowStatusId,
    (saved) => saved.currentWorkflowStatus?.description ?? null,
  ),
];

/**
 * What a save changed, field by field, as the audit trail says it: 'Refills 1 -> 2', 'Note To Client none -> Call me'.
 *
 * @returns in the order of the form; empty when it was saved as it was
 * @throws RangeError on an impossible date
 * @see P-006, P-188
 */
export function savedChanges(before: SavedFacts, after: SavedFacts): string[] {
  return fields
    .filter(({ key }) => key(before) !== key(after))
    .map(({ label, words }) => `${label} ${words(before) ?? 'none'} -> ${words(after) ?? 'none'}`);
}

/** What a line of the audit trail says besides what happened. */
export interface EventFacts {
  readonly reason?: string | null;
  readonly changes?: readonly string[];
  /** The support user behind who acted. */
  readonly impersonatedBy?: string | null;
}

const separator = '\n';

/**
 * The note of an event of the audit trail: the reason, what changed, and who acted for whom, a line each.
 *
 * @returns `null` when there is nothing to say
 * @see P-006, P-069
 */
export function eventNote({ reason, changes = [], impersonatedBy }: EventFacts): string | null {
  // One fact is one line, however it was typed.
  const lines = [text(reason ?? null), ...changes, impersonatedBy ? `Impersonated by ${impersonatedBy}` : null];
  return lines.flatMap((line) => (line === null ? [] : [line.replace(/\s*\n\s*/g, ' ')])).join(separator) || null;
}

/** The facts of a note, one by one. @see eventNote */
export function eventNoteLines(note: string | null): readonly string[] {
  return note?.split(separator).filter((line) => line.trim() !== '') ?? [];
}
