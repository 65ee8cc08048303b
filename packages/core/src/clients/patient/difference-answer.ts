import { formatDate } from '../../base/time/index.js';
import { genderLabel } from './gender-option.js';
import type { PatientChange, PatientDifference } from './pims-difference.js';

/** The form values that a difference may change. */
export type ComparedValues = { readonly [Field in keyof PatientChange]?: PatientChange[Field] | null };

/**
 * The differences that are applied in a form, and so will be stored: those whose fields have the proposed value. Any
 * other value declines them.
 *
 * @see C-104, C-105
 */
export function acceptedDifferences(
  differences: readonly PatientDifference[],
  form: ComparedValues,
): readonly PatientDifference[] {
  return differences.filter(({ change }) =>
    Object.entries(change).every(([field, value]) => form[field as keyof PatientChange] === value),
  );
}

const labels: Readonly<Record<PatientDifference['field'], string>> = {
  weight: 'Weight',
  breed: 'Breed',
  birthdate: 'Birthdate',
  gender: 'Gender',
  deceasedDate: 'Date of Death',
};

/** A difference as it is shown: N/A for a missing value. */
export interface ShownDifference {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** A difference as text: dates as MM-DD-YYYY, a gender as a word. @see C-101, C-104 */
export function shownDifference({ field, before, after }: PatientDifference): ShownDifference {
  return { label: labels[field], before: before === null ? 'N/A' : shown(field, before), after: shown(field, after) };
}

function shown(field: PatientDifference['field'], value: string): string {
  if (field === 'birthdate' || field === 'deceasedDate') return formatDate(value);
  return (field === 'gender' ? genderLabel(value) : null) ?? value;
}

/** What saving does with the differences, as text in the form. @see C-104, C-105 */
export function patientDifferenceText(all: number, accepted: number): string {
  return `Saving stores ${accepted} of ${all} ${all === 1 ? 'difference' : 'differences'}. Press the cross to keep your value.`;
}
