import type { NotChecked } from '../signing/index.js';
import { stateCode } from '../../base/contact/index.js';
import { isNo } from '../../base/failure/index.js';
import { deaSchedules, isControlled } from '../../catalog/product/index.js';
import { knowledgeName, unreadRows, unreadText } from '../../knowledge/index.js';
import type { LawFacts } from './law-facts.js';
import { lawsOfKind, productLaw } from './product-law.js';
import { hasLawOf, hasOnlyLicenseOf } from './matched-laws.js';
import { stateSchedules } from './state-control.js';
import { stateName, statesOf } from './states-of.js';

const unchecked = (name: string, reason: string): NotChecked => ({ kind: 'law', name, reason });

/** States that are missing, or of which the package has no law. */
function ofStates(facts: LawFacts): readonly NotChecked[] {
  const { codes, isComplete } = statesOf(facts.location);
  const isNowhere = !facts.location.locationAddresses.some(({ isActive }) => !isNo(isActive));
  const what = isNowhere ? 'This location has no address' : 'The state of an address of this location is unknown';
  return [
    ...(isComplete ? [] : [unchecked('State law', `${what}, so the law of its state was not checked.`)]),
    ...codes
      .filter((code) => !hasLawOf(code, facts))
      .map((code) =>
        unchecked('State law', `The law of ${stateName(code)} is not in the package, so it was not checked.`),
      ),
  ];
}

/** States that can limit a controlled product in a way that the package doesn't have. */
function ofLimits(facts: LawFacts): readonly NotChecked[] {
  const isFree = !isControlled(facts.product) && stateSchedules(facts).length === 0;
  const codes = isFree ? [] : statesOf(facts.location).codes.filter((code) => hasOnlyLicenseOf(code, facts));
  return codes.map((code) =>
    unchecked(
      'State law',
      `Limits of ${stateName(code)} are not in the package; only those of federal law were checked.`,
    ),
  );
}

/** Without a substance, no row that names one can be found. */
function ofSubstance({ product }: LawFacts): readonly NotChecked[] {
  const isDrug = ['medication', 'compound'].includes(product.classification.trim().toLowerCase());
  if (!isDrug || product.ingredients.length > 0) return [];
  return [unchecked('State schedules', 'The product has no ingredient in the catalog, so they were not checked.')];
}

/** A schedule that no row can name. */
function ofSchedule({ product: { deaSchedule } }: LawFacts): readonly NotChecked[] {
  if (deaSchedule === null || deaSchedules.includes(deaSchedule)) return [];
  return [unchecked('Schedule', `'${deaSchedule}' is no known schedule, so its law was not checked.`)];
}

/** Rows of the law with codes that these rules don't know. */
function ofKnowledge({ knowledge }: LawFacts): readonly NotChecked[] {
  const unread = unreadRows(knowledge);
  const reason = unreadText(unread, unread.laws);
  return reason === null ? [] : [unchecked(`Law of ${knowledgeName(knowledge)}`, reason)];
}

function ofLicense(facts: LawFacts, vet: LicensedVet | null): readonly NotChecked[] {
  if (vet === null || lawsOfKind(productLaw(facts), 'license-of-state').length === 0) return [];
  if (stateCode(vet.vetLicenseState ?? '') !== null) return [];
  return [
    unchecked('License state', 'Not recorded for this vet, so it was not compared with the state of the location.'),
  ];
}

/** A vet named on a prescription that requires a license. */
export interface LicensedVet {
  readonly vetLicenseState?: string | null;
}

/**
 * What of the law could not be checked, so that a prescription is never mistaken for a lawful one.
 *
 * @param vet - `null` if none is chosen, or if the product requires no license
 * @see P-398, A-577
 */
export function lawNotChecked(facts: LawFacts, vet: LicensedVet | null): readonly NotChecked[] {
  return [
    ...ofStates(facts),
    ...ofLimits(facts),
    ...ofSubstance(facts),
    ...ofSchedule(facts),
    ...ofKnowledge(facts),
    ...ofLicense(facts, vet),
  ];
}
