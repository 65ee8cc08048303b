import { FeatureFlagsDocument } from '@signa/core/contract/typed';
import { type FeatureFlag, hasFeature } from '@signa/core/practice';
import { useOperation } from '../../../client/query/use-operation';

/** The features of a location or, without one, of the platform; empty until loaded. */
export function useSupportFeatures(locationId: string | null) {
  const { data } = useOperation(FeatureFlagsDocument, locationId === null ? {} : { locationId });
  const features = data && new Set(data.featureFlags);
  return {
    isKnown: features !== undefined,
    has: (feature: FeatureFlag) => features !== undefined && hasFeature(features, feature),
  } as const;
}
