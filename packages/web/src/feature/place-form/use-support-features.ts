import { FeatureFlagsDocument } from '@signa/core/contract/typed';
import { type FeatureFlag, hasFeature } from '@signa/core/practice';
import { useOperation } from '../../client/query/use-operation';

/** Features of a location, or without one those of the whole platform; none until they are known. */
export function useSupportFeatures(locationId: string | null) {
  const { data } = useOperation(FeatureFlagsDocument, locationId === null ? {} : { locationId });
  const features = data && new Set(data.featureFlags);
  return {
    isKnown: features !== undefined,
    has: (feature: FeatureFlag) => features !== undefined && hasFeature(features, feature),
  } as const;
}
