import { Card } from '../../../../part/surface/card';
import { SkeletonFacts } from '../../../../part/surface/skeleton';

/** The skeleton of a step while its data loads. */
export const StepSkeleton = () => (
  <Card>
    <SkeletonFacts rows={4} label="Loading" />
  </Card>
);
