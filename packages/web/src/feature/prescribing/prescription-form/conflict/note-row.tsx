import { chakra } from '@chakra-ui/react';
import type { ConflictGrade } from '@signa/core/safety';
import { foreignNote, isNoteForeign, isOverrideNote, prescriptionLimits } from '@signa/core/prescribing';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../part/button/button';
import { ShortcutTextField } from '../field/text-field';
import { useFormWork } from '../form/form-work-context';
import { ForeignNote } from './foreign-note';

interface NoteRowProps {
  readonly grade: ConflictGrade;
  /** Resumes a submission that waits for the note (P-088). */
  readonly onContinue?: () => void;
}

/**
 * The note to the pharmacy that explains the findings. While it is required, it appears only here (P-088, P-232,
 * P-319).
 */
export function NoteRow({ grade, onContinue }: NoteRowProps) {
  const { setting, form, points } = useFormWork();
  const [isEditing, setEditing] = useState(false);
  const foreign = foreignNote(setting.draft, setting.viewerId);
  if (foreign && !isEditing && isNoteForeign(form, foreign))
    return (
      <div data-conflict-note>
        <ForeignNote foreign={foreign} onEdit={() => setEditing(true)} />
      </div>
    );
  const isMissing = points.some(({ place }) => place === 'noteToPharmacy');
  return (
    <chakra.div data-conflict-note>
      <ShortcutTextField
        name="noteToPharmacy"
        label="Note To Pharmacy"
        shortcuts="NP"
        beside={<AtLeast isReached={isOverrideNote(form.noteToPharmacy)} />}
        help={helpOf(grade, isMissing)}
      />
      {onContinue && (
        <chakra.div mt="3" display="flex" alignItems="center" justifyContent="flex-end" gap="3">
          <chakra.span textStyle="meta" color="fg.muted" role="status">
            This note is required to authorize.
          </chakra.span>
          <Button variant="accent" onClick={onContinue} disabledReason={isMissing ? 'Enter the note first.' : null}>
            Continue
          </Button>
        </chakra.div>
      )}
    </chakra.div>
  );
}

function helpOf(grade: ConflictGrade, isMissing: boolean): string {
  if (!isMissing) return 'Prints on the prescription.';
  const least = `${prescriptionLimits.overrideNoteMin} characters`;
  return grade === 'contraindicated'
    ? `At least ${least}. Prints on the prescription.`
    : `At least ${least}, unless you choose a reason. Prints on the prescription.`;
}

/** Minimum length of the note, shown beside the counter and checked once reached. */
const AtLeast = ({ isReached }: { readonly isReached: boolean }) => (
  <chakra.span display="inline-flex" alignItems="center" gap="1" color={isReached ? 'status.ready.fg' : 'fg.subtle'}>
    {isReached && <Check size={14} aria-label="Reached:" />}
    {`at least ${prescriptionLimits.overrideNoteMin}`}
  </chakra.span>
);
