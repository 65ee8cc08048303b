import type { Operations } from '@signa/core/contract';
import type { ProductFacts } from '@signa/core/catalog';

type ContractProduct = NonNullable<Operations['GetProductByProductId']['data']['product']>;

/** What P-044 needs of each product of the family. */
type FamilyFacts = Pick<ProductFacts, 'productApprovalType' | 'diet' | 'isControlled' | 'deaSchedule' | 'isActive'>;

/** The product it is a component of, and its components; read only for a single product. */
export type Relatives = Pick<ContractProduct, 'parentProduct' | 'childProducts'>;

/** A product as SQL returns it; core derives from the family's facts whether it is PRN-only, and its labels. */
export type StoredProduct = Omit<ContractProduct, 'isPrnOnlyFamily' | 'productWeightRange' | keyof Relatives> & {
  readonly familyFacts: readonly FamilyFacts[];
};
