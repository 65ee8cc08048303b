import { type PrescriptionForm, type PrescriptionFormSource, startPrescriptionForm } from '@signa/core/prescribing';
import { startContext, settingOfPlace } from '../../feature/prescribing/prescription-form/lists/form-place';
import type { FormPlace } from '../../feature/prescribing/prescription-form/lists/form-place';
import type { SaveTarget } from '../../feature/prescribing/prescription-form/issue/save-target';
import type { FormLists } from '../../feature/prescribing/prescription-form/lists/use-form-lists';
import type {
  FormClient,
  FormPatient,
  FormPrescription,
  FormProduct,
  FormSetting,
  FormTask,
} from '../../feature/prescribing/prescription-form/state/setting';
import { formProductOfTask } from '../../feature/prescribing/prescription-form/state/task-product';

/** What the direct form starts from, as the server returns it. */
export type DirectOrigin =
  | { readonly from: 'draft' | 'copy'; readonly prescription: FormPrescription }
  | { readonly from: 'task-copy'; readonly task: FormTask };

/** What is fixed in the form: its product and recipient. */
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

/** The original that a copy is compared with; `null` for a draft, and for a request without a prescription. */
function previousOf(origin: DirectOrigin): FormPrescription | null {
  if (origin.from === 'copy') return origin.prescription;
  return origin.from === 'task-copy' ? (origin.task.prescription ?? origin.task.previousPrescription) : null;
}

/**
 * The fixed context of the direct form.
 *
 * @param patient - as last corrected here, if newer than the origin's
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

/** Initial values of the direct form (P-042, P-064, P-119). */
export function startOfOrigin(origin: DirectOrigin, place: FormPlace, lists: FormLists): PrescriptionForm {
  return startPrescriptionForm(sourceOf(origin), startContext(place, lists, subjectOfOrigin(origin).patient));
}

/** A copy becomes a new prescription; a draft keeps its ID. */
export const targetOfOrigin = (origin: DirectOrigin): SaveTarget =>
  origin.from === 'draft' ? { kind: 'draft', draftId: origin.prescription.id } : { kind: 'new' };
