import type { PimsConnectionType } from './connection-type.js';

/** Whole numbers at ezyVet, within what a number of JavaScript holds; DIGITAIL also has ids of letters, digits and dashes. */
const forms: Partial<Record<PimsConnectionType, RegExp>> = {
  EZYVET: /^[1-9]\d{0,14}$/,
  DIGITAIL: /^[A-Za-z\d][A-Za-z\d-]{0,63}$/,
};

/**
 * Whether a text can be the id of a consultation of a practice system. What cannot is refused before it is stored: the
 * system would refuse it at every try.
 *
 * @returns false for a system without consultations
 * @see P-090, A-210
 */
export function isConsultId(type: PimsConnectionType | null, id: string): boolean {
  return (type !== null && forms[type]?.test(id)) ?? false;
}
