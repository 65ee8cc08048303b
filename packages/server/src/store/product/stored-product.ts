import type { Operations } from '@signa/core/contract';
import type { ProductFacts } from '@signa/core/catalog';

type ContractProduct = NonNullable<Operations['GetProductByProductId']['data']['product']>;

/** What P-044 needs of each product of the family. */
type FamilyFacts = Pick<ProductFacts, 'productApprovalType' | 'diet' | 'isControlled' | 'deaSchedule' | 'isActive'>;

/** The product it is a part of, and its parts; read only where a product is looked at alone. */
export type Relatives = Pick<ContractProduct, 'parentProduct' | 'childProducts'>;

/** A product as SQL gives it; whether its family is PRN-only is core's to say, from the family's facts, and so are its labels. */
export type StoredProduct = Omit<ContractProduct, 'isPrnOnlyFamily' | 'productWeightRange' | keyof Relatives> & {
  readonly familyFacts: readonly FamilyFacts[];
};
