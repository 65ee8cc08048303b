import { valuesOfClient } from '../../clients/client/index.js';
import { type StoredWeight, valuesOfPatient, weightInExactPounds } from '../../clients/patient/index.js';
import { keptOf, type SyncedField, type SyncedValues } from '../../practice/pims-sync/index.js';
import type { ClientValues, ImportedClient, ImportedPatient, PatientValues } from './imported-record.js';

type Fields<Values> = Readonly<Record<string, readonly (keyof Values)[]>>;

const recordFields = ['pimsId', 'pimsProviderId', 'pimsConnectionType'] as const;

/** What a person sees as one field of a patient. */
const patientFields: Fields<PatientValues> = {
  name: ['name'],
  species: ['speciesCode'],
  breed: ['breedCode'],
  gender: ['gender'],
  birthdate: ['birthdate'],
  deceasedDate: ['isDeceased', 'deceasedDate'],
  weight: ['weight', 'weightUnit'],
  isActive: ['isActive'],
  vet: ['vetId'],
  allergies: ['allergies'],
  healthConditions: ['healthConditions'],
  currentMeds: ['currentMeds'],
  pimsRecord: recordFields,
};

const clientFields: Fields<ClientValues> = {
  firstName: ['firstName'],
  lastName: ['lastName'],
  email: ['email'],
  drivingLicense: ['drivingLicense'],
  birthdate: ['birthdate'],
  phones: ['phones'],
  addresses: ['addresses'],
  isActive: ['isActive'],
  pimsRecord: recordFields,
};

/** How the values of a field of a client are called where they are kept with those of the practice system. */
const syncedNames: Readonly<Record<string, string>> = { phones: 'phone', addresses: 'address' };

/**
 * The fields of a patient that a person changed since the import. What was taken over from the practice system is none:
 * it comes again with the next import.
 *
 * @see C-254
 */
export function changedOfPatient({ made, now, synced, weights }: ImportedPatient): string[] {
  const changed = changedFields<PatientValues>(patientFields, { made, now, synced, valuesOf: valuesOfRow });
  const isWeighed = !changed.includes('weight') && weights.some((weight) => !isTold(weight, made, synced));
  return isWeighed ? [...changed, 'weight'] : changed;
}

/** The same of a client. @see C-254 */
export function changedOfClient({ made, now, synced }: ImportedClient): string[] {
  return changedFields<ClientValues>(clientFields, { made, now, synced, valuesOf: valuesOfClient });
}

interface Changed<Values> {
  readonly made: Values;
  readonly now: Values;
  readonly synced: readonly SyncedField[];
  readonly valuesOf: (values: Values) => SyncedValues;
}

function changedFields<Values>(fields: Fields<Values>, { made, now, synced, valuesOf }: Changed<Values>): string[] {
  const [before, after] = [valuesOf(made), valuesOf(now)];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const differing = names.filter((name) => before[name] !== after[name]);
  const isTakenOver = (field: string) => {
    const ofField = differing.filter((name) => name.split(':')[0] === (syncedNames[field] ?? field));
    return ofField.length > 0 && ofField.every((name) => isFromThere(keptOf(synced, name), after[name] ?? null));
  };
  return Object.entries(fields).flatMap(([field, columns]) => {
    const isSame = columns.every((column) => JSON.stringify(made[column]) === JSON.stringify(now[column]));
    return isSame || isTakenOver(field) ? [] : [field];
  });
}

/** What is missing now was taken away by a person: the practice system only ever adds and changes (C-100). */
const isFromThere = (kept: SyncedField | undefined, here: string | null) =>
  kept !== undefined && here !== null && (kept.isFromThere || kept.there === here);

/** A weight that was imported, or taken over from the practice system. */
function isTold(weight: StoredWeight, made: PatientValues, synced: readonly SyncedField[]): boolean {
  const exact = weightInExactPounds(weight);
  if (exact === null || exact === weightInExactPounds(made)) return true;
  const kept = keptOf(synced, 'weight');
  return [kept?.there, kept?.agreedThere].includes(`${exact} lbs`);
}

const valuesOfRow = ({ breedCode, ...values }: PatientValues) =>
  valuesOfPatient({ ...values, breed: breedCode === null ? null : { code: breedCode, name: breedCode } });
