import { PharmacyOptionsDocument } from '@signa/core/contract/typed';
import { useOperation } from '../../../client/query/use-operation';

/** The pharmacies to choose from; null while loading. */
export function usePharmacies() {
  return useOperation(PharmacyOptionsDocument, {}).data?.pharmacyOptions ?? null;
}
