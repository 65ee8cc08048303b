import { trimmedOrNull } from '../../../base/text/index.js';
import { formatDate, type PlainDate } from '../../../base/time/index.js';
import { prescriptionFields } from '../form/fields.js';
import {
  type ChangeField,
  type FieldOfKind,
  fieldSpec,
  type PrescriptionField,
  prescriptionFieldNames,
} from '../form/form.js';
import type { PrescriptionFacts } from '../form/prescription-facts.js';
import { refillsLabel } from '../quantity/refills-label.js';

/** A part of a draft that a save can change. */
export type DraftFacts = Omit<PrescriptionFacts, 'product' | 'version' | 'isOfficeUse' | 'rxOrigin'> & {
  readonly product: { readonly id: string };
};

/** A saved prescription with the names of its references, as in the contract (P-188). */
export type SavedFacts = DraftFacts & {
  readonly product: { readonly title: string };
  readonly flavor: { readonly flavor: string } | null;
  readonly authorizingVetLocationUser: { readonly displayName: string } | null;
  readonly workflowLocationUser: { readonly displayName: string } | null;
  readonly currentWorkflowStatus: { readonly description: string } | null;
  readonly locationClient: { readonly firstName: string | null; readonly lastName: string | null } | null;
  readonly locationPatient: { readonly name: string } | null;
};

/** A form field that a save can change, by its label. */
export interface SavedField {
  /** By its name in the save input; PRN is included in the refills. */
  readonly field: PrescriptionField;
  readonly label: string;
  /** Saves agree in a field when this is equal; references are compared by id, because names are not unique. */
  readonly key: (saved: DraftFacts) => string | number | boolean | null;
  /** The display value; `null` when empty. */
  readonly words: (saved: SavedFacts) => string | null;
}

type NamedField = Extract<ChangeField, FieldOfKind<'id'>>;

/** The names of the records that a prescription refers to. */
const namesOf: Readonly<Record<NamedField, (saved: SavedFacts) => string | null>> = {
  locationClientId: ({ locationClient: client }) =>
    [client?.firstName, client?.lastName].filter(Boolean).join(' ') || null,
  locationPatientId: (saved) => saved.locationPatient?.name ?? null,
  productId: (saved) => saved.product.title,
  flavorId: (saved) => saved.flavor?.flavor ?? null,
  authorizingVet: (saved) => saved.authorizingVetLocationUser?.displayName ?? null,
  workflowLocationUserId: (saved) => saved.workflowLocationUser?.displayName ?? null,
  currentWorkflowStatusId: (saved) => saved.currentWorkflowStatus?.description ?? null,
};

const isNamed = (field: PrescriptionField): field is NamedField => Object.hasOwn(namesOf, field);

const valueOf = (field: ChangeField, saved: DraftFacts) => (field === 'productId' ? saved.product.id : saved[field]);

/** The display value of a field that is not a reference. */
function readable(field: ChangeField, saved: DraftFacts): string | null {
  if (field === 'refills') return refillsLabel(saved);
  const value = valueOf(field, saved);
  if (value === null) return null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' ? String(value) : trimmedOrNull(value);
}

function savedField(field: ChangeField): SavedField {
  const label = prescriptionFields[field].labels.change;
  if (isNamed(field)) return { field, label, key: (saved) => valueOf(field, saved), words: namesOf[field] };
  if (fieldSpec(field).kind !== 'date')
    return { field, label, key: (saved) => readable(field, saved), words: (saved) => readable(field, saved) };
  return {
    field,
    label,
    key: (saved) => readable(field, saved),
    words: (saved) => dateWords(readable(field, saved)),
  };
}

const dateWords = (date: PlainDate | null) => (date === null ? null : formatDate(date));

/** In the order of the form. */
const savedFields: readonly SavedField[] = prescriptionFieldNames
  .filter((field): field is ChangeField => fieldSpec(field).labels.change !== null)
  .map(savedField);

/** The fields that have an author, in the order of the form (P-246). */
export const authoredFields: readonly PrescriptionField[] = savedFields.map(({ field }) => field);

/** The fields in which two saves differ, in the order of the form; text is compared as displayed. */
export function changedFields(before: DraftFacts, after: DraftFacts): readonly SavedField[] {
  return savedFields.filter(({ key }) => key(before) !== key(after));
}
