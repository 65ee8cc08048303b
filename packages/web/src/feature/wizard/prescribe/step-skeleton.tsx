import { Card } from '../../../part/surface/card';
import { SkeletonFacts } from '../../../part/surface/skeleton';

/** In the place of a step while what it stands on is looked up. */
export const StepSkeleton = () => (
  <Card>
    <SkeletonFacts rows={4} label="Loading" />
  </Card>
);
