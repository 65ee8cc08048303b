import type { Reason, Sameness } from './judge.js';

/** What the three answers are called (C-232). */
export const samenessTexts: Readonly<Record<Sameness, string>> = {
  sameClient: 'Same client',
  sameHousehold: 'Same household',
  different: 'Probably different',
};

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
