import { trimmedOrNull } from '../../../base/text/index.js';
import { formatDate, type PlainDate } from '../../../base/time/index.js';
import type { PrescriptionField } from '../form/form.js';
import type { PrescriptionFacts } from '../form/prescription-facts.js';
import { refillsLabel } from '../quantity/refills-label.js';

/** What of a draft somebody may have saved differently. */
export type DraftFacts = Omit<PrescriptionFacts, 'product' | 'version' | 'isOfficeUse' | 'rxOrigin'> & {
  readonly product: { readonly id: string };
};

/** A saved prescription with the names of what it refers to, as they travel (P-188). */
export type SavedFacts = DraftFacts & {
  readonly product: { readonly title: string };
  readonly flavor: { readonly flavor: string } | null;
  readonly authorizingVetLocationUser: { readonly displayName: string } | null;
  readonly workflowLocationUser: { readonly displayName: string } | null;
  readonly currentWorkflowStatus: { readonly description: string } | null;
  readonly locationClient: { readonly firstName: string | null; readonly lastName: string | null } | null;
  readonly locationPatient: { readonly name: string } | null;
};

/** A field of the form that a save may change, by its label there. */
export interface SavedField {
  /** By its name in the save input; PRN is told with the refills. */
  readonly field: PrescriptionField;
  readonly label: string;
  /** Two saves agree in a field when this is the same; by id, for two things may share a name. */
  readonly key: (saved: DraftFacts) => string | number | boolean | null;
  /** The value as a person reads it; `null` is nothing. */
  readonly words: (saved: SavedFacts) => string | null;
}

const day = (date: PlainDate | null) => (date === null ? null : formatDate(date));
type Words = (saved: DraftFacts) => string | null;
const plain = (field: PrescriptionField, label: string, words: Words): SavedField => ({
  field,
  label,
  key: words,
  words,
});
const named = (
  field: PrescriptionField,
  label: string,
  key: SavedField['key'],
  words: SavedField['words'],
): SavedField => ({ field, label, key, words });
const fullName = ({ locationClient: client }: SavedFacts) =>
  [client?.firstName, client?.lastName].filter(Boolean).join(' ') || null;

/** In the order of the form. */
const savedFields: readonly SavedField[] = [
  named('locationClientId', 'Client', (saved) => saved.locationClientId, fullName),
  named(
    'locationPatientId',
    'Patient',
    (saved) => saved.locationPatientId,
    (saved) => saved.locationPatient?.name ?? null,
  ),
  named(
    'productId',
    'Product',
    (saved) => saved.product.id,
    (saved) => saved.product.title,
  ),
  plain('unitPerFill', 'Quantity', (saved) => String(saved.unitPerFill)),
  named(
    'flavorId',
    'Flavor',
    (saved) => saved.flavorId,
    (saved) => saved.flavor?.flavor ?? null,
  ),
  plain('directions', 'Directions', (saved) => trimmedOrNull(saved.directions)),
  plain('refills', 'Refills', (saved) => refillsLabel(saved)),
  named(
    'prescExpiryDate',
    'Expiration',
    (saved) => saved.prescExpiryDate,
    (saved) => day(saved.prescExpiryDate),
  ),
  named(
    'authorizingVet',
    'Authorizing Vet',
    (saved) => saved.authorizingVet,
    (saved) => saved.authorizingVetLocationUser?.displayName ?? null,
  ),
  plain('reasonForCompound', 'Reason For Compounding', (saved) => trimmedOrNull(saved.reasonForCompound)),
  plain('allergicIngredient', 'Allergic Ingredient', (saved) => trimmedOrNull(saved.allergicIngredient)),
  plain('daysSupply', 'Days Supply', (saved) => saved.daysSupply?.toString() ?? null),
  plain('noteToPharmacy', 'Note To Pharmacy', (saved) => trimmedOrNull(saved.noteToPharmacy)),
  plain('noteToClient', 'Note To Client', (saved) => trimmedOrNull(saved.noteToClient)),
  named(
    'notifyClientDate',
    'Client Notification',
    (saved) => saved.notifyClientDate,
    (saved) => day(saved.notifyClientDate),
  ),
  plain('autoShipPrompt', 'AutoShip', (saved) => (saved.autoShipPrompt ? 'yes' : 'no')),
  plain('pimsConsultId', 'Consultation', (saved) => trimmedOrNull(saved.pimsConsultId)),
  named(
    'workflowLocationUserId',
    'Workflow User',
    (saved) => saved.workflowLocationUserId,
    (saved) => saved.workflowLocationUser?.displayName ?? null,
  ),
  named(
    'currentWorkflowStatusId',
    'Workflow Status',
    (saved) => saved.currentWorkflowStatusId,
    (saved) => saved.currentWorkflowStatus?.description ?? null,
  ),
];

/** The fields that have an author, in the order of the form (P-246). */
export const authoredFields: readonly PrescriptionField[] = savedFields.map(({ field }) => field);

/** The fields in which two saves differ, in the order of the form; texts differ by what a reader sees of them. */
export function changedFields(before: DraftFacts, after: DraftFacts): readonly SavedField[] {
  return savedFields.filter(({ key }) => key(before) !== key(after));
}
