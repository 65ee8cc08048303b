import type { PrescriptionForm, StoredField } from '@signa/core/prescribing';
import type { Insertable } from 'kysely';
import type { PrescriptionTable } from '../../../database/schema/prescription.js';
import { columnsOf } from '../../sql/expression.js';

/** The column of each stored field of the prescription form. */
const formColumns = {
  locationClientId: 'client_id',
  locationPatientId: 'patient_id',
  isOfficeUse: 'is_office_use',
  productId: 'product_id',
  unitPerFill: 'unit_per_fill',
  flavorId: 'flavor_id',
  directions: 'directions',
  prnFlag: 'prn_flag',
  refills: 'refills',
  prescExpiryDate: 'expires_on',
  authorizingVet: 'authorizing_vet_id',
  reasonForCompound: 'reason_for_compound',
  allergicIngredient: 'allergic_ingredient',
  daysSupply: 'days_supply',
  noteToPharmacy: 'note_to_pharmacy',
  noteToClient: 'note_to_client',
  notifyClientDate: 'notify_client_on',
  autoShipPrompt: 'auto_ship_prompt',
  pimsConsultId: 'pims_consult_id',
  workflowLocationUserId: 'workflow_location_user_id',
  currentWorkflowStatusId: 'workflow_status_id',
  overrideReason: 'override_reason',
  rxOriginCode: 'rx_origin_code',
} as const satisfies Readonly<Record<StoredField, keyof PrescriptionTable>>;

/** The columns of the form. */
export const formColumnNames = Object.values(formColumns);

type FormColumn = (typeof formColumns)[StoredField];

/** What saving the form stores: a value for every column above. */
export function formValues(form: PrescriptionForm): Required<Pick<Insertable<PrescriptionTable>, FormColumn>> {
  return {
    client_id: form.locationClientId,
    patient_id: form.locationPatientId,
    is_office_use: form.isOfficeUse,
    product_id: form.productId ?? '',
    unit_per_fill: form.unitPerFill ?? 0,
    directions: form.directions,
    days_supply: form.daysSupply,
    refills: form.refills,
    prn_flag: form.prnFlag,
    flavor_id: form.flavorId,
    reason_for_compound: form.reasonForCompound,
    allergic_ingredient: form.allergicIngredient,
    note_to_client: form.noteToClient,
    note_to_pharmacy: form.noteToPharmacy,
    override_reason: form.overrideReason,
    auto_ship_prompt: form.autoShipPrompt,
    expires_on: form.prescExpiryDate,
    notify_client_on: form.notifyClientDate,
    authorizing_vet_id: form.authorizingVet,
    workflow_location_user_id: form.workflowLocationUserId,
    workflow_status_id: form.currentWorkflowStatusId,
    rx_origin_code: form.rxOriginCode === 'copy' ? 'copy' : 'create',
    pims_consult_id: form.pimsConsultId,
  };
}

/** Fields that lists show too; `prescriptionRowJson` reads them. */
const listedFields = [
  ...['locationClientId', 'locationPatientId', 'isOfficeUse', 'productId', 'unitPerFill', 'flavorId'],
  ...['directions', 'prnFlag', 'refills', 'prescExpiryDate', 'authorizingVet', 'daysSupply', 'notifyClientDate'],
  ...['autoShipPrompt', 'workflowLocationUserId', 'currentWorkflowStatusId', 'rxOriginCode'],
] as const satisfies readonly StoredField[];

const rx = columnsOf('prescription as rx');
type OtherField = Exclude<StoredField, (typeof listedFields)[number]>;
const isListed = (field: string) => listedFields.some((listed) => listed === field);

/** The other stored fields, as columns of the prescription of alias `rx`. */
export const otherFields = Object.fromEntries(
  Object.entries(formColumns)
    .filter(([field]) => !isListed(field))
    .map(([field, column]) => [field, rx[column]]),
) as { readonly [Field in OtherField]: (typeof rx)[(typeof formColumns)[Field]] };
