import type { PimsConnectionType } from './connection-type.js';

/** The patient fields that prescription checks use and that a practice system may provide. */
export type SafetyField = 'species' | 'breed' | 'birthdate' | 'weight' | 'allergies' | 'medications' | 'conditions';

const always = ['species', 'breed', 'birthdate', 'weight'] as const;

/**
 * The patient fields that the system of each connection type provides. No supported interface has fields for
 * medications and health conditions, and ezyVet's `animal` has none for allergies either.
 *
 * @see C-283
 */
export const deliveredFields: Readonly<Record<PimsConnectionType, readonly SafetyField[]>> = {
  ACT: [...always, 'allergies'],
  BITWERX: [...always, 'allergies'],
  CORNERSTONE: [...always, 'allergies'],
  DAYSMART: [...always, 'allergies'],
  DIGITAIL: [...always, 'allergies'],
  EZYVET: always,
  PULSE: [...always, 'allergies'],
  SHEPHERD: [...always, 'allergies'],
  TELAVETS: [...always, 'allergies'],
  VETSPIRE: [...always, 'allergies'],
  PARTNER_TEST: [...always, 'allergies'],
};

/** Whether the practice system provides a field of a patient. @see C-283 */
export function isDelivered(type: PimsConnectionType, field: SafetyField): boolean {
  return deliveredFields[type].includes(field);
}

/** Shown in place of an empty list that its practice system does not provide. @see C-283 */
export const undeliveredText = (type: PimsConnectionType): string => `Not provided by ${type}, not checked`;
