import type { ProductFacts } from '../../catalog/product/index.js';
import { build, type Built, type FactTable, need, otherwise } from './build.js';

const list = (of: string) => need(`${of}; [] where there are none`);
const orNull = (of: string) => need(`${of}; null where there is none`);

/** A fact is optional only if its default relaxes no rule. */
export const productTable: FactTable<ProductFacts> = {
  id: need('The id of the product'),
  title: need('The name as it is shown'),
  productFamily: need('The family, by which other packs are found'),
  ingredients: list('The active ingredients in lower case, which allergies and interactions are compared with'),
  keywords: list('The keywords, such as classes of drugs, which allergies are compared with'),
  classification: need('The classification, such as Medication or Compound'),
  productApprovalType: need('Rx, OTC or AOTC: who may issue it'),
  productPresentation: orNull('The form that is given, such as tablets'),
  productSpecies: list('The species that the product is for, as codes'),
  productFlavors: list('The flavors with id and name, which allergies to food are compared with'),
  strengthDisplay: orNull('The strength as it is shown'),
  packsizeQty: orNull('Units of a pack'),
  unitMeasure: otherwise(null),
  weightMin: orNull('The lowest weight in pounds that the product is for'),
  weightMax: orNull('The highest weight in pounds that the product is for'),
  isControlled: need('Whether it is a controlled substance'),
  deaSchedule: orNull('The schedule of a controlled substance'),
  isActive: need('Whether it is sold'),
  isOutOfStock: otherwise(false),
  compound: need('Whether it is compounded, which asks for a reason'),
  hasPharmacyRationale: otherwise(false),
  hasFlavor: need('Whether a flavor has to be chosen'),
  diet: need('Whether it is a diet'),
  isPrnOnlyFamily: otherwise(false),
  fullfillmentVendor: otherwise(null),
  shelfLife: orNull('Days until it goes bad'),
};

/**
 * Builds a product's facts from a program's data.
 *
 * @see A-363
 */
export const productFactsOf = (given: Partial<ProductFacts>): Built<ProductFacts> => build(productTable, given);
