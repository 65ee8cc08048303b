import type { PrescriptionForm, PrintPrescription } from '@signa/core/prescribing';
import type { FormPrescription, FormSetting } from '../state/setting';

interface Paper {
  readonly setting: FormSetting;
  /** As it is sent. */
  readonly form: PrescriptionForm;
  /** Chosen in the form; an issue sends it as a step of its own (P-098, P-103). */
  readonly workflowUserId: string | null;
  /** Display name of who presses the button. */
  readonly actingName: string;
}

/** A prescription as it will read on paper, before the server has accepted it: without number and date (P-101). */
export function paperBeforeSave({ setting, form, workflowUserId, actingName }: Paper): PrintPrescription | null {
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

/** The accepted prescription; the workflow user of the form stands on it though it is stored as a step of its own. */
export function paperAfterSave(
  saved: FormPrescription,
  { setting, workflowUserId }: Pick<Paper, 'setting' | 'workflowUserId'>,
): PrintPrescription {
  return {
    ...saved,
    workflowLocationUser: saved.workflowLocationUser ?? setting.staff.find(({ id }) => id === workflowUserId) ?? null,
  };
}
