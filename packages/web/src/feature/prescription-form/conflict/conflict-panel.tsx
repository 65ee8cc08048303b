import { gradeOf } from '@signa/core/safety';
import { useFormWork } from '../form/form-work-context';
import { CalmLine } from './calm-line';
import { GravePanel } from './grave-panel';
import { WorthKnowing } from './worth-knowing';
import type { ConflictPanelProps } from './conflict-panel-props';

/** What speaks against this product for this patient: what needs the vet's word, what is worth knowing, or that nothing does. */
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
