import { prescriptionLimits } from '../../base/limits/index.js';
import { visibleLength } from '../../base/text/index.js';
import type { ShortcutType } from './location.js';

/** The purpose of each type. @see A-183 */
export const shortcutPurposes: Readonly<Record<ShortcutType, string>> = {
  SIG: 'Directions',
  NP: 'Note to pharmacy',
  NC: 'Note to client',
};

/** Maximum characters of the prescription field that a type fills. */
const space: Readonly<Record<ShortcutType, number>> = {
  SIG: prescriptionLimits.directionsMax,
  NP: prescriptionLimits.noteMax,
  NC: prescriptionLimits.noteMax,
};

/** By how many characters a text exceeds its field; 0 when it fits. @see A-137 */
export function beyondField(type: ShortcutType, details: string): number {
  return Math.max(0, visibleLength(details) - space[type]);
}

/**
 * The warning for a shortcut that exceeds its field. It can be stored and chosen; the field then shows the excess and
 * never truncates it (P-053).
 *
 * @returns `null` when it fits
 * @see A-137
 */
export function beyondFieldText(type: ShortcutType, details: string): string | null {
  const beyond = beyondField(type, details);
  if (beyond === 0) return null;
  const field = type === 'SIG' ? 'Directions' : 'Notes';
  return `${field} on a prescription can have ${space[type]} characters. This shortcut is ${beyond} too long.`;
}
