import { likePhone } from '../../base/contact/index.js';
import { trimmed } from '../../base/text/index.js';
import type { PersonFacts } from './person-facts.js';
import { personOfTyped } from './record-facts.js';

/** Maximum number of name words in a search; a longer text is a sentence. */
const mostNames = 4;

type Role = 'first' | 'last' | 'animal';

/** The possible orders of names in one search box. */
const orders: readonly (readonly Role[])[] = [
  ['last'],
  ['first', 'last'],
  ['last', 'first'],
  ['last', 'animal'],
  ['animal', 'last'],
  ['first', 'animal'],
  ['animal', 'first'],
  ['first', 'last', 'animal'],
  ['last', 'first', 'animal'],
  ['animal', 'first', 'last'],
];

/**
 * The persons that the text of one search box may mean, with each of its words as part of a first name, a last name or
 * an animal's name; emails and phones are recognized. A first name is one word.
 *
 * @param search - as typed
 * @returns empty for a text with more words than names have
 * @see C-305
 */
export function readingsOfSearch(search: string): PersonFacts[] {
  const { names, emails, phones } = partsOf(search);
  if (names.length > mostNames) return [];
  const contact = { email: emails[0] ?? null, phones };
  const hasContact = emails.length + phones.length > 0;
  if (names.length === 0) return hasContact ? [personOfTyped(contact)] : [];
  return orders.flatMap((roles) =>
    splitsOf(names, roles.length)
      .map((parts) => roles.map((role, index) => ({ role, text: parts[index] ?? '' })))
      .filter((parts) => parts.every(({ role, text }) => role !== 'first' || !text.includes(' ')))
      .map((parts) => {
        const named = (wanted: Role) => parts.find(({ role }) => role === wanted)?.text ?? null;
        const animal = named('animal');
        return personOfTyped({
          ...contact,
          firstName: named('first'),
          lastName: named('last'),
          patients: animal === null ? [] : [{ name: animal }],
        });
      }),
  );
}

/** The words of a search by kind; adjacent groups of digits are one phone. */
function partsOf(search: string): { names: string[]; emails: string[]; phones: string[] } {
  const [names, emails, phones]: [string[], string[], string[]] = [[], [], []];
  let isInPhone = false;
  for (const word of trimmed(search)
    .split(/[\s,|]+/)
    .filter(Boolean)) {
    const isPhone = likePhone.test(word);
    if (isPhone && isInPhone) phones.push(`${phones.pop() ?? ''} ${word}`);
    else (isPhone ? phones : word.includes('@') ? emails : names).push(word);
    isInPhone = isPhone;
  }
  return { names, emails, phones };
}

/** All ways to split words into that many non-empty groups of adjacent words. */
function splitsOf(words: readonly string[], groups: number): string[][] {
  if (groups === 1) return words.length > 0 ? [[words.join(' ')]] : [];
  return words
    .slice(0, -1)
    .flatMap((_, index) =>
      splitsOf(words.slice(index + 1), groups - 1).map((rest) => [words.slice(0, index + 1).join(' '), ...rest]),
    );
}
