import type { PrescriptionForm, PrintPrescription } from '@signa/core/prescribing';
import type { FormPrescription, FormSetting } from '../state/setting';

interface Paper {
  readonly setting: FormSetting;
  /** The form as it is sent. */
  readonly form: PrescriptionForm;
  /** Chosen in the form; issuing sends it in a separate step (P-098, P-103). */
  readonly workflowUserId: string | null;
  /** Display name of the user who presses the button. */
  readonly actingName: string;
}

/** The printed prescription before the server has accepted it: without number and date (P-101). */
export function printModelBeforeSave({ setting, form, workflowUserId, actingName }: Paper): PrintPrescription | null {
  const { product, patient, client, vets, staff } = setting;
  if (product === null || form.unitPerFill === null) return null;
  return {
    ...form,
    unitPerFill: form.unitPerFill,
    rxNumber: null,
    issuedDate: null,
    flavor: product.productFlavors.find(({ flavorId }) => flavorId === form.flavorId) ?? null,
    authorizingVetLocationUser: vets.find(({ id }) => id === form.authorizingVet) ?? null,
    actingLocationUser: { displayName: actingName },
    impersonatedBy: null,
    workflowLocationUser: staff.find(({ id }) => id === workflowUserId) ?? null,
    product,
    locationPatient: patient,
    locationClient: client,
  };
}

/** The accepted prescription with the form's workflow user, which is stored in a separate step. */
export function printModelAfterSave(
  saved: FormPrescription,
  { setting, workflowUserId }: Pick<Paper, 'setting' | 'workflowUserId'>,
): PrintPrescription {
  return {
    ...saved,
    workflowLocationUser: saved.workflowLocationUser ?? setting.staff.find(({ id }) => id === workflowUserId) ?? null,
  };
}
