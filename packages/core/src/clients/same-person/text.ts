import { trimmed } from '../../base/text/index.js';
import type { Reason, Sameness } from './judge.js';

const texts: Readonly<Record<Exclude<Sameness, 'different'>, string>> = {
  sameClient: 'Same client',
  sameHousehold: 'Same household',
};

/**
 * The label of a sameness. When the evidence is too weak to call two records the same but names, phones or animals
 * agree, it is a possible match; different ones share at most a last name.
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
  email: 'email',
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
 * The reasons that highlighted letters do not show: all but an identical name, and the last name alone.
 *
 * @see C-235, C-237
 */
export const tellingReasons = (reasons: readonly Reason[]): Reason[] =>
  reasons.filter(({ field, kind }) => field !== 'surname' && !(field === 'name' && kind === 'same'));

/** The heading of close matches when no client matches the whole search. @see C-305 */
export const closeMatchText = (search: string, onlyActive: boolean): string =>
  `No ${onlyActive ? 'active client' : 'client'} matches “${trimmed(search)}”. Close matches:`;

/** The label of a close match in a list with others. @see C-305 */
export const closeMatchWord = 'Close match';
