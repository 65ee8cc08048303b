/** Rx, OTC, or AOTC: sold only through vets (P-229). */
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

/**
 * The fields of a product that rules need. Field names are those of the API (P-192). Weights are in pounds, shelf life
 * in days.
 */
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
  /** The unit of a quantity: tablets, mL. Without one only the range of a quantity is validated. */
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
  /**
   * Whether every active product of the family is OTC or AOTC, a diet and not controlled (P-044); computed by the
   * server.
   */
  readonly isPrnOnlyFamily: boolean;
  readonly fullfillmentVendor: string | null;
  readonly shelfLife: number | null;
}
