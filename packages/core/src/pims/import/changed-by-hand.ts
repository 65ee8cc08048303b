import { valuesOfClient } from '../../clients/client/index.js';
import { type StoredWeight, valuesOfPatient, weightInExactPounds } from '../../clients/patient/index.js';
import { keptOf, type SyncedField, type SyncedValues } from '../../practice/pims-sync/index.js';
import type { ClientValues, ImportedClient, ImportedPatient, PatientValues } from './imported-record.js';

/** The field that a user sees each column as. Every column has one, so that a change of it is never overlooked. */
type Fields<Values> = Readonly<Record<keyof Values & string, string>>;

const recordFields = { pimsId: 'pimsRecord', pimsProviderId: 'pimsRecord', pimsConnectionType: 'pimsRecord' } as const;

const patientFields: Fields<PatientValues> = {
  name: 'name',
  speciesCode: 'species',
  breedCode: 'breed',
  gender: 'gender',
  birthdate: 'birthdate',
  isDeceased: 'deceasedDate',
  deceasedDate: 'deceasedDate',
  weight: 'weight',
  weightUnit: 'weight',
  isActive: 'isActive',
  vetId: 'vet',
  lastExamDate: 'lastExamDate',
  allergies: 'allergies',
  healthConditions: 'healthConditions',
  currentMeds: 'currentMeds',
  ...recordFields,
};

const clientFields: Fields<ClientValues> = {
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'email',
  drivingLicense: 'drivingLicense',
  birthdate: 'birthdate',
  phones: 'phones',
  addresses: 'addresses',
  isActive: 'isActive',
  ...recordFields,
};

/** The names of a client's fields in the sync state. */
const syncedNames: Readonly<Record<string, string>> = { phones: 'phone', addresses: 'address' };

/**
 * The fields of a patient that a user changed since the import. Values accepted from the practice system do not count,
 * because the next import brings them again.
 *
 * @see C-254
 */
export function changedOfPatient({ made, now, synced, weights }: ImportedPatient): string[] {
  const changed = changedFields<PatientValues>(patientFields, { made, now, synced, valuesOf: valuesOfRow });
  const isWeighed = !changed.includes('weight') && weights.some((weight) => !isReported(weight, made, synced));
  return isWeighed ? [...changed, 'weight'] : changed;
}

/** The fields of a client, likewise. @see C-254 */
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
  const columns = Object.keys(fields) as (keyof Values & string)[];
  const isChanged = (column: keyof Values) => JSON.stringify(made[column]) !== JSON.stringify(now[column]);
  const [before, after] = [valuesOf(made), valuesOf(now)];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const differing = names.filter((name) => before[name] !== after[name]);
  const isTakenOver = (field: string) => {
    const ofField = differing.filter((name) => name.split(':')[0] === (syncedNames[field] ?? field));
    return ofField.length > 0 && ofField.every((name) => isFromThere(keptOf(synced, name), after[name] ?? null));
  };
  const changed = new Set(columns.filter(isChanged).map((column) => fields[column]));
  return [...changed].filter((field) => !isTakenOver(field));
}

/** A user removed a value that is missing now, because the practice system only adds and changes values (C-100). */
const isFromThere = (kept: SyncedField | undefined, here: string | null) =>
  kept !== undefined && here !== null && (kept.isFromThere || kept.there === here);

/** Whether a weight was imported or accepted from the practice system. */
function isReported(weight: StoredWeight, made: PatientValues, synced: readonly SyncedField[]): boolean {
  const exact = weightInExactPounds(weight);
  if (exact === null || exact === weightInExactPounds(made)) return true;
  const kept = keptOf(synced, 'weight');
  return [kept?.there, kept?.agreedThere].includes(`${exact} lbs`);
}

const valuesOfRow = ({ breedCode, ...values }: PatientValues) =>
  valuesOfPatient({ ...values, breed: breedCode === null ? null : { code: breedCode, name: breedCode } });
