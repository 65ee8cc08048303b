import { type PimsConnectionType, pimsConnectionTypes } from './connection-type.js';

type PimsTrait = 'writeback' | 'consults' | 'consultSearch' | 'providerId' | 'rawPhones';

/** Every type has an entry, so that none is added without a decision on each trait. */
const traits: Readonly<Record<PimsConnectionType, readonly PimsTrait[]>> = {
  ACT: [],
  BITWERX: ['providerId'],
  CORNERSTONE: [],
  DAYSMART: ['writeback'],
  DIGITAIL: ['writeback', 'consults'],
  EZYVET: ['writeback', 'consults', 'consultSearch'],
  PULSE: ['writeback'],
  SHEPHERD: ['writeback'],
  TELAVETS: [],
  VETSPIRE: ['writeback', 'rawPhones'],
  PARTNER_TEST: [],
};

const typesWith = (trait: PimsTrait): readonly PimsConnectionType[] =>
  pimsConnectionTypes.filter((type) => traits[type].includes(trait));

/** Cloud systems that support write-back; not the on-premise ones and not the test type. @see A-181 */
export const writebackCapableTypes = typesWith('writeback');

/** Systems whose consultations a prescription can be linked to. @see C-087, P-090 */
export const consultTypes = typesWith('consults');

/** Systems whose consultations can be found by their code. @see P-092, P-093 */
export const consultSearchTypes = typesWith('consultSearch');

/** Systems whose record `id` is stored as pimsProviderId. @see C-087 */
export const providerIdTypes = typesWith('providerId');

/** Systems whose phone numbers are stored as reported. @see C-087 */
export const rawPhoneTypes = typesWith('rawPhones');

/** @see A-181 */
export function isWritebackCapable(type: PimsConnectionType | null): boolean {
  return type !== null && writebackCapableTypes.includes(type);
}

/** @see C-087, P-090 */
export function hasConsults(type: PimsConnectionType | null): boolean {
  return type !== null && consultTypes.includes(type);
}

/** @see P-092, P-093 */
export function hasConsultSearch(type: PimsConnectionType | null): boolean {
  return type !== null && consultSearchTypes.includes(type);
}
