import { officeUseGroup } from '@signa/core/prescribing';
import type { FormLists } from '../../prescription-form/lists/use-form-lists';
import { useOpenDirect } from '../../prescription-form/direct/use-open-direct';
import { lazyPart } from '../../../../platform/lazy/lazy-part';
import type { useDecline } from './use-decline';
import type { useWorkflow } from './use-workflow';
import type { TaskRow } from '../request/rows';

// Loaded on demand: users read the list before they open a request.
export const openTask = lazyPart(() => import('./answers').then((module) => module.OpenTask));
const declineDialog = lazyPart(() => import('./answers').then((module) => module.DeclineDialog));
const workflowDialog = lazyPart(() => import('./answers').then((module) => module.WorkflowDialog));

/** The lazily loaded code for answering requests. */
export const answerComponents = [openTask, declineDialog, workflowDialog];

interface QueueDialogsProps {
  readonly decline: ReturnType<typeof useDecline>;
  readonly workflow: ReturnType<typeof useWorkflow>;
  readonly lists: FormLists;
  readonly onDeclined: (task: TaskRow) => void;
}

/** The dialogs above the list. */
export function QueueDialogs({ decline, workflow, lists, onDeclined }: QueueDialogsProps) {
  const direct = useOpenDirect();
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
    </>
  );
}
