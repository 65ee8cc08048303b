import type { Issue } from '../failure/index.js';
import { isTooLong } from '../text/index.js';
import type { PersonFacts } from './person-facts.js';

/** Characters of a text and entries of a list that are compared: more stands in no form. */
export const typedPersonLimits = { text: 100, entries: 20 } as const;

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
