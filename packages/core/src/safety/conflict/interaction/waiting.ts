import type { ActiveTherapyFacts, ConflictSubject } from '../../signing/index.js';
import { drugOfTherapy } from '../drug/drug.js';
import { relationOf } from '../therapy/own-therapy.js';
import type { KnownMedication } from './medication.js';

const standing: Readonly<Record<Exclude<ActiveTherapyFacts['kind'], 'prescription'>, string>> = {
  request: 'requested',
  draft: 'drafted',
};

/**
 * What the patient may get as well: pending requests and drafts of others. Those of the prescription itself are left
 * out.
 *
 * @see P-423
 */
export function waitingMedications(subject: ConflictSubject): readonly KnownMedication[] {
  const relation = relationOf(subject);
  return (subject.facts?.therapy ?? []).flatMap((therapy) => {
    const { kind, product } = therapy;
    if (kind === 'prescription' || relation(therapy) !== 'other') return [];
    return [{ name: `${product.title}, ${standing[kind]}`, drug: drugOfTherapy(product, subject.knowledge) }];
  });
}
