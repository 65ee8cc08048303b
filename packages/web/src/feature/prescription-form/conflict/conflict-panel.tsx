import { gradeOf } from '@signa/core/safety';
import { useFormWork } from '../form/form-work-context';
import { CalmLine } from './calm-line';
import { GravePanel } from './grave-panel';
import { WorthKnowing } from './worth-knowing';
import type { ConflictPanelProps } from './conflict-panel-props';

/**
 * Conflicts between this product and this patient: those that need the vet's decision, then minor ones, or that there
 * are none.
 */
export function ConflictPanel(props: ConflictPanelProps) {
  const grade = gradeOf(useFormWork().report);
  return (
    <>
      {(grade === 'contraindicated' || grade === 'serious') && <GravePanel grade={grade} {...props} />}
      <WorthKnowing {...props} />
      <CalmLine />
    </>
  );
}
