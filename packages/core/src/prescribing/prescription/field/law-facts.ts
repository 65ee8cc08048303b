import { oncePer } from '../../../base/cache/index.js';
import type { LawFacts } from '../../../safety/law/index.js';
import type { PrescriptionFormContext } from '../form/form-context.js';

/** The facts of a form by which the law is found. */
export type LawContext = Pick<PrescriptionFormContext, 'product' | 'today' | 'knowledge'> & Pick<LawFacts, 'location'>;

/** What the law is about in a form; `null` without a product or knowledge. @see P-395 */
export const lawFactsOf = oncePer(({ product, location, today, knowledge }: LawContext): LawFacts | null =>
  product && knowledge ? { product, location, today, knowledge } : null,
);
