import type { GenderCode } from '../../clients/patient/index.js';
import { wordMeanings } from '../language/index.js';
import { type CellRead, read, unreadable } from './cell-read.js';
import { readYesCell } from './read-yes-cell.js';

type Sex = 'male' | 'female';

/** Terms with their gender. `altered` says whether the animal is neutered or spayed; `null` if the term leaves it open. */
const terms: readonly (readonly [terms: string, sex: Sex | null, altered: boolean | null])[] = [
  ['m male man boy sire', 'male', null],
  ['f female girl dam', 'female', null],
  ['intact', null, false],
  ['stallion colt tom buck bull', 'male', false],
  ['mare filly queen bitch doe', 'female', false],
  ['gelding', 'male', true],
  ['neutered neuter castrated', null, true],
  ['spayed spay', 'female', true],
  ['altered fixed sterilized', null, true],
];

/** Abbreviations as a whole; in Signa and in most practice systems N alone is a neutered male and S a spayed female. */
const abbreviations: Readonly<Record<string, GenderCode>> = {
  ...{ m: 'M', f: 'F', n: 'N', s: 'S', u: 'U', o: 'O' },
  ...{ mn: 'N', nm: 'N', cm: 'N', mc: 'N', fs: 'S', sf: 'S', fn: 'S', ma: 'N', fa: 'S' },
  ...{ im: 'M', mi: 'M', if: 'F', fi: 'F', me: 'M', fe: 'F', unk: 'U', unknown: 'U', other: 'O' },
  ...{ neutered: 'N', castrated: 'N' },
  ...{ 'not specified': 'U', undetermined: 'U', 'n/a': 'U', na: 'U', null: 'U', '?': 'U', '': 'U' },
};

const otherLanguages = wordMeanings((language) => language.genders);

const genderText = 'write M, F, N (neutered), S (spayed), U (unknown), or O (other)';

/**
 * Reads a gender, which practice systems combine with whether the animal is neutered: 'FS', 'Neutered Male', 'Gelding'.
 * An empty cell is an unknown gender.
 *
 * @param altered - the cell of a separate column that says whether the animal is neutered or spayed; `null` without one
 * @see
 */
export function readGenderCell(cell: string, altered: string | null = null): CellRead<GenderCode> {
  const gender = genderOf(cell);
  if (gender === null) return unreadable(`it isn't a known gender: ${genderText}`);
  if (altered === null || altered.trim() === '' || (gender !== 'M' && gender !== 'F')) return read(gender);
  const isAltered = /^(?:u|unk|unknown|null|n\/a|\?)$/i.test(altered.trim()) ? read(false) : alteredOf(altered);
  if ('fault' in isAltered) return isAltered;
  return read(isAltered.value ? (gender === 'M' ? 'N' : 'S') : gender);
}

/** 'Yes', 'Spayed', 'S/N', or their opposites. */
function alteredOf(cell: string): CellRead<boolean> {
  const text = cell.trim().toLowerCase();
  if (/^(?:altered|neutered|spayed|castrated|fixed|sterilized|s\/n|n|s|spayed\/neutered)$/.test(text))
    return text === 'n' ? read(false) : read(true);
  if (/^(?:intact|unaltered|entire|not (?:altered|neutered|spayed|fixed))$/.test(text)) return read(false);
  return readYesCell(cell, false);
}

function genderOf(cell: string): GenderCode | null {
  const text = cell.trim().toLowerCase();
  const short = text.replace(/[/\\().,\s-]+/g, '');
  const words = text.replace(/[/\\().,\s-]+/g, ' ').trim();
  const known = abbreviations[text] ?? abbreviations[short] ?? otherLanguages.get(words);
  if (known !== undefined) return known;
  const found = (text.match(/\p{L}+/gu) ?? []).map((word) => terms.find(([names]) => names.split(' ').includes(word)));
  if (found.length === 0 || found.includes(undefined)) return null;
  const sexes = new Set(found.flatMap((term) => (term?.[1] ? [term[1]] : [])));
  const states = new Set(found.flatMap((term) => (term?.[2] === null || term === undefined ? [] : [term[2]])));
  const [sex] = sexes;
  if (sexes.size !== 1 || states.size > 1) return null;
  const isAltered = states.has(true);
  return sex === 'male' ? (isAltered ? 'N' : 'M') : isAltered ? 'S' : 'F';
}
