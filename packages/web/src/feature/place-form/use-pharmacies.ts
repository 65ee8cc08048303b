import { PharmacyOptionsDocument } from '@signa/core/contract/typed';
import { useOperation } from '../../client/query/use-operation';

/** The pharmacies that can be chosen; null until they are known. */
export function usePharmacies() {
  return useOperation(PharmacyOptionsDocument, {}).data?.pharmacyOptions ?? null;
}
