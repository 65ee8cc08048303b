import type { ConflictPatient } from '../../signing/index.js';
import {
  conceptLabel,
  conceptText,
  type FhirAllergy,
  type FhirConcept,
  type FhirCondition,
  hasCode,
} from '../fhir/index.js';
import type { NotRead, Read } from './not-read.js';

/** Verification statuses by which the patient doesn't have it. */
const denied = ['refuted', 'entered-in-error'];
/** Clinical statuses by which it is over. */
const over = ['inactive', 'remission', 'resolved'];

interface Recorded {
  readonly code?: FhirConcept | null | undefined;
  readonly clinicalStatus?: FhirConcept | null | undefined;
  readonly verificationStatus?: FhirConcept | null | undefined;
}

/** Reads those that the patient has, or may have; one that is over is named, and one that was refuted is not. */
function readRecorded<From extends Recorded, To>(
  records: readonly From[],
  kind: string,
  toFact: (name: string, from: From) => To,
): Read<readonly To[]> {
  const had = records.filter(({ verificationStatus }) => !hasCode(verificationStatus, denied));
  const facts: To[] = [];
  const notRead: NotRead[] = [];
  for (const record of had) {
    const name = conceptText(record.code);
    if (hasCode(record.clinicalStatus, over))
      notRead.push({ name: conceptLabel(record.code), reason: `Recorded as a past ${kind}, so not compared.` });
    else if (name === null)
      notRead.push({
        name: conceptLabel(record.code),
        reason: `The ${kind} was not compared. Send its name as text or display.`,
      });
    else facts.push(toFact(name, record));
  }
  return { value: facts, notRead };
}

/** Kinds of allergens as core names them; anything but the environment is compared. */
const kindOf = ({ category }: FhirAllergy) =>
  category?.length === 1 && category[0] === 'environment' ? 'environment' : 'drug';

export function readAllergies(allergies: readonly FhirAllergy[]): Read<ConflictPatient['allergies']> {
  return readRecorded(allergies, 'allergy', (name, allergy) => ({ code: name, name, kind: kindOf(allergy) }));
}

export function readConditions(conditions: readonly FhirCondition[]): Read<ConflictPatient['healthConditions']> {
  return readRecorded(conditions, 'condition', (name) => ({ code: name, name }));
}
