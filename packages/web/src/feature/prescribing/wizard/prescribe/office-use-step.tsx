import type { Saved } from '../../prescription-form/issue/use-issue';
import type { FormProduct } from '../../prescription-form/state/setting';
import { FailedLine } from '../../../../part/surface/failed-line';
import { useOfficeParties } from '../flow/use-office-parties';
import { StepSkeleton } from './step-skeleton';
import { PrescribeStep } from './prescribe-step';

interface OfficeUseStepProps {
  readonly product: FormProduct;
  readonly onDone: (saved: Saved) => void;
}

/** Prescribes for the practice itself, whose client and patient are selected automatically (P-037, A-140). */
export function OfficeUseStep({ product, onDone }: OfficeUseStepProps) {
  const { parties, failure, refreshing, again } = useOfficeParties();
  if (parties)
    return (
      <PrescribeStep product={product} client={parties.client} patient={parties.patient} isOfficeUse onDone={onDone} />
    );
  if (failure === null) return <StepSkeleton />;
  return (
    <FailedLine onRetry={again} busy={refreshing}>
      {failure}
    </FailedLine>
  );
}
