import { requirePlainDate } from '../time/index.js';
import type { ConflictReport } from './conflict.js';
import { interactionConflicts, notCheckedOf } from './interaction.js';
import { keywordConflicts } from './keyword-conflict.js';
import { inOrder, namedInOrder } from './order.js';
import { daysSupplyConflict, speciesConflict, weightConflict } from './record-conflict.js';
import type { ConflictSubject } from './subject.js';

/**
 * What speaks against a product for a patient: species, weight, days supply, recorded allergies and the interaction
 * table. The same facts give the same report, whatever the order of their lists.
 *
 * @throws RangeError on an impossible `today`
 * @see P-082 to P-086
 */
export function checkConflicts(subject: ConflictSubject): ConflictReport {
  requirePlainDate(subject.today);
  return {
    conflicts: inOrder([
      ...speciesConflict(subject),
      ...weightConflict(subject),
      ...daysSupplyConflict(subject),
      ...keywordConflicts(subject),
      ...interactionConflicts(subject, 'conflict'),
    ]),
    advisories: inOrder(interactionConflicts(subject, 'advisory')),
    notChecked: namedInOrder(notCheckedOf(subject)),
  };
}

/**
 * Whether issuing needs a note to the pharmacy that explains the off-label use: with any conflict; advisories ask for
 * none.
 *
 * @see P-088, P-085
 */
export function needsNote(report: ConflictReport): boolean {
  return report.conflicts.length > 0;
}
