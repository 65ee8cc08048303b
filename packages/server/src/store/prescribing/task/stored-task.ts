import type { Operations } from '@signa/core/contract';
import type { RxStatusCode } from '@signa/core/prescribing';
import type { StoredPrescription } from '../prescription/stored-prescription.js';
import type { StoredProduct } from '../../catalog/product/stored-product.js';
import type { Undescribed } from '../../undescribed.js';

type ContractRow = Undescribed<Operations['GetPrescriptionTasks']['data']['prescriptionTasks'][number]>;
type ContractTask = Undescribed<NonNullable<Operations['GetPrescriptionTask']['data']['prescriptionTask']>>;
type ContractGroup = Undescribed<Operations['GetPrescriptionTasksGrouped']['data']['prescriptionTasksGrouped'][number]>;

/** A task in a list as SQL returns it; the status of its prescription is still a code. */
export type StoredTaskRow = Omit<ContractRow, 'prescription'> & {
  readonly prescription:
    | (Omit<NonNullable<ContractRow['prescription']>, 'rxStatus'> & { readonly rxStatus: RxStatusCode })
    | null;
};

/** Listed under its client, which it does not repeat. */
export type StoredGroupedTask = Omit<StoredTaskRow, 'locationClient'>;

export interface StoredTaskGroup {
  readonly locationClient: ContractGroup['locationClient'];
  readonly count: number;
  readonly tasks: StoredGroupedTask[];
}

/** A whole task as SQL returns it, without the fields that core computes from its product and prescriptions. */
export type StoredTask = Omit<ContractTask, 'prescription' | 'previousPrescription' | 'product'> & {
  readonly prescription: StoredPrescription | null;
  readonly previousPrescription: StoredPrescription | null;
  readonly product: StoredProduct | null;
  readonly timeZone: string;
};
