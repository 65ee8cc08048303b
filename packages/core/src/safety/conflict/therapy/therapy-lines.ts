import { quantityInShort, quantityInUnits } from '../../../catalog/product/index.js';
import { formatDate, todayIn } from '../../../base/time/index.js';
import { relatedTherapy } from './duplicate-therapy.js';
import { therapyName } from './duplicate-words.js';
import type { ConflictGrade, ActiveTherapyFacts, ConflictSubject } from '../../signing/index.js';
import { relationOf } from './own-therapy.js';
import { refillsLeftLabel } from './therapy-left.js';

/** A line in the list of active therapy; dates are formatted. */
export interface TherapyLine {
  readonly therapy: ActiveTherapyFacts;
  /** 'Rx# 26-104390', 'Draft', 'Request'. */
  readonly name: string;
  readonly date: string;
  readonly by: string | null;
  readonly isRenewed: boolean;
  /** '500 tablets'; `null` if not issued or unlimited. */
  readonly amount: string | null;
  /** '4 refills', 'PRN', 'not issued, × 100'. */
  readonly rest: string;
  /** The last day on which it may be filled. */
  readonly until: string | null;
  /** Its grade as a duplicate; `null` for the renewed prescription. */
  readonly grade: ConflictGrade | null;
}

/** Shown below the name of the vet of a renewed prescription. */
export const renewedHereText = 'renewed here';

function restOf(therapy: ActiveTherapyFacts): string {
  const { kind, quantity, product } = therapy;
  if (kind === 'prescription') return refillsLeftLabel(therapy);
  const asked = quantity === null ? '' : `, × ${quantityInShort(quantity, product.unit)}`;
  return `${kind === 'draft' ? 'not issued' : 'not answered'}${asked}`;
}

/**
 * Active therapy that shares an ingredient or a class with the product, newest first: what it duplicates, and the
 * prescription it renews. Its own request and draft are omitted.
 *
 * @see P-236, P-237
 */
export function therapyLines(subject: ConflictSubject, timeZone: string): readonly TherapyLine[] {
  const status = relationOf(subject);
  return relatedTherapy(subject)
    .filter(({ therapy }) => status(therapy) !== 'own')
    .map(({ therapy, grade }) => {
      const isRenewed = status(therapy) === 'renewed';
      return {
        therapy,
        name: therapyName(therapy),
        date: formatDate(todayIn(timeZone, therapy.at)),
        by: therapy.by,
        isRenewed,
        amount: therapy.unitsLeft === null ? null : quantityInUnits(therapy.unitsLeft, therapy.product.unit),
        rest: restOf(therapy),
        until: therapy.expiresOn && formatDate(therapy.expiresOn),
        grade: isRenewed ? null : grade,
      };
    });
}
