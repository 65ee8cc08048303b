import { phoneDigits } from '@signa/core/base';
import type { ReportedCaretaker, ReportedPatient } from '@signa/core/pims';
import { everyRow, fieldOf, groupedBy, idIn, type Row, rowsIn } from './every-row.js';
import { maxFound, type PimsAccountKey, type RecordSource, type CaretakerCriteria } from './practice-system.js';

/** Requests one page of a clinic's resource from DIGITAIL, at most 100 rows. */
export type AskDigitail = (
  account: PimsAccountKey,
  resource: string,
  filter: Readonly<Record<string, string>>,
  page: number,
) => Promise<unknown>;

type Rows = (resource: string, filter: Readonly<Record<string, string>>) => Promise<readonly Row[]>;

/** Reads the lists of a clinic page by page. */
export const rowsOfDigitail =
  (ask: AskDigitail) =>
  (account: PimsAccountKey): Rows =>
  (resource, filter) =>
    everyRow((page) => pageOf(ask, account, resource, filter, page), 1);

/** DIGITAIL's clients and patients: `pet-parents` and their `pets`. */
export function digitailRecords(ask: AskDigitail): RecordSource {
  const rowsOf = rowsOfDigitail(ask);
  return {
    async searchCaretakers(account, wanted) {
      const rows = rowsOf(account);
      const filter = await filterOf(rows, wanted);
      return filter === null ? [] : caretakers(rows, (await rows('pet-parents', filter)).slice(0, maxFound));
    },
    async caretakersById(account, ids) {
      const rows = rowsOf(account);
      const known = ids.filter(isId);
      return known.length === 0 ? [] : caretakers(rows, await rows('pet-parents', { id: known.join(',') }));
    },
    async searchPatients(account, { name, caretakerId }) {
      if (caretakerId !== undefined && !isId(caretakerId)) return [];
      const filter = {
        ...(name !== undefined && { nickname: name }),
        ...(caretakerId !== undefined && { owner_id: caretakerId }),
      };
      if (Object.keys(filter).length === 0) return [];
      return (await rowsOf(account)('pets', filter)).slice(0, maxFound).map(patientOf);
    },
    async patientsById(account, ids) {
      const known = ids.filter(isId);
      return known.length === 0 ? [] : (await rowsOf(account)('pets', { id: known.join(',') })).map(patientOf);
    },
  };
}

/** Letters, digits, and hyphens; a comma would separate ids. */
export const isId = (id: string) => /^[A-Za-z\d-]{1,64}$/.test(id);

async function pageOf(
  ask: AskDigitail,
  account: PimsAccountKey,
  resource: string,
  filter: Readonly<Record<string, string>>,
  page: number,
) {
  const answer = await ask(account, resource, filter, page);
  const pages = Number(fieldOf(fieldOf(answer, 'meta'), 'last_page') ?? 1);
  return { rows: rowsIn(answer, 'data', 'DIGITAIL'), next: page < pages ? page + 1 : null };
}

/** `null` when nothing can match. */
async function filterOf(
  rows: Rows,
  { firstName, lastName, email, phone, patientName }: CaretakerCriteria,
): Promise<Readonly<Record<string, string>> | null> {
  const pets = patientName === undefined ? null : await rows('pets', { nickname: patientName });
  const owners = pets && [...new Set(pets.map((pet) => idIn(pet, 'owner_id')).filter(isId))].slice(0, maxFound * 2);
  if (owners?.length === 0) return null;
  const filter = {
    ...(firstName !== undefined && { name: firstName }),
    ...(lastName !== undefined && { last_name: lastName }),
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone: phoneDigits(phone).replace(/^1(?=\d{10}$)/, '') }),
    ...(owners && { id: owners.join(',') }),
  };
  return Object.keys(filter).length === 0 ? null : filter;
}

async function caretakers(rows: Rows, parents: readonly Row[]): Promise<readonly ReportedCaretaker[]> {
  const ids = [...new Set(parents.map((parent) => idIn(parent, 'id')).filter(isId))];
  const petsOf = groupedBy(ids.length === 0 ? [] : await rows('pets', { owner_id: ids.join(',') }), 'owner_id');
  return parents.map((parent) => caretakerOf(parent, petsOf(idIn(parent, 'id'))));
}

function caretakerOf(parent: Row, pets: readonly Row[]): ReportedCaretaker {
  return {
    id: idIn(parent, 'id'),
    pimsId: idIn(parent, 'id'),
    firstName: parent['name'],
    lastName: parent['last_name'],
    isActive: !isReported(parent['deleted_at']),
    emails: [parent['email']],
    phones: [
      { number: parent['phone'], isPrimary: true },
      { number: parent['secondary_phone'], isPrimary: false },
    ],
    addresses: [
      {
        addressLine1: parent['address'],
        addressLine2: parent['address2'],
        city: parent['city'],
        stateProvince: parent['region_short_code'] ?? parent['region'],
        postalCode: parent['zip_code'],
        isPrimary: true,
      },
    ],
    patients: pets.map(patientOf),
  };
}

function patientOf(pet: Row): ReportedPatient {
  const { gender } = pet;
  return {
    id: idIn(pet, 'id'),
    pimsId: idIn(pet, 'id'),
    name: pet['nickname'],
    dateOfBirth: pet['birthday'],
    dateOfDeath: pet['deceased_at'],
    gender,
    normalizedGender: pet['hormonal_status'] === 1 ? altered(gender) : gender,
    breed: fieldOf(pet['breed'], 'name'),
    species: fieldOf(pet['species'], 'name'),
    currentWeight: pet['weight'],
    currentWeightUnit: pet['weight_unit'],
    isDeleted: isReported(pet['deleted_at']),
    isDeceased: pet['is_deceased'],
    isActive: !isReported(pet['deleted_at']),
    allergies: pet['allergies'],
  };
}

const isReported = (value: unknown) => value !== null && value !== undefined && value !== '';

/** Combines the fields for sex and hormonal status into one code. */
function altered(gender: unknown): unknown {
  return gender === 'female' ? 'female spayed' : gender === 'male' ? 'male neutered' : gender;
}
