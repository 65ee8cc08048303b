import { productOfTask, startPrescriptionForm } from '@signa/core/prescription';
import type { PrescriptionForm } from '@signa/core/prescription';
import type { Features } from '@signa/core/practice';
import type { PlainDate } from '@signa/core/time';
import type { FormLocation, FormPatient, FormProduct, FormSetting } from '../../../part/prescription-form/setting';
import type { FullTask } from '../queue/rows';
import type { FormLists } from './use-form-lists';

/** Where and when a request is answered, and by whom. */
export interface TaskPlace {
  readonly location: FormLocation;
  readonly features: Features;
  readonly today: PlainDate;
  /** Location user id of the person. */
  readonly currentUserId: string;
}

/** The draft a pending request was saved as; `null` when there is none yet (P-166). */
export function draftOf({ status, prescription }: Pick<FullTask, 'status' | 'prescription'>): FullTask['prescription'] {
  return status === 'PENDING' && prescription?.rxStatus.code === 'Draft' ? prescription : null;
}

/** The product of the form: that of the draft, of the prescription before, or of the request (P-164). */
function productOf(task: FullTask): FormProduct | null {
  const facts = productOfTask(task);
  return (
    [task.prescription?.product, task.previousPrescription?.product, task.product].find(
      (product) => product && product.id === facts?.id,
    ) ?? null
  );
}

/**
 * What the form of a request stands on.
 *
 * @param patient - the patient as last corrected here, when that is newer than the request's
 */
export function taskSetting(
  task: FullTask,
  place: TaskPlace,
  lists: FormLists,
  patient: FormPatient | null,
): FormSetting {
  const { location, features, today } = place;
  return {
    entry: 'approval',
    today,
    location,
    features,
    product: productOf(task),
    patient,
    client: task.locationClient,
    isOfficeUse: task.locationClient?.isOfficeUse ?? task.locationClientId === null,
    vets: lists.vets,
    staff: lists.staff,
    workflowStatuses: lists.workflowStatuses,
    reasonsForCompound: lists.reasonsForCompound,
    shortcuts: lists.shortcuts,
    requestedQuantity: task.quantityRequested,
    draft: draftOf(task),
    previous: task.previousPrescription,
  };
}

/** The form of a request as it opens (P-067, P-164). */
export function startOfTask(
  task: FullTask,
  { location, today, currentUserId }: TaskPlace,
  { vets }: FormLists,
): PrescriptionForm {
  return startPrescriptionForm(
    { from: 'task', task },
    {
      today,
      location,
      authorizingVets: vets,
      currentUserId,
      patientVetId: task.locationPatient?.prescVetLocationUserId ?? null,
    },
  );
}

/** Changes when somebody else saved the request or its draft. */
export const basisOf = (task: FullTask): string => `${task.version}/${task.prescription?.version ?? ''}`;
