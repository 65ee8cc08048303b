import { isNo, isYes } from '../../base/failure/index.js';
import { isControlled, type ControlFacts } from './controlled.js';
import type { ProductApprovalType, ProductFacts } from './product.js';

type ApprovalFacts = ControlFacts & Pick<ProductFacts, 'productApprovalType'>;
type FamilyProduct = ApprovalFacts & Pick<ProductFacts, 'diet' | 'isActive'>;

const withoutPrescription: ReadonlySet<unknown> = new Set(['OTC', 'AOTC'] satisfies ProductApprovalType[]);

/**
 * Whether a product counts as sold without a prescription: exactly OTC or AOTC, and never a controlled one.
 *
 * @see P-068, P-273, README ruling 10
 */
export function countsAsOtc(product: ApprovalFacts): boolean {
  return withoutPrescription.has(product.productApprovalType) && !isControlled(product);
}

/**
 * Whether a family is PRN-only: it has an active product, and every active product counts as OTC and is a diet.
 *
 * @param family - all products of the family, including inactive ones
 * @see P-044
 */
export function isPrnOnlyFamily(family: readonly FamilyProduct[]): boolean {
  const active = family.filter((product) => !isNo(product.isActive));
  return active.length > 0 && active.every((product) => countsAsOtc(product) && isYes(product.diet));
}

/**
 * Whether PRN is on and locked for a product: its family is PRN-only. A controlled product is never PRN, whatever its
 * family.
 *
 * @see P-062, P-044, README ruling 10
 */
export function isPrnOnly(product: ControlFacts & Pick<ProductFacts, 'isPrnOnlyFamily'>): boolean {
  return isYes(product.isPrnOnlyFamily) && !isControlled(product);
}

/** Approval types as filters send them, compared ignoring case (P-229). */
export const approvalTypeFilters = ['AOTC', 'RX', 'OTC'] as const;
export type ApprovalTypeFilter = (typeof approvalTypeFilters)[number];
