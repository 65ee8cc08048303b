import {
  type NormalGender,
  type PimsConnectionType,
  type PimsIds,
  type PimsPatient,
  sentLinkIds,
} from '../../practice/pims-connection/index.js';
import { isBlank } from '../../base/text/index.js';
import type { PlainDate } from '../../base/time/index.js';
import { isDeathBeforeBirth } from './birthdate.js';
import type { ComparedPatient } from './pims-difference.js';
import { isDeceasedThere } from './pims-import.js';
import { reportedDay, genderIfReported, reportedPounds } from './pims-value.js';
import { isWeightKnown } from './weight.js';

/** The fields of UpdateLocationPatient that linking may fill (C-161). */
export interface LinkedFacts {
  readonly weight?: number;
  readonly weightUnit?: 'lbs';
  readonly deceasedDate?: PlainDate;
  readonly isDeceased?: true;
  readonly gender?: NormalGender;
}

/** The fields of a patient that decide which of them it fills. */
export type LinkTarget = Pick<ComparedPatient, 'weight' | 'gender' | 'birthdate' | 'deceasedDate'> & {
  readonly isActive: boolean;
  readonly isDeceased: boolean;
};

/**
 * Drops submitted weight, gender and deceased date for which the patient already has a value, each independently. Death
 * is never reverted. Other fields are kept as sent.
 *
 * @see C-114, C-220
 */
export function factsWhereEmpty<Sent extends { readonly [Field in keyof LinkedFacts]?: unknown }>(
  patient: LinkTarget,
  sent: Sent,
): Sent {
  const held: Readonly<Record<keyof LinkedFacts, boolean>> = {
    weight: isWeightKnown(patient.weight),
    weightUnit: isWeightKnown(patient.weight),
    gender: !isBlank(patient.gender),
    deceasedDate:
      patient.deceasedDate !== null || sent.deceasedDate === null || isBeforeBirth(patient, sent.deceasedDate),
    isDeceased: patient.isDeceased,
  };
  const isKept = ([field]: readonly [string, unknown]) => !(field in held && held[field as keyof LinkedFacts]);
  return Object.fromEntries(Object.entries(sent).filter(isKept)) as Sent;
}

/** The death is kept, but a date before the birth is omitted (P-337). */
const isBeforeBirth = ({ birthdate }: LinkTarget, deceasedDate: unknown): boolean =>
  typeof deceasedDate === 'string' && isDeathBeforeBirth({ birthdate, deceasedDate });

/** The input of UpdateLocationPatient to link a patient (C-161). */
export interface PatientPimsLink extends PimsIds, LinkedFacts {
  readonly isActive: boolean;
  readonly pimsConnectionType: PimsConnectionType;
}

/**
 * The update that links a patient to a record of the practice system, with its values for fields that are empty in
 * Signa.
 *
 * @param today - the calendar day at the location
 * @see C-114, C-161
 */
export function patientLinkInput(
  patient: LinkTarget,
  theirs: PimsPatient,
  type: PimsConnectionType,
  today: PlainDate,
): PatientPimsLink {
  const weight = reportedPounds(theirs);
  const deceasedDate = reportedDay(theirs.dateOfDeath, today);
  const gender = genderIfReported(theirs);
  return {
    isActive: patient.isActive,
    ...sentLinkIds(type, theirs),
    pimsConnectionType: type,
    ...factsWhereEmpty<LinkedFacts>(patient, {
      ...(weight !== null && { weight, weightUnit: 'lbs' }),
      ...(deceasedDate !== null && { deceasedDate }),
      ...(isDeceasedThere(theirs) && { isDeceased: true }),
      ...(gender !== null && { gender }),
    }),
  };
}
