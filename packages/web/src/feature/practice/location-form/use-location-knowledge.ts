import { PortalTypesDocument } from '@signa/core/contract/typed';
import { useOperation } from '../../../client/query/use-operation';
import { usePharmacies } from '../place-form/use-pharmacies';

export interface LocationKnowledge {
  readonly organization: { readonly isPIMSEnabled: boolean } | null;
  readonly portalTypes: readonly { readonly id: string; readonly name: string }[];
  readonly pharmacies: readonly { readonly code: string; readonly name: string }[];
}

/** The choices available to support; null while loading. */
export function useLocationKnowledge(organization: LocationKnowledge['organization']): LocationKnowledge | null {
  const portalTypes = useOperation(PortalTypesDocument, {}).data?.portalTypes;
  const pharmacies = usePharmacies();
  return portalTypes && pharmacies ? { organization, portalTypes, pharmacies } : null;
}
