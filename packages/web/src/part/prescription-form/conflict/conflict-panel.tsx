import { chakra } from '@chakra-ui/react';
import { conflictHeading } from '@signa/core/conflict';
import { prescriptionLimits } from '@signa/core/prescription';
import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../button/button';
import { ShortcutTextField } from '../field/text-field';
import { useFormWork } from '../form-work-context';
import { AdvisoryPanel } from './advisory-panel';
import { conflictCount } from './conflict-count';
import { ConflictRow } from './conflict-row';

export interface ConflictPanelProps {
  /** Corrects the weight that a conflict is about; left out where nobody may (P-089). */
  readonly onCorrectWeight?: () => void;
  /** A submission waits for the note; this takes it up again (P-088). */
  readonly onContinue?: () => void;
}

/** What speaks against this product for this patient, with the note that explains it as the last row (P-087, P-088). */
export function ConflictPanel({ onCorrectWeight, onContinue }: ConflictPanelProps) {
  const { report, hasConflict } = useFormWork();
  const titleId = useId();
  return (
    <>
      {hasConflict && (
        <chakra.section
          aria-labelledby={titleId}
          borderWidth="1px"
          borderColor="status.near.border"
          borderRadius="card"
          bg="bg.surface"
          data-conflicts
        >
          <chakra.div
            display="flex"
            gap="3"
            px="4"
            py="3"
            bg="status.near.bg"
            borderBottomWidth="1px"
            borderColor="status.near.border"
            borderTopRadius="card"
          >
            <chakra.span color="status.near.fg" display="inline-flex" pt="0.5">
              <TriangleAlert size={18} aria-hidden />
            </chakra.span>
            <div>
              <chakra.h4 id={titleId} textStyle="name" color="status.near.fg">
                {conflictHeading}
              </chakra.h4>
              <chakra.p textStyle="meta" color="fg.muted">
                {conflictCount(report.conflicts.length)} with this patient. Explain the off-label use to the pharmacy
                before you authorize.
              </chakra.p>
            </div>
          </chakra.div>
          <chakra.ul m="0" p="0">
            {report.conflicts.map((conflict) => (
              <ConflictRow
                key={`${conflict.kind}-${conflict.ruleId}-${conflict.patientValue}-${conflict.productValue}`}
                conflict={conflict}
                tone="conflict"
                onCorrectWeight={conflict.kind === 'weight' ? onCorrectWeight : undefined}
              />
            ))}
          </chakra.ul>
          <NoteRow onContinue={onContinue} />
        </chakra.section>
      )}
      <AdvisoryPanel />
    </>
  );
}

function NoteRow({ onContinue }: Pick<ConflictPanelProps, 'onContinue'>) {
  const { form } = useFormWork();
  return (
    <chakra.div px="4" py="3" borderTopWidth="1px" borderColor="border.subtle" data-conflict-note>
      <ShortcutTextField
        name="noteToPharmacy"
        label="Note To Pharmacy"
        shortcuts="NP"
        max={prescriptionLimits.noteMax}
        help={
          form.noteToPharmacy?.trim()
            ? 'Needed because of the conflicts. Prints on the prescription.'
            : 'Explain the off-label use to the pharmacy.'
        }
      />
      {onContinue && (
        <chakra.div mt="3" display="flex" alignItems="center" justifyContent="flex-end" gap="3">
          <chakra.span textStyle="meta" color="fg.muted" role="status">
            The authorization waits for this note.
          </chakra.span>
          <Button
            variant="accent"
            onClick={onContinue}
            disabledReason={form.noteToPharmacy?.trim() ? null : 'Please enter the note first.'}
          >
            Continue
          </Button>
        </chakra.div>
      )}
    </chakra.div>
  );
}
