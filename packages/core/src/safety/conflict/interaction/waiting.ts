import type { ActiveTherapyFacts, ConflictSubject } from '../../signing/index.js';
import { drugOfTherapy } from '../drug/drug.js';
import { relationOf } from '../therapy/own-therapy.js';
import { comparedMedications, type KnownMedication } from './medication.js';

const states: Readonly<Record<Exclude<ActiveTherapyFacts['kind'], 'prescription'>, string>> = {
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
  const current = new Set(comparedMedications(subject).map(({ prescriptionId }) => prescriptionId));
  return (subject.facts?.therapy ?? []).flatMap((therapy) => {
    const { kind, id, product } = therapy;
    if (kind === 'prescription' || relation(therapy) !== 'other') return [];
    // A caller can name a draft among the current medications as well.
    if (kind === 'draft' && current.has(id)) return [];
    return [{ name: `${product.title}, ${states[kind]}`, drug: drugOfTherapy(product, subject.knowledge) }];
  });
}
