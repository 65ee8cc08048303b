import { gradeOf, isSevere } from '@signa/core/safety';
import { useFormWork } from '../form/form-work-context';
import { ExternalFindings } from './external-findings';
import { CheckedWith } from './checked-with';
import { NoConflictsLine } from './no-conflicts-line';
import { StateLaw } from './state-law';
import { SeriousConflictPanel } from './serious-conflict-panel';
import { MinorFindings } from './minor-findings';
import type { ConflictPanelProps } from './conflict-panel-props';

/**
 * The conflicts between this product and this patient, those that need the vet's decision first, or a line that there
 * are none.
 */
export function ConflictPanel(props: ConflictPanelProps) {
  const grade = gradeOf(useFormWork().report);
  return (
    <>
      {isSevere(grade) && <SeriousConflictPanel grade={grade} {...props} />}
      <MinorFindings {...props} />
      <NoConflictsLine />
      <ExternalFindings />
      <CheckedWith />
      <StateLaw />
    </>
  );
}
