import type { ProductFacts } from '../../catalog/product/index.js';
import { build, type Built, type FactTable, need, otherwise } from './build.js';

const list = (of: string) => need(`${of}; [] if there are none`);
const orNull = (of: string) => need(`${of}; null if there is none`);

/** A fact is optional only if its default relaxes no rule. */
export const productTable: FactTable<ProductFacts> = {
  id: need('The ID of the product'),
  title: need('The displayed name'),
  productFamily: need('The product family, used to find other packs'),
  ingredients: list('The active ingredients in lowercase, compared with allergies and interactions'),
  keywords: list('The keywords, such as drug classes, compared with allergies'),
  classification: need('The classification, such as Medication or Compound'),
  productApprovalType: need('Rx, OTC, or AOTC; decides who can issue it'),
  productPresentation: orNull('The dosage form, such as tablets'),
  productSpecies: list('The species that the product is for, as codes'),
  productFlavors: list('The flavors with ID and name, compared with food allergies'),
  strengthDisplay: orNull('The displayed strength'),
  packsizeQty: orNull('Units per pack'),
  unitMeasure: otherwise(null),
  weightMin: orNull('The lowest weight in pounds that the product is for'),
  weightMax: orNull('The highest weight in pounds that the product is for'),
  isControlled: need('Whether it is a controlled substance'),
  deaSchedule: orNull('The schedule of a controlled substance'),
  isActive: need('Whether it is for sale'),
  isOutOfStock: otherwise(false),
  compound: need('Whether it is compounded, which requires a reason'),
  hasPharmacyRationale: otherwise(false),
  hasFlavor: need('Whether a flavor must be chosen'),
  diet: need('Whether it is a diet'),
  isPrnOnlyFamily: otherwise(false),
  fullfillmentVendor: otherwise(null),
  shelfLife: orNull('Shelf life in days'),
};

/**
 * Builds a product's facts from a program's data.
 *
 * @see A-363
 */
export const productFactsOf = (given: Partial<ProductFacts>): Built<ProductFacts> => build(productTable, given);
