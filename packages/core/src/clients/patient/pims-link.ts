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
import { dayTold, genderSaid, poundsTold } from './pims-value.js';
import { isWeightKnown } from './weight.js';

/** Fields of UpdateLocationPatient that linking may fill (C-161). */
export interface LinkedFacts {
  readonly weight?: number;
  readonly weightUnit?: 'lbs';
  readonly deceasedDate?: PlainDate;
  readonly isDeceased?: true;
  readonly gender?: NormalGender;
}

/** What of a patient says which of them it fills. */
export type LinkTarget = Pick<ComparedPatient, 'weight' | 'gender' | 'birthdate' | 'deceasedDate'> & {
  readonly isActive: boolean;
  readonly isDeceased: boolean;
};

/**
 * What of the fields sent goes where there is none here: weight with its unit, gender and the date of death, each judged
 * on its own; that a patient died is never taken back. Other fields stay as they are sent.
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

/** That it died stays known; a day before its birth is left out (P-337). */
const isBeforeBirth = ({ birthdate }: LinkTarget, deceasedDate: unknown): boolean =>
  typeof deceasedDate === 'string' && isDeathBeforeBirth({ birthdate, deceasedDate });

/** What UpdateLocationPatient is sent to link a patient (C-161). */
export interface PatientPimsLink extends PimsIds, LinkedFacts {
  readonly isActive: boolean;
  readonly pimsConnectionType: PimsConnectionType;
}

/**
 * The update that links a patient with a record of the practice system, with what that record knows and is missing here.
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
  const weight = poundsTold(theirs);
  const deceasedDate = dayTold(theirs.dateOfDeath, today);
  const gender = genderSaid(theirs);
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
