import type { Operations } from '@signa/core/contract';
import type { RxStatusCode } from '@signa/core/prescribing';
import type { StoredProduct } from '../../catalog/product/stored-product.js';
import type { Undescribed } from '../../undescribed.js';

type ContractPrescription = Undescribed<Operations['AddPrescription']['data']['addPrescription']>;
type ContractRow = Operations['Prescriptions']['data']['prescriptions'][number];

/** A prescription in a list as SQL returns it; core derives whether it can be filled and its status text. */
export type StoredPrescriptionRow = Omit<ContractRow, 'rxStatus' | 'isFillable'> & {
  readonly rxStatus: RxStatusCode;
  readonly timeZone: string;
};

/** A whole prescription as SQL returns it. */
export type StoredPrescription = Omit<
  ContractPrescription,
  'rxStatus' | 'isFillable' | 'product' | 'authorizingVetLocationUser'
> & {
  readonly rxStatus: RxStatusCode;
  readonly authorizingVetLocationUser: Omit<
    NonNullable<ContractPrescription['authorizingVetLocationUser']>,
    'hasCurrentDeaLicense'
  > | null;
  readonly timeZone: string;
  readonly product: StoredProduct;
  /** License numbers on the day of issue; null in a draft. */
  readonly licensesAtIssue: { readonly vetLicense: string | null; readonly deaLicense: string | null };
};
