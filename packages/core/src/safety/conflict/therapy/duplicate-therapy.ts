import { addMonths, nearExpiryMonths, type PlainDate } from '../../../base/time/index.js';
import { type Drug, drugOfProduct, drugOfTherapy } from '../drug/drug.js';
import {
  type ConflictGrade,
  conflictGrades,
  type ActiveTherapyFacts,
  type ConflictProduct,
  type ConflictSubject,
} from '../../signing/index.js';
import { compareText } from '../term/distinct.js';
import { relationOf } from './own-therapy.js';
import { routeOf } from '../drug/route.js';
import { sharedClass, sharedSubstances } from '../drug/shared-drug.js';
import { knownSpecies } from '../record/species.js';

/** An active therapy that the product would duplicate. */
export interface DuplicateTherapy {
  readonly grade: ConflictGrade;
  readonly by: 'ingredient' | 'class';
  /** What both share: their ingredients without the salt, or the class in the interaction table. */
  readonly shared: string;
  readonly therapy: ActiveTherapyFacts;
}

/** Whether a prescription is in its last month, when the next one is due (P-139). */
function isInRenewalWindow({ expiresOn }: ActiveTherapyFacts, today: PlainDate): boolean {
  return expiresOn !== null && today >= addMonths(expiresOn, -nearExpiryMonths);
}

/** Two foods with chicken are not duplicate therapy. */
const isFood = ({ product }: ConflictSubject): boolean => product.classification.startsWith('Food');

/**
 * What a product and an active therapy share, and its grade; `null` if nothing. The grade is that against a fully valid
 * issued prescription.
 */
function findOverlap(
  drug: Drug,
  therapy: ActiveTherapyFacts,
  subject: ConflictSubject,
): Omit<DuplicateTherapy, 'therapy'> | null {
  const other = drugOfTherapy(therapy.product, subject.knowledge);
  // Missing ingredients were not compared, and must not count as the same.
  if (drug.ingredients.length === 0 || other.ingredients.length === 0) return null;
  const substances = sharedSubstances(drug, other);
  if (substances.length > 0) return { by: 'ingredient', shared: substances.join(' and '), grade: 'serious' };
  const ofClass = sharedClass(drug, other, knownSpecies(subject.patient), subject);
  return ofClass && { by: 'class', shared: ofClass.name, grade: ofClass.grade };
}

/**
 * Active therapies that share an ingredient or a class with the product, whatever their relation to it, newest first.
 */
export function relatedTherapy(subject: ConflictSubject): readonly DuplicateTherapy[] {
  if (!subject.facts || isFood(subject)) return [];
  const drug = drugOfProduct(subject);
  const related = subject.facts.therapy.flatMap((therapy) => {
    const context = findOverlap(drug, therapy, subject);
    return context ? [{ ...context, grade: gradeIn(context, therapy, subject), therapy }] : [];
  });
  return related.sort((a, b) => compareText(b.therapy.at, a.therapy.at) || compareText(b.therapy.id, a.therapy.id));
}

/**
 * The grade for an issued prescription is that of what is shared; for anything not issued it is worth knowing. So it is
 * for an issued one of the same ingredient in its last month, because the next one is then due and users would ignore a
 * question at each renewal, and for a different site of action.
 */
function gradeIn(
  { by, grade }: Omit<DuplicateTherapy, 'therapy'>,
  therapy: ActiveTherapyFacts,
  { product, today }: ConflictSubject,
): ConflictGrade {
  const isContinued = by === 'ingredient' && isInRenewalWindow(therapy, today);
  const isDoubled = therapy.kind === 'prescription' && !isContinued && actAtSameSite(product, therapy);
  return isDoubled ? grade : 'worth-knowing';
}

/**
 * Whether both act at the same site: ear drops do not duplicate tablets. Shampoo and mousse of one regimen are meant to
 * be used together.
 *
 * @see P-326
 */
function actAtSameSite(product: ConflictProduct, therapy: ActiveTherapyFacts): boolean {
  const route = routeOf({ ...product, presentation: product.productPresentation?.description });
  return route !== 'skin' && route === routeOf(therapy.product);
}

/**
 * The patient's active therapy that the product would duplicate: the same ingredient, whatever the salt, or a class of
 * which the interaction table allows only one drug. The renewed prescription and its own request and draft are
 * excluded. A product without a recorded ingredient or class duplicates nothing.
 *
 * @returns the most severe first, then the newest
 * @see P-236
 */
export function duplicateTherapy(subject: ConflictSubject): readonly DuplicateTherapy[] {
  const status = relationOf(subject);
  const others = relatedTherapy(subject).filter(({ therapy }) => status(therapy) === 'other');
  return conflictGrades.flatMap((grade) => others.filter((duplicate) => duplicate.grade === grade));
}
