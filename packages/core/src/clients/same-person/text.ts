import { trimmed } from '../../base/text/index.js';
import type { Reason, Sameness } from './judge.js';

const texts: Readonly<Record<Exclude<Sameness, 'different'>, string>> = {
  sameClient: 'Same client',
  sameHousehold: 'Same household',
};

/**
 * What the answer is called. Too little is known to call two the same whose names, phones or animals agree: that is a
 * possible match, and different are those who have at most a last name in common.
 *
 * @see C-232
 */
export function samenessText({
  sameness,
  reasons,
}: {
  readonly sameness: Sameness;
  readonly reasons: readonly Pick<Reason, 'field'>[];
}): string {
  if (sameness !== 'different') return texts[sameness];
  return reasons.some(({ field }) => field !== 'surname') ? 'Possible match' : 'Probably different';
}

const fields: Readonly<Record<Reason['field'], string>> = {
  name: 'name',
  surname: 'last name',
  phone: 'phone',
  email: 'e-mail',
  address: 'address',
  patient: 'patient',
};

/** A reason in two words: 'same phone', 'similar name', 'nickname', 'names swapped'. @see C-232 */
export function reasonText({ field, kind }: Pick<Reason, 'field' | 'kind'>): string {
  if (kind === 'nickname') return 'nickname';
  if (kind === 'swapped') return 'names swapped';
  return `${kind} ${fields[field]}`;
}

/**
 * The reasons that marked letters do not show: all but those of a name that is the same, and of the last name alone.
 *
 * @see C-235, C-237
 */
export const tellingReasons = (reasons: readonly Reason[]): Reason[] =>
  reasons.filter(({ field, kind }) => field !== 'surname' && !(field === 'name' && kind === 'same'));

/** What shows above those who may be meant where nobody has all that was searched for. @see C-305 */
export const closeMatchText = (search: string, onlyActive: boolean): string =>
  `No ${onlyActive ? 'active client' : 'client'} matches “${trimmed(search)}”. Close matches:`;

/** What one of them is called in a list of others. @see C-305 */
export const closeMatchWord = 'Close match';
