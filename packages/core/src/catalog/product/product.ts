/** Rx, OTC, or AOTC: sold through vets only (P-229). */
export const productApprovalTypes = ['Rx', 'OTC', 'AOTC'] as const;
export type ProductApprovalType = (typeof productApprovalTypes)[number];

/** The federal schedules of controlled substances (P-229). */
export const deaSchedules = ['C-I', 'C-II', 'C-III', 'C-IV', 'C-V'] as const;
export type DeaSchedule = (typeof deaSchedules)[number];

/** P-229. */
export const classifications = [
  'Preventative',
  'Compound',
  'Medication',
  'Supplement',
  'Food - Wet',
  'Food - Dry',
] as const;
export type Classification = (typeof classifications)[number];

/** What the rules read of a product; field names as they travel (P-192). Weights are pounds, shelf life days. */
export interface ProductFacts {
  readonly id: string;
  readonly title: string;
  readonly productFamily: string;
  readonly ingredients: readonly string[];
  readonly keywords: readonly string[];
  readonly classification: string;
  readonly productApprovalType: ProductApprovalType;
  readonly productPresentation: { readonly id: string; readonly description: string } | null;
  readonly productSpecies: readonly string[];
  readonly productFlavors: readonly { readonly flavorId: string; readonly flavor: string }[];
  readonly strengthDisplay: string | null;
  readonly packsizeQty: number | null;
  /** What a quantity counts: tablets, mL. Without one a quantity is only checked for its range. */
  readonly unitMeasure?: { readonly description: string } | null;
  readonly weightMin: number | null;
  readonly weightMax: number | null;
  readonly isControlled: boolean;
  readonly deaSchedule: DeaSchedule | null;
  readonly isActive: boolean;
  readonly isOutOfStock: boolean;
  readonly compound: boolean;
  readonly hasPharmacyRationale: boolean;
  readonly hasFlavor: boolean;
  readonly diet: boolean;
  /** Every active product of the family is OTC or AOTC, a diet and not controlled (P-044); computed by the server over the family. */
  readonly isPrnOnlyFamily: boolean;
  readonly fullfillmentVendor: string | null;
  readonly shelfLife: number | null;
}
