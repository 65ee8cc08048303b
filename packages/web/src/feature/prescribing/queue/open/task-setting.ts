import { isDraft, isTaskEventPossible } from '@signa/core/prescribing';
import { settingOfPlace } from '../../prescription-form/lists/form-place';
import type { FormPlace } from '../../prescription-form/lists/form-place';
import type { FormLists } from '../../prescription-form/lists/use-form-lists';
import type { FormPatient, FormSetting } from '../../prescription-form/state/setting';
import { formProductOfTask } from '../../prescription-form/state/task-product';
import { workSubject } from '../../prescription-form/unsent/work-subject';
import type { FullTask } from '../request/rows';

/** The draft of a pending request; `null` if there is none yet (P-166). */
export function draftOf({ status, prescription }: Pick<FullTask, 'status' | 'prescription'>): FullTask['prescription'] {
  return isTaskEventPossible(status, 'saveDraft') && prescription && isDraft(prescription) ? prescription : null;
}

/**
 * The setting of a request's form.
 *
 * @param patient - the patient as last corrected here, if newer than the request's
 */
export function taskSetting(
  task: FullTask,
  place: FormPlace,
  lists: FormLists,
  patient: FormPatient | null,
): FormSetting {
  return {
    ...settingOfPlace(place, lists),
    entry: 'approval',
    product: formProductOfTask(task),
    patient,
    client: task.locationClient,
    isOfficeUse: task.locationClient?.isOfficeUse ?? task.locationClientId === null,
    request: task,
    draft: draftOf(task),
    previous: task.previousPrescription,
    taskId: task.id,
  };
}

/** Changes if another user saves the request or its draft. */
export const basisOf = (task: FullTask): string => `${task.version}/${task.prescription?.version ?? ''}`;

/** The key of a request among unsent work. */
export const subjectOf = (task: Pick<FullTask, 'id'>): string => workSubject({ of: 'task', id: task.id });
