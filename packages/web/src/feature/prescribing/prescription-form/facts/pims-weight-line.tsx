import { Scale } from 'lucide-react';
import { Button } from '../../../../part/button/button';
import { NoteLine } from '../notice/note-line';
import type { FormPatient } from '../state/setting';
import { type PimsWeight, usePimsWeight } from './use-pims-weight';

interface PimsWeightLineProps {
  readonly patient: FormPatient;
  /** Stores it as the patient's weight; omitted for users who can't. */
  readonly onUse: ((weight: PimsWeight) => void) | undefined;
}

/** Warns above the form that the PIMS has a weight other than the one that doses are checked against (P-354). */
export function PimsWeightLine({ patient, onUse }: PimsWeightLineProps) {
  const theirs = usePimsWeight(patient);
  if (!theirs) return null;
  return (
    <NoteLine
      tone="near"
      icon={Scale}
      actions={
        onUse && (
          <Button size="sm" onClick={() => onUse(theirs)}>
            {`Use ${theirs.label}`}
          </Button>
        )
      }
    >
      {`PIMS has a different weight for ${patient.name}: ${theirs.label}. ${theirs.source}.`}
    </NoteLine>
  );
}
