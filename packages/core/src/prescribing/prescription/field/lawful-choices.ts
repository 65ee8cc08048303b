import type { PlainDate } from '../../../base/time/index.js';
import { lastLawfulDay, productLaw, type ProductLaw, refillLimit } from '../../../safety/law/index.js';
import { type LawContext, lawFactsOf } from './law-facts.js';
import type { PrescriptionForm } from '../form/form.js';
import { latestExpiration } from './expiration.js';

/** The facts by which a form offers what the law allows. */
export type LawfulChoice = LawContext & { readonly isOfficeUse: boolean };

/** The law of a form; `null` for office use, and until the product and the knowledge are there. */
function lawOf(facts: LawfulChoice): ProductLaw | null {
  const known = facts.isOfficeUse ? null : lawFactsOf(facts);
  return known && productLaw(known);
}

/** The latest expiration that the product and the law allow. @see P-065, P-399 */
export function latestLawfulExpiration(facts: LawfulChoice): PlainDate {
  const latest = latestExpiration(facts.product, facts.today);
  const law = lawOf(facts);
  const last = law && lastLawfulDay(law, facts.today);
  return last && last.day < latest ? last.day : latest;
}

/** The most refills that the law allows; `null` if it sets no limit. @see P-399 */
export function lawfulRefills(facts: LawfulChoice): number | null {
  const law = lawOf(facts);
  return law && (refillLimit(law)?.most ?? null);
}

/** The form with a lawful expiration, unless the user edited the date. @see P-399 */
export function withLawfulExpiration(
  form: PrescriptionForm,
  facts: LawfulChoice,
  isExpirationEdited: boolean,
): PrescriptionForm {
  const { prescExpiryDate } = form;
  if (isExpirationEdited || prescExpiryDate === null) return form;
  const latest = latestLawfulExpiration(facts);
  return prescExpiryDate <= latest ? form : { ...form, prescExpiryDate: latest };
}
