import { isDelivered, type PimsConnectionType, undeliveredText } from '../../practice/pims-connection/index.js';
import type { MedicalField } from './medical-information.js';
import { noKnownAllergiesText } from './text.js';

/** The fields that tell which practice system a patient was imported from, if any. */
export interface ImportOrigin {
  readonly isPIMSImport?: boolean | null;
  readonly pimsConnectionType?: PimsConnectionType | null;
}

type Recorded = ImportOrigin & {
  readonly allergies: readonly unknown[];
  readonly currentMeds?: readonly unknown[];
  readonly healthConditions?: readonly unknown[];
};

const lists = { allergies: 'allergies', medications: 'currentMeds', conditions: 'healthConditions' } as const;

/**
 * The note for a list of an imported patient that is empty because its practice system does not provide it, so that
 * nothing is known.
 *
 * @returns `null` when something is recorded, the patient was not imported, or the system provides the list
 * @see C-283
 */
export function undeliveredNote(patient: Recorded, field: MedicalField): string | null {
  const { isPIMSImport, pimsConnectionType: type } = patient;
  if (isPIMSImport !== true || !type || isDelivered(type, field)) return null;
  return (patient[lists[field]] ?? []).length === 0 ? undeliveredText(type) : null;
}

/**
 * The text for a patient without recorded allergies: none are known, or the system does not provide them. @see C-283,
 * P-111
 */
export function noAllergiesText(patient: Recorded): string {
  return undeliveredNote(patient, 'allergies') ?? noKnownAllergiesText;
}
