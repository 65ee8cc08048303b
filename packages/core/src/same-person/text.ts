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
