import { capitalized, phoneDigits } from '@signa/core/base';
import type { ReportedAddress, ReportedCaretaker, ReportedPatient, ReportedPhone } from '@signa/core/pims';
import { everyRow, fieldOf, groupedBy, idIn, isRow, type Row, rowsIn } from './every-row.js';
import { maxFound, type PimsAccountKey, type RecordSource, type CaretakerCriteria } from './practice-system.js';

/** Requests one page of a resource from ezyVet, at most 200 rows. */
export type AskEzyvet = (
  account: PimsAccountKey,
  resource: string,
  filter: Readonly<Record<string, string>>,
  page: number,
) => Promise<unknown>;

/** Rows of a resource of an account. */
type Rows = (resource: string, filter: Readonly<Record<string, string>>) => Promise<readonly Row[]>;

/** Reads the lists of an account page by page. */
export const rowsOfEzyvet =
  (ask: AskEzyvet) =>
  (account: PimsAccountKey): Rows =>
  (resource, filter) =>
    everyRow((page) => pageOf(ask, account, resource, filter, page), 1);

/**
 * ezyVet's clients and patients: `contact` with its `contactdetail` and `address`, and `animal` with `species`,
 * `breed`, and `sex`, referenced by id.
 */
export function ezyvetRecords(ask: AskEzyvet): RecordSource {
  const rowsOf = rowsOfEzyvet(ask);
  return {
    async searchCaretakers(account, wanted) {
      const rows = rowsOf(account);
      const ids = await matchingIds(rows, wanted);
      if (ids?.length === 0) return [];
      const filter = {
        ...(wanted.firstName !== undefined && { first_name: nameLike(wanted.firstName) }),
        ...(wanted.lastName !== undefined && { last_name: nameLike(wanted.lastName) }),
        ...(ids !== null && { id: oneOf(ids) }),
      };
      if (Object.keys(filter).length === 0) return [];
      return caretakers(rows, (await rows('contact', filter)).slice(0, maxFound));
    },
    async caretakersById(account, ids) {
      const known = ids.filter(isNumber);
      if (known.length === 0) return [];
      const rows = rowsOf(account);
      return caretakers(rows, await rows('contact', { id: oneOf(known) }));
    },
    async searchPatients(account, { name, caretakerId }) {
      if (caretakerId !== undefined && !isNumber(caretakerId)) return [];
      const filter = {
        ...(name !== undefined && { name: nameLike(name) }),
        ...(caretakerId !== undefined && { contact_id: caretakerId }),
      };
      if (Object.keys(filter).length === 0) return [];
      const rows = rowsOf(account);
      return patients(rows, (await rows('animal', filter)).slice(0, maxFound));
    },
    async patientsById(account, ids) {
      const known = ids.filter(isNumber);
      if (known.length === 0) return [];
      const rows = rowsOf(account);
      return patients(rows, await rows('animal', { id: oneOf(known) }));
    },
  };
}

async function pageOf(
  ask: AskEzyvet,
  account: PimsAccountKey,
  resource: string,
  filter: Readonly<Record<string, string>>,
  page: number,
) {
  const answer = await ask(account, resource, filter, page);
  const rows = rowsIn(answer, 'items', 'ezyVet')
    .map((item) => item[resource])
    .filter(isRow);
  const pages = Number(fieldOf(fieldOf(answer, 'meta'), 'items_page_total') ?? 1);
  return { rows, next: page < pages ? page + 1 : null };
}

/** ezyVet's ids are whole numbers, so any other text matches no record. */
export const isNumber = (id: string) => /^\d{1,15}$/.test(id);
const oneOf = (ids: readonly string[]) => JSON.stringify({ in: ids.map(Number) });
const like = (text: string) => JSON.stringify({ like: `%${text.replaceAll('%', '')}%` });
/**
 * ezyVet's search is case-sensitive and names are capitalized: users type 'hana' for Hana and "o'neil-r" for
 * O'Neil-Reyes.
 */
const nameLike = (typed: string) => like(/\p{Lu}/u.test(typed) ? typed : withCapitals(typed));
const withCapitals = (typed: string) =>
  capitalized(typed).replace(/(?<=[-'])\p{Ll}/gu, (letter) => letter.toUpperCase());
/** Matches 518, 555, and 0231 with any separators of the practice, without a country digit. */
function phoneLike(typed: string): string {
  const digits = phoneDigits(typed).replace(/^1(?=\d{10}$)/, '');
  const parts = [digits.slice(0, -7), digits.slice(-7, -4), digits.slice(-4)];
  return JSON.stringify({ like: `%${parts.filter(Boolean).join('%')}%` });
}

/** The clients that match email, phone, and a patient's name; `null` when the search has none of these. */
async function matchingIds(
  rows: Rows,
  { email, phone, patientName }: CaretakerCriteria,
): Promise<readonly string[] | null> {
  const found = await Promise.all([
    ...(email === undefined ? [] : [rows('contactdetail', { value: like(email.toLowerCase()) })]),
    ...(phone === undefined ? [] : [rows('contactdetail', { value: phoneLike(phone) })]),
    ...(patientName === undefined ? [] : [rows('animal', { name: nameLike(patientName) })]),
  ]);
  const [first, ...others] = found.map((list) => new Set(list.map((row) => idIn(row, 'contact_id')).filter(isNumber)));
  if (!first) return null;
  return [...first].filter((id) => others.every((ids) => ids.has(id))).slice(0, maxFound * 2);
}

async function caretakers(rows: Rows, contacts: readonly Row[]): Promise<readonly ReportedCaretaker[]> {
  const ids = [...new Set(contacts.map((contact) => idIn(contact, 'id')).filter(isNumber))];
  if (ids.length === 0) return [];
  const places = contacts.flatMap((contact) => addressIds(contact));
  const [details, addresses, animals] = await Promise.all([
    rows('contactdetail', { contact_id: oneOf(ids) }),
    places.length === 0 ? [] : rows('address', { id: oneOf(places) }),
    rows('animal', { contact_id: oneOf(ids) }),
  ]);
  const [typeOf, reported] = await Promise.all([
    namesOf(rows, 'contactdetailtype', details, 'contactdetailtype_id'),
    patients(rows, animals),
  ]);
  const detailsOf = groupedBy(details, 'contact_id');
  const addressOf = groupedBy(addresses, 'id');
  return contacts.map((contact) => {
    const id = idIn(contact, 'id');
    const own = detailsOf(id)
      .filter((detail) => idIn(detail, 'active') !== '0')
      .map((detail) => ({ detail, type: typeOf(detail) }));
    return {
      id,
      pimsId: id,
      firstName: contact['first_name'],
      lastName: contact['last_name'],
      isActive: contact['active'],
      emails: own.filter(({ type, detail }) => isEmail(type, detail)).map(({ detail }) => detail['value']),
      phones: own.filter(({ type, detail }) => !isEmail(type, detail)).map(({ type, detail }) => phoneOf(type, detail)),
      addresses: addressIds(contact).flatMap((place, at) => addressOf(place).map((row) => placeOf(row, at === 0))),
      patients: reported.filter((_, at) => idIn(animals[at] ?? {}, 'contact_id') === id),
    };
  });
}

function addressIds(contact: Row): string[] {
  const ids = ['address_physical', 'address_postal'].map((field) => idIn(contact, field));
  return [...new Set(ids.filter((id) => isNumber(id) && id !== '0'))];
}

const isEmail = (type: string | null, { value }: Row) =>
  type === null ? typeof value === 'string' && value.includes('@') : /e-?mail/i.test(type);

function phoneOf(type: string | null, { value, preferred }: Row): ReportedPhone {
  return { number: value, type, isPrimary: preferred, isValidMobile: /mobile|cell/i.test(type ?? '') };
}

function placeOf(row: Row, isPrimary: boolean): ReportedAddress {
  return {
    addressLine1: row['street_1'],
    addressLine2: row['street_2'],
    city: row['city'],
    stateProvince: row['state'] || row['region'],
    postalCode: row['post_code'],
    isPrimary,
    isActive: row['active'],
  };
}

/** In the order of the rows. */
async function patients(rows: Rows, animals: readonly Row[]): Promise<readonly ReportedPatient[]> {
  const [speciesOf, breedOf, sexOf] = await Promise.all([
    namesOf(rows, 'species', animals, 'species_id'),
    namesOf(rows, 'breed', animals, 'breed_id'),
    namesOf(rows, 'sex', animals, 'sex_id'),
  ]);
  return animals.map((animal) => ({
    id: idIn(animal, 'id'),
    pimsId: idIn(animal, 'id'),
    name: animal['name'],
    dateOfBirth: dayOf(animal['date_of_birth']),
    dateOfDeath: dayOf(animal['date_of_death']),
    gender: sexOf(animal),
    normalizedGender: sexOf(animal),
    breed: breedOf(animal),
    species: speciesOf(animal),
    currentWeight: animal['weight'],
    currentWeightUnit: animal['weight_unit'],
    // ezyVet deletes nothing: inactive records are hidden there.
    isDeleted: idIn(animal, 'active') === '0',
    isDeceased: animal['is_dead'],
    isActive: idIn(animal, 'active') !== '0',
  }));
}

/** Seconds since 1970 as a date; ezyVet returns 0 or nothing for no date, and other values are kept as reported. */
function dayOf(reported: unknown): unknown {
  if (reported === null || reported === undefined || reported === '' || reported === 0 || reported === '0') return null;
  const at = new Date(Number(reported) * 1000);
  return Number.isNaN(at.getTime()) ? reported : at.toISOString().slice(0, 10);
}

/** The names of the rows referenced by id in a field; `null` for no reference. */
async function namesOf(
  rows: Rows,
  resource: string,
  of: readonly Row[],
  field: string,
): Promise<(row: Row) => string | null> {
  const ids = [...new Set(of.map((row) => idIn(row, field)).filter((id) => isNumber(id) && id !== '0'))];
  const found = ids.length === 0 ? [] : await rows(resource, { id: oneOf(ids) });
  const names = new Map(found.map((row) => [idIn(row, 'id'), row['name']]));
  return (row) => {
    const name = names.get(idIn(row, field));
    return typeof name === 'string' ? name : null;
  };
}
