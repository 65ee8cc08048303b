import { settingOfPlace } from '../../../part/prescription-form/form-place';
import type { FormPlace } from '../../../part/prescription-form/form-place';
import type { FormLists } from '../../../part/prescription-form/lists/use-form-lists';
import type { FormPatient, FormSetting } from '../../../part/prescription-form/setting';
import { formProductOfTask } from '../../../part/prescription-form/task-product';
import { workSubject } from '../../../part/prescription-form/unsent/work-subject';
import type { FullTask } from '../queue/rows';

/** The draft a pending request was saved as; `null` when there is none yet (P-166). */
export function draftOf({ status, prescription }: Pick<FullTask, 'status' | 'prescription'>): FullTask['prescription'] {
  return status === 'PENDING' && prescription?.rxStatus.code === 'Draft' ? prescription : null;
}

/**
 * What the form of a request stands on.
 *
 * @param patient - the patient as last corrected here, when that is newer than the request's
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

/** Changes when somebody else saved the request or its draft. */
export const basisOf = (task: FullTask): string => `${task.version}/${task.prescription?.version ?? ''}`;

/** The name of a request among unsent work. */
export const subjectOf = (task: Pick<FullTask, 'id'>): string => workSubject({ of: 'task', id: task.id });
