import type { PimsConnectionType } from './connection-type.js';

/** Cloud systems that support write-back; not the on-premise ones and not the test type. @see A-181 */
export const writebackCapableTypes: readonly PimsConnectionType[] = [
  'DAYSMART',
  'DIGITAIL',
  'EZYVET',
  'PULSE',
  'SHEPHERD',
  'VETSPIRE',
];

/** Systems whose consultations a prescription can be linked to. @see C-087, P-090 */
export const consultTypes: readonly PimsConnectionType[] = ['EZYVET', 'DIGITAIL'];

/** Systems whose consultations can be found by their code. @see P-092, P-093 */
export const consultSearchTypes: readonly PimsConnectionType[] = ['EZYVET'];

/** Systems whose record `id` is stored as pimsProviderId. @see C-087 */
export const providerIdTypes: readonly PimsConnectionType[] = ['BITWERX'];

/** Systems whose phone numbers are stored as reported. @see C-087 */
export const rawPhoneTypes: readonly PimsConnectionType[] = ['VETSPIRE'];

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
