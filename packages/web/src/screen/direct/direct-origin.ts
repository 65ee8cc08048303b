import { type PrescriptionForm, type PrescriptionFormSource, startPrescriptionForm } from '@signa/core/prescribing';
import { startContext, settingOfPlace } from '../../feature/prescription-form/lists/form-place';
import type { FormPlace } from '../../feature/prescription-form/lists/form-place';
import type { SaveTarget } from '../../feature/prescription-form/issue/save-target';
import type { FormLists } from '../../feature/prescription-form/lists/use-form-lists';
import type {
  FormClient,
  FormPatient,
  FormPrescription,
  FormProduct,
  FormSetting,
  FormTask,
} from '../../feature/prescription-form/state/setting';
import { formProductOfTask } from '../../feature/prescription-form/state/task-product';

/** What the direct form starts from, as the server answers it. */
export type DirectOrigin =
  | { readonly from: 'draft' | 'copy'; readonly prescription: FormPrescription }
  | { readonly from: 'task-copy'; readonly task: FormTask };

/** What is fixed in the form: its product, and whom it is for. */
interface Subject {
  readonly product: FormProduct | null;
  readonly client: FormClient | null;
  readonly patient: FormPatient | null;
  readonly isOfficeUse: boolean;
}

export function subjectOfOrigin(origin: DirectOrigin): Subject {
  if (origin.from === 'task-copy') {
    const { task } = origin;
    return {
      product: formProductOfTask(task),
      client: task.locationClient,
      patient: task.locationPatient,
      isOfficeUse: task.locationClient?.isOfficeUse ?? task.locationClientId === null,
    };
  }
  const { product, locationClient, locationPatient, isOfficeUse } = origin.prescription;
  return { product, client: locationClient, patient: locationPatient, isOfficeUse };
}

/** What a copy is a copy of, to show what changes; `null` for a draft, and for a request that names no prescription. */
function previousOf(origin: DirectOrigin): FormPrescription | null {
  if (origin.from === 'copy') return origin.prescription;
  return origin.from === 'task-copy' ? (origin.task.prescription ?? origin.task.previousPrescription) : null;
}

/**
 * What the direct form stands on.
 *
 * @param patient - as last corrected here, when that is newer than the origin's
 */
export function directSetting(
  origin: DirectOrigin,
  place: FormPlace,
  lists: FormLists,
  patient: FormPatient | null,
): FormSetting {
  return {
    ...settingOfPlace(place, lists),
    ...subjectOfOrigin(origin),
    patient,
    entry: 'create',
    request: null,
    draft: origin.from === 'draft' ? origin.prescription : null,
    previous: previousOf(origin),
  };
}

function sourceOf(origin: DirectOrigin): PrescriptionFormSource {
  if (origin.from === 'task-copy') return { from: 'task-copy', task: origin.task };
  if (origin.from === 'copy') return { from: 'copy', prescription: origin.prescription };
  return { from: 'draft', draft: origin.prescription };
}

/** The direct form as it opens (P-042, P-064, P-119). */
export function startOfOrigin(origin: DirectOrigin, place: FormPlace, lists: FormLists): PrescriptionForm {
  return startPrescriptionForm(sourceOf(origin), startContext(place, lists, subjectOfOrigin(origin).patient));
}

/** A copy is a new prescription; a draft is saved again. */
export const targetOfOrigin = (origin: DirectOrigin): SaveTarget =>
  origin.from === 'draft' ? { kind: 'draft', draftId: origin.prescription.id } : { kind: 'new' };
