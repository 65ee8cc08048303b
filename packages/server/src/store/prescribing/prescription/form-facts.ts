import type { Operations } from '@signa/core/contract';
import type { PatientFacts } from '@signa/core/clients';
import { featuresOn, type LocationFacts, type LocationUserFacts } from '@signa/core/practice';
import { key } from '../../key.js';
import { patientJson } from '../../clients/patient/patient-json.js';
import { locationJson } from '../../practice/place/location-json.js';
import { locationUserJson } from '../../practice/place/location-user-json.js';
import { featureSettingsJson } from '../../practice/practice/feature-store.js';
import { productJson } from '../../catalog/product/product-json.js';
import type { StoredProduct } from '../../catalog/product/stored-product.js';
import { always, columnsOf, holds, text, valueOf } from '../../sql/expression.js';
import { jsonList, jsonObject } from '../../sql/json.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, single } from '../../statement.js';

type StoredPatient = PatientFacts & {
  readonly uuid: string;
  readonly isOfficeUse: boolean;
  readonly pimsId: string | null;
  readonly prescVetLocationUserId: string | null;
};
type StoredLocationUser = LocationUserFacts & {
  readonly uuid: string;
  readonly vetLicenseNumber: string | null;
};

/** The ids that a save names in the form. */
interface FormReferences {
  readonly locationId: string;
  readonly productId: string | null;
  readonly locationClientId: string | null;
  readonly locationPatientId: string | null;
  readonly authorizingVet: string | null;
  readonly workflowLocationUserId: string | null;
  readonly pimsConsultId: string | null;
}

/** Everything the form rules need besides the form, from one statement. */
export interface FormFacts {
  readonly location: LocationFacts;
  readonly product: StoredProduct | null;
  readonly client: {
    readonly id: string;
    readonly firstName: string | null;
    readonly lastName: string | null;
    readonly isActive: boolean;
    readonly isOfficeUse: boolean;
  } | null;
  readonly patient: StoredPatient | null;
  readonly isPatientOfClient: boolean;
  /** Whether the PIMS reported the consultation for this patient. */
  readonly isConsultOfPatient: boolean;
  readonly vet: StoredLocationUser | null;
  readonly workflowUser: StoredLocationUser | null;
  readonly workflowStatuses: readonly { readonly id: string }[];
  readonly reasonsForCompound: Operations['ReasonForCompound']['data']['reasonForCompound'];
  /** Features enabled at the location (P-230). */
  readonly features: readonly string[];
}

const c = columnsOf('client as c');
const ws = columnsOf('workflow_status as ws');
const r = columnsOf('reason_for_compound as r');

const statement = select(
  fields({
    location: always(locationJson('$1')),
    product: productJson('$2'),
    client: valueOf(
      jsonObject({
        id: text(c.id),
        firstName: c.first_name,
        lastName: c.last_name,
        isActive: c.is_active,
        isOfficeUse: c.is_office_use,
      }),
      'from signa.client c where c.location_id = $1 and c.id = $3',
    ),
    patient: patientJson('$1', '$4'),
    isPatientOfClient: holds(
      'exists (select from signa.patient_client l where l.location_id = $1 and l.client_id = $3 and l.patient_id = $4 and l.is_active)',
    ),
    isConsultOfPatient:
      holds(`exists (select from signa.pims_consult c join signa.location l on l.id = c.location_id join signa.patient p on p.location_id = c.location_id
    where c.location_id = $1 and p.id = $4 and c.patient_pims_id = p.pims_id and c.consult_id = $7
      and c.account_id = l.pims_account_id and c.connection_type = l.pims_connection_type)`),
    vet: locationUserJson('$1', '$5'),
    workflowUser: locationUserJson('$1', '$6'),
    workflowStatuses: jsonList(jsonObject({ id: text(ws.id) }), { from: 'from signa.workflow_status ws' }),
    reasonsForCompound: jsonList(
      jsonObject({
        id: text(r.id),
        reasonForCompound: r.reason_for_compound,
        allergicIngredient: r.allergic_ingredient,
      }),
      { orderBy: 'r.id', from: 'from signa.reason_for_compound r' },
    ),
    featureSettings: featureSettingsJson('$1'),
  }),
  '',
);

export async function loadFormFacts(sql: Queryable, names: FormReferences): Promise<FormFacts> {
  const ids = [
    names.productId,
    names.locationClientId,
    names.locationPatientId,
    names.authorizingVet,
    names.workflowLocationUserId,
  ];
  const { featureSettings, ...facts } = await single(sql, statement, [
    names.locationId,
    ...ids.map((id) => (id === null ? null : key(id))),
    names.pimsConsultId,
  ]);
  return { ...facts, features: featuresOn(featureSettings) };
}
