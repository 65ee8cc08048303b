import type { ConflictSubject } from '../signing/index.js';
import { visibleText } from '../../base/text/index.js';
import type { DoseWarning } from './dose-warning.js';
import { unbroken } from './words.js';

/** Directions with fewer different letters and digits are meaningless. */
const leastSigns = 3;

/**
 * Directions of one or two letters, or of one character repeated: 'x', '1', '...'.
 *
 * @see P-319
 */
export function shortDirectionsWarning({ dosing }: ConflictSubject): readonly DoseWarning[] {
  const text = visibleText(dosing?.directions ?? null).trim();
  if (text === '') return [];
  const signs = new Set(Array.from(text.toLowerCase().matchAll(/[\p{L}\p{N}]/gu), ([sign]) => sign));
  if (signs.size >= leastSigns) return [];
  const quoted = `'${text}'`.replaceAll(' ', unbroken);
  return [
    {
      kind: 'short-directions',
      grade: 'worth-knowing',
      title: 'Directions are incomplete',
      sentence: `The label would say only ${quoted}.`,
      sum: [],
      fix: null,
      keepLabel: `Keep ${quoted}`,
      short: `${quoted} as directions?`,
    },
  ];
}
