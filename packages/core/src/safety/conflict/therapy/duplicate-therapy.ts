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

/** Something active that the product would double. */
export interface DuplicateTherapy {
  readonly grade: ConflictGrade;
  readonly by: 'ingredient' | 'class';
  /** What both have in common: their ingredients without the salt, or the class by the interaction table. */
  readonly shared: string;
  readonly therapy: ActiveTherapyFacts;
}

/** Whether a prescription is in its last month, when the next one is due (P-139). */
function isInRenewalWindow({ expiresOn }: ActiveTherapyFacts, today: PlainDate): boolean {
  return expiresOn !== null && today >= addMonths(expiresOn, -nearExpiryMonths);
}

/** Two foods of chicken double nothing. */
const isFood = ({ product }: ConflictSubject): boolean => product.classification.startsWith('Food');

/**
 * What a product and something active have in common, and how much it weighs; `null` when they have nothing in common.
 * The grade is that of an issued prescription in full validity.
 */
function commonGround(
  drug: Drug,
  therapy: ActiveTherapyFacts,
  species: string | null,
): Omit<DuplicateTherapy, 'therapy'> | null {
  const other = drugOfTherapy(therapy.product);
  // What is not recorded was not compared, and must not be read as 'the same'.
  if (drug.ingredients.length === 0 || other.ingredients.length === 0) return null;
  const substances = sharedSubstances(drug, other);
  if (substances.length > 0) return { by: 'ingredient', shared: substances.join(' and '), grade: 'serious' };
  const ofClass = sharedClass(drug, other, species);
  return ofClass && { by: 'class', shared: ofClass.name, grade: ofClass.grade };
}

/** What is active and shares an ingredient or a class with the product, however it stands to it, newest first. */
export function relatedTherapy(subject: ConflictSubject): readonly DuplicateTherapy[] {
  if (!subject.facts || isFood(subject)) return [];
  const drug = drugOfProduct(subject);
  const species = knownSpecies(subject.patient);
  const related = subject.facts.therapy.flatMap((therapy) => {
    const ground = commonGround(drug, therapy, species);
    return ground ? [{ ...ground, grade: gradeIn(ground, therapy, subject), therapy }] : [];
  });
  return related.sort((a, b) => compareText(b.therapy.at, a.therapy.at) || compareText(b.therapy.id, a.therapy.id));
}

/**
 * Of an issued prescription the grade of what is shared; what nobody has issued yet is worth knowing. So is an issued
 * one of the same ingredient in its last month: the next one is due then, and a question at each would not be read. And
 * so is what acts in another place.
 */
function gradeIn(
  { by, grade }: Omit<DuplicateTherapy, 'therapy'>,
  therapy: ActiveTherapyFacts,
  { product, today }: ConflictSubject,
): ConflictGrade {
  const isContinued = by === 'ingredient' && isInRenewalWindow(therapy, today);
  const isDoubled = therapy.kind === 'prescription' && !isContinued && actInOnePlace(product, therapy);
  return isDoubled ? grade : 'worth-knowing';
}

/**
 * Whether both act in the same place: ear drops double no tablets. Shampoo and mousse of one regimen are meant to be used
 * together.
 *
 * @see P-326
 */
function actInOnePlace(product: ConflictProduct, therapy: ActiveTherapyFacts): boolean {
  const route = routeOf({ ...product, presentation: product.productPresentation?.description });
  return route !== 'skin' && route === routeOf(therapy.product);
}

/**
 * What of the patient's active therapy the product would double: the same ingredient, whatever the salt, or a class of
 * which the interaction table wants no two. What it renews and its own request and draft are not held against it; a
 * product without a recorded ingredient or class doubles nothing.
 *
 * @returns the gravest first, then the newest
 * @see P-236
 */
export function duplicateTherapy(subject: ConflictSubject): readonly DuplicateTherapy[] {
  const standing = relationOf(subject);
  const others = relatedTherapy(subject).filter(({ therapy }) => standing(therapy) === 'other');
  return conflictGrades.flatMap((grade) => others.filter((duplicate) => duplicate.grade === grade));
}
