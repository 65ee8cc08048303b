import { compare, decimalOf, times } from '../../base/decimal/index.js';
import { type Issue, required } from '../../base/failure/index.js';
import { prescriptionLimits } from '../../base/limits/index.js';
import { speciesCodes } from '../../base/species/index.js';
import { isBlank, isTooLong, unsafeIssue, visibleLength } from '../../base/text/index.js';
import { weightLimits, weightUnits } from '../../clients/patient/index.js';
import { doseUnitOf, readStrength } from '../../safety/index.js';
import { daysSupplyText } from '../prescription/field/days-supply.js';
import { refillsNumberText } from '../prescription/field/refills.js';
import { isQuantity, quantityRangeText } from '../prescription/quantity/quantity.js';
import { strengthInCatalogUnit } from './computed-dose.js';
import { favoriteLimits, type FavoriteForm, type FavoriteProduct, favoriteScopes } from './favorite.js';
import { type DoseFormula, readTemplate, type TextPart } from './formula.js';

export const favoriteTexts = {
  nameTooShort: `Enter a name of at least ${favoriteLimits.nameMin} characters, for example Otitis, large dog`,
  changedMeanwhile:
    'Someone else changed this favorite while you were editing. Load the latest version, then save again.',
  nameTaken: 'Another favorite has this name. Choose another one.',
  weight: `Enter a weight above 0 with at most ${weightLimits.decimals} decimals, for example 20`,
  weightOrder: 'The highest weight must be at least the lowest one.',
  species: 'Choose species of the list.',
  unitUnknown: 'The unit of the product is unknown, so the calculation can’t be verified. Write the dose as text.',
  strengthUnknown:
    'The strength of the product can’t be read, so the calculation can’t be verified. Write the dose as text.',
  tenth: 'Only products measured in mL can be rounded to tenths. Write to half or to whole.',
  capsule: 'Capsules can’t be halved. Write to whole.',
} as const;

const strengthText = (strength: string) =>
  `The calculation divides by another strength than the product has (${strength}). Write the amount in one unit of it.`;
const unitText = (unit: string) => `After the calculation, write the unit of the product: ${unit}.`;

const issueAt = (path: keyof FavoriteForm, code: string, message: string): Issue => ({ path, code, message });
const tooLong = (path: keyof FavoriteForm, most: number) =>
  issueAt(path, 'too-long', `Enter at most ${most} characters`);

/**
 * The issues of a favorite. Texts are counted as they are stored, trimmed and by visible characters. Each calculation
 * must fit the product, so that the favorite can't be computed with another strength or in another unit.
 *
 * @param product - the product that `form.productId` names; `null` if there is none
 * @returns issues whose paths are the fields of the form
 * @see P-491, P-492, P-495
 */
export function checkFavorite(form: FavoriteForm, product: FavoriteProduct | null): Issue[] {
  return [
    ...nameIssues(form.name),
    ...(favoriteScopes.some((known) => known === form.scope) ? [] : [required('scope')]),
    ...(product === null ? [required('productId')] : []),
    ...textIssues(form),
    ...numberIssues(form),
    ...offerIssues(form),
    ...templateIssues(form.directions, product),
  ];
}

function nameIssues(name: string): Issue[] {
  const length = visibleLength(name);
  if (length === 0) return [required('name')];
  if (length < favoriteLimits.nameMin) return [issueAt('name', 'too-short', favoriteTexts.nameTooShort)];
  if (isTooLong(name, favoriteLimits.nameMax)) return [tooLong('name', favoriteLimits.nameMax)];
  const unsafe = unsafeIssue(name, 'name');
  return unsafe ? [unsafe] : [];
}

const texts = {
  directions: prescriptionLimits.directionsMax,
  noteToPharmacy: prescriptionLimits.noteMax,
  noteToClient: prescriptionLimits.noteMax,
} as const;

function textIssues(form: FavoriteForm): Issue[] {
  return (['directions', 'noteToPharmacy', 'noteToClient'] as const).flatMap((field) => {
    const text = form[field];
    if (text === null || isBlank(text)) return field === 'directions' ? [required(field)] : [];
    if (isTooLong(text, texts[field])) return [tooLong(field, texts[field])];
    const unsafe = unsafeIssue(text, field);
    return unsafe ? [unsafe] : [];
  });
}

const isWithin = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;

function numberIssues({ unitPerFill, refills, daysSupply, prnFlag }: FavoriteForm): Issue[] {
  const { refillsMax, daysSupplyMin, daysSupplyMax } = prescriptionLimits;
  const issues: Issue[] = [];
  if (unitPerFill !== null && !isQuantity(unitPerFill))
    issues.push(issueAt('unitPerFill', 'out-of-range', quantityRangeText));
  if (!prnFlag && refills !== null && !isWithin(refills, 0, refillsMax))
    issues.push(
      issueAt(
        'refills',
        'out-of-range',
        refills > refillsMax ? `Choose at most ${refillsMax} refills` : refillsNumberText,
      ),
    );
  if (daysSupply !== null && !isWithin(daysSupply, daysSupplyMin, daysSupplyMax))
    issues.push(issueAt('daysSupply', 'out-of-range', daysSupplyText));
  return issues;
}

const isWeight = (value: number) =>
  Number.isFinite(value) && value > 0 && value <= weightLimits.max && decimalOf(value).scale <= weightLimits.decimals;

function offerIssues({ species, weightMin, weightMax, weightUnit }: FavoriteForm): Issue[] {
  const issues: Issue[] = [];
  if (species.some((code) => !speciesCodes.some((known) => known === code)))
    issues.push(issueAt('species', 'unknown', favoriteTexts.species));
  if (!weightUnits.some((known) => known === weightUnit)) issues.push(required('weightUnit'));
  if (weightMin !== null && !isWeight(weightMin))
    issues.push(issueAt('weightMin', 'out-of-range', favoriteTexts.weight));
  if (weightMax !== null && !isWeight(weightMax))
    issues.push(issueAt('weightMax', 'out-of-range', favoriteTexts.weight));
  else if (weightMin !== null && weightMax !== null && weightMax < weightMin)
    issues.push(issueAt('weightMax', 'order', favoriteTexts.weightOrder));
  return issues;
}

function templateIssues(directions: string | null, product: FavoriteProduct | null): Issue[] {
  const fault = templateFault(directions, product);
  return fault === null ? [] : [issueAt('directions', 'calculation', fault)];
}

/**
 * Why the calculations of directions can't be used for a product; `null` if all of them can, or there are none.
 *
 * @see P-492
 */
export function templateFault(directions: string | null, product: FavoriteProduct | null): string | null {
  const parts = readTemplate(directions ?? '');
  if ('fault' in parts) return parts.fault;
  for (const [at, part] of parts.entries()) {
    const fault = part.kind === 'formula' && product ? formulaFault(part.formula, parts[at + 1], product) : null;
    if (fault) return fault;
  }
  return null;
}

function formulaFault(formula: DoseFormula, next: TextPart | undefined, product: FavoriteProduct): string | null {
  const unitName = product.unitMeasure?.description ?? '';
  const unit = doseUnitOf(unitName);
  if (unit === null) return favoriteTexts.unitUnknown;
  const word = next?.kind === 'text' ? /^\s*([a-z]+)/i.exec(next.text)?.[1] : undefined;
  if (word === undefined || doseUnitOf(word) !== unit) return unitText(unitName);
  if (formula.step === 'tenth' && unit !== 'mL') return favoriteTexts.tenth;
  if (formula.step === 'half' && isCapsule(product)) return favoriteTexts.capsule;
  return strengthFault(formula, unit, product.strengthDisplay);
}

const isCapsule = ({ productPresentation, unitMeasure }: FavoriteProduct) =>
  /capsule/i.test(`${productPresentation?.description} ${unitMeasure?.description}`);

/**
 * An example of a calculation for a product, with its own strength and unit where they are known:
 * '{weight kg * 2 mg / 75 mg to half} tablets'. The dose in it is only an example.
 *
 * @see P-492
 */
export function exampleCalculation(product: FavoriteProduct): string {
  const unitName = product.unitMeasure?.description ?? 'tablets';
  const strength = readStrength(product.strengthDisplay);
  const [part] = strength?.parts ?? [];
  const isKnown = strength && part && part.unit !== '%' && strength.parts.length === 1;
  const [value, unit] = isKnown ? [part.value / strength.per.value, part.unit] : [50, 'mg'];
  const step = doseUnitOf(unitName) === 'mL' ? 'tenth' : isCapsule(product) ? 'whole' : 'half';
  return `{weight kg * 2 ${unit} / ${Number(value.toPrecision(6))} ${unit} to ${step}} ${unitName}`;
}

function strengthFault(formula: DoseFormula, unit: string, display: string | null): string | null {
  // A dose in mL divided by 1 mL needs no strength.
  if (formula.unit === 'mL')
    return unit === 'mL' && compare(formula.perUnit, decimalOf(1)) === 0 ? null : strengthText('1 mL in each mL');
  const strength = readStrength(display);
  const [part, ...others] = strength?.parts ?? [];
  if (!strength || !part || others.length > 0 || part.unit === '%') return favoriteTexts.strengthUnknown;
  if (strength.per.unit !== unit && !(strength.per.unit === 'each' && unit !== 'mL'))
    return favoriteTexts.strengthUnknown;
  const isSameUnit = part.unit === 'mg' ? ['mg', 'mcg', 'g'].includes(formula.unit) : part.unit === formula.unit;
  const own = times(strengthInCatalogUnit(formula), decimalOf(strength.per.value));
  return isSameUnit && compare(own, decimalOf(part.value)) === 0 ? null : strengthText(display ?? '');
}
