import { type DoseFix, gradeOf } from '@signa/core/safety';
import { useFormWork } from '../form/form-work-context';
import { CalmLine } from './calm-line';
import { GravePanel } from './grave-panel';
import { WorthKnowing } from './worth-knowing';

export interface ConflictPanelProps {
  /** Corrects the weight that a conflict is about; left out where nobody may (P-089). */
  readonly onCorrectWeight?: () => void;
  /** Stores the weight that a doubt offers. */
  readonly onUseWeight?: (fix: Extract<DoseFix, { readonly field: 'weight' }>) => void;
  /** A submission waits for the note; this takes it up again (P-088). */
  readonly onContinue?: () => void;
  /** Declines the request; left out where there is none. */
  readonly onDecline?: () => void;
}

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
