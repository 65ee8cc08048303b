import type { Issue } from '../../base/failure/index.js';
import { phoneDigits, searchedPhoneMinimum } from '../../base/contact/index.js';
import { isBlank, isTooLong } from '../../base/text/index.js';
import type { PersonFacts } from './person-facts.js';

/** Maximum length of a text and number of list entries; no form allows more. */
const typedPersonLimits = { text: 100, entries: 20 } as const;

/**
 * The issues of values no form could have sent: texts and lists longer than any field allows. Incomplete values are
 * valid.
 *
 * @param path - the variable that contains the person
 * @see C-234
 */
export function typedPersonIssues(typed: PersonFacts, path: string): Issue[] {
  const { text, entries } = typedPersonLimits;
  const texts: readonly (readonly [string, string | null | undefined])[] = [
    ['firstName', typed.firstName],
    ['lastName', typed.lastName],
    ['email', typed.email],
    ...typed.phones.map(({ phoneNumber }, index) => [`phones.${index}`, phoneNumber] as const),
    ...typed.addresses.flatMap(({ addressLine1, addressLine2, zip }, index) =>
      [addressLine1, addressLine2, zip].map((line) => [`addresses.${index}`, line] as const),
    ),
    ...typed.patients.map(({ name }, index) => [`patients.${index}.name`, name] as const),
  ];
  const lists = (['phones', 'addresses', 'patients'] as const).filter((field) => typed[field].length > entries);
  return [
    ...texts
      .filter(([, value]) => isTooLong(value, text))
      .map(([field]) => tooLong(`${path}.${field}`, `Enter at most ${text} characters`)),
    ...lists.map((field) => tooLong(`${path}.${field}`, `Send at most ${entries}`)),
  ];
}

const tooLong = (path: string, message: string): Issue => ({ path, code: 'too-long', message });

/**
 * Whether the typed values can identify a person: a last name, an email, an address, a phone of 7 digits, or a first
 * name with an animal. Before that no request is sent.
 *
 * @see C-233
 */
export function canIdentifyClient(typed: {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly phones?: readonly string[] | null | undefined;
  readonly addresses?: readonly { readonly addressLine1: string }[] | null | undefined;
  readonly patients?: readonly { readonly name: string }[] | null | undefined;
}): boolean {
  const hasAnimal = typed.patients?.some(({ name }) => !isBlank(name)) ?? false;
  return (
    [typed.lastName, typed.email].some((text) => !isBlank(text)) ||
    (typed.phones?.some((phone) => phoneDigits(phone).length >= searchedPhoneMinimum) ?? false) ||
    (typed.addresses?.some(({ addressLine1 }) => !isBlank(addressLine1)) ?? false) ||
    (hasAnimal && !isBlank(typed.firstName))
  );
}
