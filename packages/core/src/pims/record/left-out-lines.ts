import { pimsContact } from '../../clients/client/index.js';
import type { PimsCaretaker } from '../../practice/pims-connection/index.js';
import { trimmed } from '../../base/text/index.js';
import type { LeftOut } from './left-out.js';

/** A value that a record of a practice system lost before it was put into a form. */
export interface LeftOutLine {
  /** The field as text: 'First name', 'Phone 4', 'Address 1, city'. */
  readonly what: string;
  readonly reason: string;
}

const words: Readonly<Record<string, string>> = {
  id: 'Record',
  pimsId: 'PIMS ID',
  firstName: 'First name',
  lastName: 'Last name',
  emails: 'Email',
  phones: 'Phone',
  addresses: 'Address',
  patients: 'Patient',
  allergies: 'Allergy',
  name: 'Name',
  dateOfBirth: 'Birthdate',
  dateOfDeath: 'Date of Death',
  gender: 'Gender',
  normalizedGender: 'Gender',
  breed: 'Breed',
  species: 'Species',
  normalizedSpecies: 'Species',
  currentWeight: 'Weight',
  currentWeightInPounds: 'Weight',
  addressLine1: 'line 1',
  addressLine2: 'line 2',
  city: 'city',
  stateProvince: 'state',
  postalCode: 'zip code',
  type: 'type',
};
const lists: Readonly<Record<string, string>> = {
  emails: 'Emails',
  phones: 'Phones',
  addresses: 'Addresses',
  patients: 'Patients',
  allergies: 'Allergies',
};

/** The label of a field: 'phones.3.number' is the fourth phone, and 'phones' all of them. */
function whatOf(field: string): string {
  const [head = '', place, part = ''] = field.split('.');
  if (place === undefined) return lists[head] ?? words[head] ?? head;
  const detail = part === 'number' || part === 'address' ? undefined : words[part];
  return [`${words[head] ?? head} ${Number(place) + 1}`, detail].filter(Boolean).join(', ');
}

/** The omitted values of a record, one line per field. @see C-211 */
export function leftOutLines(leftOut: readonly LeftOut[]): LeftOutLine[] {
  return leftOut.map(({ field, reason }) => ({ what: whatOf(field), reason }));
}

/**
 * The values of a record missing from the form that it fills, one line per field: those invalid when reported, and
 * those Signa does not accept. An inactive address is not reported.
 *
 * @see C-032, C-111, C-211
 */
export function formLeftOut(caretaker: PimsCaretaker & { readonly leftOut: readonly LeftOut[] }): LeftOutLine[] {
  const none = { emails: [], phones: [], addresses: [] };
  const { emails, phones, addresses } = caretaker;
  const isUnusable = (entry: Partial<typeof caretaker>) => {
    const { email, phones: numbers, addresses: places } = pimsContact({ ...none, ...entry });
    return email === null && numbers.length + places.length === 0;
  };
  const unusable: (LeftOut | null)[] = [
    ...emails.map((one, at) =>
      isUnusable({ emails: [one] })
        ? leftOutAt(`emails.${at}`, `'${trimmed(one.address)}' is not an email address`)
        : null,
    ),
    ...phones.map((one, at) =>
      isUnusable({ phones: [one] })
        ? leftOutAt(`phones.${at}`, `'${trimmed(one.number)}' is not a phone number`)
        : null,
    ),
    ...addresses.map((one, at) =>
      one.isActive === true && isUnusable({ addresses: [one] })
        ? leftOutAt(`addresses.${at}`, 'it is incomplete')
        : null,
    ),
  ];
  return leftOutLines([...caretaker.leftOut, ...unusable.filter((entry) => entry !== null)]);
}

/**
 * The same for the form of a patient; a breed is omitted if the species has none of that name.
 *
 * @see C-060, C-120, C-211
 */
export function patientFormLeftOut(
  theirs: { readonly breed: string | null; readonly leftOut: readonly LeftOut[] },
  imported: { readonly breedCode: string | null },
): LeftOutLine[] {
  const breed = trimmed(theirs.breed);
  const isLost = breed !== '' && imported.breedCode === null;
  const lost = isLost ? [leftOutAt('breed', `'${breed}' is not a listed breed of the species`)] : [];
  return leftOutLines([...theirs.leftOut, ...lost]);
}

const leftOutAt = (field: string, why: string): LeftOut => ({ field, reason: `Skipped: ${why}.` });
