import type { Issue } from '../../../base/failure/index.js';
import { formatDate, isOnOrAfter } from '../../../base/time/index.js';
import { countsAsOtc } from '../../../catalog/product/index.js';
import { type LawRow, sourceText } from '../../../knowledge/index.js';
import { daysPerFill } from '../../../safety/dose/index.js';
import {
  deaRequirement,
  foreignLicense,
  type LawFacts,
  type LawLimit,
  lastLawfulDay,
  longSupplyRefills,
  productLaw,
  type ProductLaw,
  refillLimit,
  stateName,
  supplyLimit,
  unmarkedSchedule,
} from '../../../safety/law/index.js';
import { lawFactsOf } from './law-facts.js';
import { issueAt, type PrescriptionIssuePath } from '../form/field-issue.js';
import type { PrescriptionForm } from '../form/form.js';
import type { AuthorizingVetFacts, PrescriptionFormContext } from '../form/form-context.js';
import { chosenVet } from './authorizing-vet.js';
import { hasCurrentDeaLicense } from './controlled.js';

/** What the rules about the law read. */
interface Lawful {
  readonly form: PrescriptionForm;
  readonly context: PrescriptionFormContext;
  readonly facts: LawFacts;
  readonly law: ProductLaw;
  /** The vet named in the form; `null` without one. */
  readonly vet: AuthorizingVetFacts | null;
}

/** The row, what it means for this field, and where it is written. */
function lawIssue(path: PrescriptionIssuePath, { row, more }: Said, { facts }: Lawful, code = 'law'): Issue {
  const sentences = [row.message, ...more, sourceText(row, facts.knowledge)];
  return issueAt(path, code, sentences.join(' '));
}

interface Said {
  readonly row: LawRow;
  /** Sentences beside that of the row. */
  readonly more: readonly string[];
}

/** The catalog doesn't mark a drug that federal law controls, so no rule for controlled substances would apply. */
function ofProduct(known: Lawful): readonly Issue[] {
  const unmarked = unmarkedSchedule(known.facts);
  if (unmarked === null) return [];
  const more = ['The catalog does not mark this product as controlled, so contact the pharmacy.'];
  return [lawIssue('productId', { row: unmarked.row, more }, known)];
}

/** The days of supply of one fill; `null` if they can't be computed. */
function daysOf({ form, facts, context }: Lawful): number | null {
  const { daysSupply, unitPerFill, directions } = form;
  const unit = context.product?.unitMeasure?.description ?? null;
  const strengthDisplay = context.product?.strengthDisplay ?? null;
  const product = { ...facts.product, strengthDisplay, unit };
  return daysPerFill({ daysSupply, quantity: unitPerFill, directions }, product);
}

const atMost = (refills: number) => (refills === 0 ? 'Choose 0 refills.' : `Choose at most ${refills} refills.`);

function ofRefills(known: Lawful): readonly Issue[] {
  const { refills, prnFlag } = known.form;
  const limit = refillLimit(known.law);
  if (prnFlag) {
    const more = limit ? [`Turn PRN off. ${atMost(limit.most)}`] : [];
    return limit ? [lawIssue('prnFlag', { row: limit.row, more }, known)] : [];
  }
  if (refills === null) return [];
  if (limit !== null && refills > limit.most)
    return [lawIssue('refills', { row: limit.row, more: [atMost(limit.most)] }, known)];
  const days = daysOf(known);
  const long = days === null ? null : longSupplyRefills(known.law, days);
  if (days === null || long === null || refills <= long.most) return [];
  const more = [`With ${days} days per fill, at most ${long.most} ${long.most === 1 ? 'refill' : 'refills'}.`];
  return [lawIssue('refills', { row: long.row, more }, known)];
}

function ofExpiration(known: Lawful): readonly Issue[] {
  const { form, context, law } = known;
  const last = lastLawfulDay(law, context.today);
  if (last === null || form.prescExpiryDate === null || isOnOrAfter(last.day, form.prescExpiryDate)) return [];
  return [lawIssue('prescExpiryDate', { row: last.row, more: [`The latest date is ${formatDate(last.day)}.`] }, known)];
}

/** What to write for a longer supply: 'For up to 92 days, write one of these in Note To Pharmacy: Code A, Code B.' */
function longerText({ row }: LawLimit<'days-supply'>): readonly string[] {
  const { withNote } = row.requirement;
  if (withNote === null || withNote.words.length === 0) return [];
  return [`For up to ${withNote.most} days, write one of these in Note To Pharmacy: ${withNote.words.join(', ')}.`];
}

function ofDaysSupply(known: Lawful): readonly Issue[] {
  const limit = supplyLimit(known.law, known.form);
  if (limit === null) return [];
  const { row, most } = limit;
  const days = daysOf(known);
  if (days === null) return [lawIssue('daysSupply', { row, more: ['Enter the days supply.'] }, known, 'required')];
  if (days <= most) return [];
  const longer = longerText(limit);
  return known.form.daysSupply === null
    ? [lawIssue('unitPerFill', { row, more: [`This quantity lasts ${days} days.`, ...longer] }, known)]
    : [lawIssue('daysSupply', { row, more: longer }, known)];
}

function ofLicense(known: Lawful): readonly Issue[] {
  const { law, vet, context } = known;
  if (vet === null || context.product === null || countsAsOtc(context.product)) return [];
  const foreign = foreignLicense(law, vet.vetLicenseState);
  if (foreign === null) return [];
  const more = [`The license of this vet is of ${stateName(foreign.licensedIn)}.`];
  return [lawIssue('authorizingVet', { row: foreign.row, more }, known)];
}

function ofDea(known: Lawful): readonly Issue[] {
  const { law, vet, context } = known;
  const row = deaRequirement(law);
  if (row === null || vet === null || hasCurrentDeaLicense(vet, context.today)) return [];
  return [lawIssue('authorizingVet', { row, more: ['This vet has none that is current.'] }, known)];
}

/**
 * The law of the location's state and of the United States: refills, days supply, expiration, the state of the vet's
 * license, and a DEA registration where a state requires one. A draft and office use require none of it. A field that
 * another rule rejects gets no second text.
 *
 * @see P-395, P-396, P-397
 */
export function checkLaw(form: PrescriptionForm, context: PrescriptionFormContext, issues: Issue[]): void {
  const facts = lawFactsOf(context);
  if (context.mode === 'draft' || form.isOfficeUse || facts === null) return;
  const vet = chosenVet(form, context.authorizingVets);
  const known: Lawful = { form, context, facts, law: productLaw(facts), vet };
  const rules = [ofProduct, ofDaysSupply, ofRefills, ofExpiration, ofLicense, ofDea];
  for (const issue of rules.flatMap((rule) => rule(known)))
    if (!issues.some(({ path }) => path === issue.path)) issues.push(issue);
}
