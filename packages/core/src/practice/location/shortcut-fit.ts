import { prescriptionLimits } from '../../base/limits/index.js';
import { visibleLength } from '../../base/text/index.js';
import type { ShortcutType } from './location.js';

/** What the texts of a type are for. @see A-183 */
export const shortcutPurposes: Readonly<Record<ShortcutType, string>> = {
  SIG: 'Directions',
  NP: 'Note to pharmacy',
  NC: 'Note to client',
};

/** Characters of the field of a prescription that a type fills. */
const room: Readonly<Record<ShortcutType, number>> = {
  SIG: prescriptionLimits.directionsMax,
  NP: prescriptionLimits.noteMax,
  NC: prescriptionLimits.noteMax,
};

/** How many characters of a text are too many for the field that it goes into; 0 where it fits. @see A-137 */
export function beyondField(type: ShortcutType, details: string): number {
  return Math.max(0, visibleLength(details) - room[type]);
}

/**
 * What is said of a shortcut that its field does not hold: it can be kept and chosen, and what it makes too long is
 * marked there, never cut (P-053).
 *
 * @returns null where it fits
 * @see A-137
 */
export function beyondFieldText(type: ShortcutType, details: string): string | null {
  const beyond = beyondField(type, details);
  if (beyond === 0) return null;
  const field = type === 'SIG' ? 'Directions' : 'Notes';
  return `${field} on a prescription hold ${room[type]} characters: this one is ${beyond} too long to be applied whole.`;
}
