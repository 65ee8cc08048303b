import type { Issue } from '../../base/failure/index.js';
import { phoneDigits, searchedPhoneMinimum } from '../../base/contact/index.js';
import { isBlank, isTooLong } from '../../base/text/index.js';
import type { PersonFacts } from './person-facts.js';

/** Characters of a text and entries of a list that are compared: more stands in no form. */
const typedPersonLimits = { text: 100, entries: 20 } as const;

/**
 * What no form could have sent: texts and lists that are longer than any field. What is half typed is right.
 *
 * @param path - the variable that holds the person
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
      .map(([field]) => tooLong(`${path}.${field}`, `Please use at most ${text} characters`)),
    ...lists.map((field) => tooLong(`${path}.${field}`, `Please send at most ${entries}`)),
  ];
}

const tooLong = (path: string, message: string): Issue => ({ path, code: 'too-long', message });

/**
 * Whether anything is typed by which somebody can be found: a last name, an e-mail, an address, a phone of 7 digits, or
 * a first name with an animal. Before that nobody is asked for.
 *
 * @see C-233
 */
export function leadsToSomebody(typed: {
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
