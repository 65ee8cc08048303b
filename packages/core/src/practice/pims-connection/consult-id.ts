import type { PimsConnectionType } from './connection-type.js';

/** Safe integers for ezyVet; DIGITAIL also has IDs of letters, digits and dashes. */
const forms: Partial<Record<PimsConnectionType, RegExp>> = {
  EZYVET: /^[1-9]\d{0,14}$/,
  DIGITAIL: /^[A-Za-z\d][A-Za-z\d-]{0,63}$/,
};

/**
 * Whether a text can be a consultation ID of a practice system. Invalid ones are rejected before they are stored,
 * because the system would reject every delivery.
 *
 * @returns false for a system without consultations
 * @see P-090, A-210
 */
export function isConsultId(type: PimsConnectionType | null, id: string): boolean {
  return (type !== null && forms[type]?.test(id)) ?? false;
}
