import { officeUseGroup } from '@signa/core/prescribing';
import type { FormLists } from '../../prescription-form/lists/use-form-lists';
import { useOpenDirect } from '../../prescription-form/direct/use-open-direct';
import { lazyPart } from '../../../../platform/lazy/lazy-part';
import type { useDecline } from './use-decline';
import type { useHandOff } from '../hand-off/use-hand-off';
import type { useWorkflow } from './use-workflow';
import type { TaskRow } from '../request/rows';

// Loaded on demand: users read the list before they open a request.
export const openTask = lazyPart(() => import('./answers').then((module) => module.OpenTask));
const declineDialog = lazyPart(() => import('./answers').then((module) => module.DeclineDialog));
const workflowDialog = lazyPart(() => import('./answers').then((module) => module.WorkflowDialog));
const handOffDialogs = {
  'hand-off': lazyPart(() => import('./answers').then((module) => module.HandOffDialog)),
  snooze: lazyPart(() => import('./answers').then((module) => module.SnoozeDialog)),
  exam: lazyPart(() => import('./answers').then((module) => module.ExamDialog)),
} as const;

/** The lazily loaded code for answering requests. */
export const answerComponents = [openTask, declineDialog, workflowDialog, ...Object.values(handOffDialogs)];

interface QueueDialogsProps {
  readonly decline: ReturnType<typeof useDecline>;
  readonly workflow: ReturnType<typeof useWorkflow>;
  readonly handOff: ReturnType<typeof useHandOff>;
  readonly lists: FormLists;
  readonly onDeclined: (task: TaskRow) => void;
}

/** The dialogs above the list. */
export function QueueDialogs({ decline, workflow, handOff, lists, onDeclined }: QueueDialogsProps) {
  const direct = useOpenDirect();
  const HandOff = handOff.open && handOffDialogs[handOff.open.kind].Part;
  return (
    <>
      {decline.task && (
        <declineDialog.Part
          task={decline.task}
          busy={decline.busy}
          failure={decline.failure}
          onDecline={(reason) => void decline.decline(reason, onDeclined)}
          onDeclineAndCopy={
            direct.mayCopy ? (reason) => void decline.decline(reason, direct.declinedAndCopied) : undefined
          }
          onClose={decline.close}
        />
      )}
      {workflow.task && (
        <workflowDialog.Part
          whom={workflow.task.locationPatient?.name ?? officeUseGroup}
          current={workflow.task.prescriptionTaskWorkflow}
          lists={lists}
          busy={workflow.busy}
          failure={workflow.failure}
          onSave={(form) => void workflow.save(form)}
          onClose={workflow.close}
        />
      )}
      {handOff.open && HandOff && <HandOff task={handOff.open.task} onDone={handOff.close} onClose={handOff.close} />}
    </>
  );
}
