import { trimmed } from '../../base/text/index.js';
import { type CellRead, read, unreadable } from './cell-read.js';

/** First and last name. */
export interface FullName {
  readonly firstName: string;
  readonly lastName: string;
}

export const nameOrders = ['last-first', 'first-last'] as const;
export type NameOrder = (typeof nameOrders)[number];

/** Where the words between the first and the last of a name belong; `refuse` makes such a name a fault. */
export const middleNames = ['first', 'last', 'refuse'] as const;
export type MiddleNames = (typeof middleNames)[number];

/** How the full names of a column are divided. */
export interface FullNameReading {
  readonly order: NameOrder;
  readonly middle: MiddleNames;
}

/** Words before a surname that belong to it: 'van der Berg', 'de la Cruz', 'St. Clair', 'Mc Donald'. */
const particles: ReadonlySet<string> = new Set(
  'van von vom der den de del della dello di da do dos das du des le la las los el al ter ten te zu zum zur bin ibn ben af av mc mac st saint'.split(
    ' ',
  ),
);
const suffixes: ReadonlySet<string> = new Set('jr sr ii iii iv md dvm vmd phd esq'.split(' '));
const connectors: ReadonlySet<string> = new Set(['&', '+', 'and', 'und', 'y', 'et', '/']);

const plain = (word: string) => word.toLowerCase().replaceAll(/[.,']/g, '');
const isParticle = (word: string) => particles.has(plain(word)) || word.toLowerCase() === "'t";
const isSuffix = (word: string) => suffixes.has(plain(word));
const isConnector = (word: string) => connectors.has(word.toLowerCase());

const commaText = `it can't be divided into first and last name. Write it as 'Smith, John', or replace it in "values" of the mapping`;
const middleText = `it has more than two words. Set "middle" of the mapping to first or last, or replace it in "values" by the form 'Smith, Mary Ann'`;

/**
 * Divides a full name. A comma divides 'Smith, John' in either order. Particles belong to the last name ('Linda van der
 * Berg'), as does a suffix ('John Smith Jr.'). What else is between the first and the last word belongs where `middle`
 * says, and a name whose comma means something else is a fault. A name of one word is a last name. No word is lost.
 *
 * @see
 */
export function readFullName(cell: string, { order, middle }: FullNameReading): CellRead<FullName> {
  const name = trimmed(cell);
  const [head = '', ...tails] = name.split(',').map(trimmed);
  const [tail = ''] = tails;
  if (tails.length > 1 || (tails.length === 1 && (head === '' || tail === '' || tail.split(/\s+/).every(isSuffix))))
    return unreadable(commaText);
  if (tails.length === 1) return read({ lastName: head, firstName: tail });
  const words = name.split(/\s+/);
  const end = words.findLastIndex((word) => !isSuffix(word)) + 1;
  const [named, suffix] = end === 0 ? [words, []] : [words.slice(0, end), words.slice(end)];
  if (named.length < 2 || isSurnameOnly(named)) return read({ firstName: '', lastName: words.join(' ') });
  const at = order === 'first-last' ? lastNameStart(named, middle) : firstNameStart(named, middle);
  if (at === null) return unreadable(middleText);
  const [before, after] = [named.slice(0, at), named.slice(at)];
  return order === 'first-last'
    ? read({ firstName: before.join(' '), lastName: [...after, ...suffix].join(' ') })
    : read({ lastName: [...before, ...suffix].join(' '), firstName: after.join(' ') });
}

/** 'van Gogh' or 'Van der Berg': particles before a single word. A capitalized 'Van Morrison' has a first name. */
function isSurnameOnly(words: readonly string[]): boolean {
  const [first = '', second = ''] = words;
  const isOnlySurname = words.slice(0, -1).every(isParticle);
  return isOnlySurname && (isParticle(second) || (/^\p{Ll}/u.test(first) && /^\p{Lu}/u.test(words.at(-1) ?? '')));
}

/** The word with which the last name begins; `null` if it isn't clear and `middle` refuses to say. */
function lastNameStart(words: readonly string[], middle: MiddleNames): number | null {
  const particle = words.findIndex((word, at) => at > 0 && at < words.length - 1 && isParticle(word));
  const rest = particle < 0 ? [] : words.slice(particle).filter((word) => !isParticle(word));
  const connector = words.findLastIndex(isConnector);
  if (particle > 0 && rest.length === 1 && connector <= 1) return particle;
  const isCouple = connector === 1 && words.length === 4;
  if (words.length === 2 || isCouple) return words.length - 1;
  if (middle === 'refuse') return null;
  return middle === 'first' ? words.length - 1 : 1;
}

/** The word with which the first name begins after the last name. */
function firstNameStart(words: readonly string[], middle: MiddleNames): number | null {
  const surname = words.findIndex((word) => !isParticle(word));
  if (surname > 0 && surname === words.length - 2) return surname + 1;
  if (words.length === 2) return 1;
  if (middle === 'refuse') return null;
  return middle === 'first' ? Math.min(Math.max(surname, 0) + 1, words.length - 1) : words.length - 1;
}
