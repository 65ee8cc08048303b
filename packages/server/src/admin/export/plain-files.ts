import type { AccountForm, AssignmentForm, ProfileForm } from '@signa/core/practice';
import type { ExportedField } from '@signa/core/prescribing';
import type { ExportFile } from './export-file.js';
import { issueRecordJson } from '../../store/prescribing/prescription/prescription-json.js';
import { text } from '../../store/sql/expression.js';
import { fields, select } from '../../store/sql/select.js';
import { externalIdOf } from './external-id.js';

type Cells = Readonly<Record<string, string | null>>;

/** The SQL of each column, in order. */
type Columns = Readonly<Record<string, string>>;

/** A file whose columns are those of its statement; it is not importable. */
function plainFile(name: string, columns: Columns, from: (locationId: string) => string): ExportFile<Cells> {
  const cells = fields(
    Object.fromEntries(Object.entries(columns).map(([column, value]) => [column, text(`(${value})`)])),
  );
  return {
    name,
    importedBy: null,
    statement: (locationId) => select(cells, from(locationId)),
    head: () => Promise.resolve(Object.keys(columns)),
    cellsOf: (row) => row,
  };
}

const same = <Column extends string>(row: string, ...columns: Column[]) =>
  Object.fromEntries(columns.map((column) => [column, `${row}.${column}`])) as Readonly<Record<Column, string>>;

type PersonField = keyof AccountForm | keyof ProfileForm | keyof AssignmentForm;
type OmittedField = 'userPhones' | 'locationUserPhones' | 'id' | 'locationId';

/** The column of each exported field of a user; null for those that the file leaves out. */
interface PersonColumns {
  readonly firstName: 'first_name';
  readonly lastName: 'last_name';
  readonly email: 'email';
  readonly roleId: 'role';
  readonly displayName: 'display_name';
  readonly title: 'title';
  readonly isActive: 'is_active';
  readonly isPrimary: 'is_primary';
  readonly vetLicenseNumber: 'vet_license_number';
  readonly vetLicenseState: 'vet_license_state';
  readonly vetLicenseExpiration: 'vet_license_expiration';
  readonly deaLicense: 'dea_license';
  readonly deaLicenseExpiration: 'dea_license_expiration';
  readonly employeeId: 'employee_id';
  readonly notificationEmail: null;
  readonly isPendingAuth: null;
  readonly pimsId: null;
}

/** The location's users, with roles and licenses. */
export const peopleFile = plainFile(
  'people.csv',
  {
    ...{ email: 'a.username', first_name: 'a.first_name', last_name: 'a.last_name', role: 'r.name' },
    ...same('u', 'display_name', 'title', 'is_active', 'is_primary', 'vet_license_number', 'vet_license_state'),
    ...same('u', 'vet_license_expiration', 'dea_license', 'dea_license_expiration', 'employee_id'),
  } satisfies Columns & Readonly<Record<NonNullable<PersonColumns[Exclude<PersonField, OmittedField>]>, string>>,
  (locationId) => `from signa.location_user u join signa.app_user a on a.id = u.user_id
    join signa.role r on r.id = u.role_id where u.location_id = ${locationId} order by u.id`,
);

const instant = (column: string) => `signa.instant(rx.${column})`;
const vetOf = (
  column: string,
) => `select a.username from signa.location_user u join signa.app_user a on a.id = u.user_id
  where u.location_id = rx.location_id and u.id = rx.${column}`;

/** The column of each exported field of the prescription form. */
interface FieldColumns {
  readonly locationClientId: 'client';
  readonly locationPatientId: 'patient';
  readonly isOfficeUse: 'is_office_use';
  readonly productId: 'product_sku';
  readonly unitPerFill: 'quantity';
  readonly directions: 'directions';
  readonly prnFlag: 'prn_flag';
  readonly refills: 'refills';
  readonly prescExpiryDate: 'expires_on';
  readonly authorizingVet: 'authorizing_vet';
  readonly reasonForCompound: 'reason_for_compound';
  readonly daysSupply: 'days_supply';
  readonly noteToPharmacy: 'note_to_pharmacy';
  readonly noteToClient: 'note_to_client';
  readonly overrideReason: 'override_reason';
}

/**
 * Every prescription and draft, in the order of creation, without deleted drafts. An issued one has the product as
 * named then, and its whole issue record (P-332).
 */
export const prescriptionFile = plainFile(
  'prescriptions.csv',
  {
    ...same('rx', 'uuid', 'rx_number', 'elsewhere_number', 'elsewhere_prescriber', 'elsewhere_place', 'elsewhere_note'),
    status: 'rx.rx_status',
    ...{ created_at: instant('created_at'), issued_at: instant('issued_at') },
    ...{ client: externalIdOf('client', 'c'), patient: externalIdOf('patient', 'p') },
    ...{
      product_sku: 'd.sku',
      product: `coalesce(ir.content #>> '{product,title}', d.title)`,
      quantity: 'rx.unit_per_fill',
    },
    ...same('rx', 'directions', 'days_supply', 'refills', 'prn_flag', 'expires_on', 'reason_for_compound'),
    ...same('rx', 'note_to_client', 'note_to_pharmacy', 'override_reason', 'is_office_use'),
    ...{ authorizing_vet: vetOf('authorizing_vet_id'), vet_license: 'rx.vet_license', dea_license: 'rx.dea_license' },
    ...{ archived: 'rx.archived', decline_reason: 'rx.decline_reason', issue_record: 'ir.content' },
  } satisfies Columns & Readonly<Record<FieldColumns[ExportedField], string>>,
  (locationId) => `from signa.prescription rx join signa.product d on d.id = rx.product_id
    cross join lateral (select ${issueRecordJson} as content) ir
    left join signa.client c on c.location_id = rx.location_id and c.id = rx.client_id
    left join signa.patient p on p.location_id = rx.location_id and p.id = rx.patient_id
    where rx.location_id = ${locationId} and rx.removed_at is null order by rx.id`,
);

/** The prescribed products, each once. */
export const productFile = plainFile(
  'products-used.csv',
  same('d', 'sku', 'title', 'product_family', 'manufacturer', 'strength_display', 'packsize_display', 'dea_schedule'),
  (locationId) => `from signa.product d where exists (
    select from signa.prescription rx where rx.location_id = ${locationId} and rx.product_id = d.id) order by d.sku`,
);

const nameOfUser = (column: string) => `(select u.display_name from signa.location_user u
  where u.location_id = a.location_id and u.id = a.${column})`;

/** Every alert of a client or patient, also those that no longer apply, oldest first (C-347). */
export const alertFile = plainFile(
  'alerts.csv',
  {
    ...{ client: externalIdOf('client', 'c'), patient: externalIdOf('patient', 'p') },
    ...same('a', 'kind', 'text', 'language', 'contact_method', 'last_day'),
    ...{ created_at: 'signa.instant(a.created_at)', created_by: nameOfUser('created_by') },
    ...{ said_at: 'signa.instant(a.said_at)', said_by: nameOfUser('said_by') },
    ...{ ended_at: 'signa.instant(a.ended_at)', ended_by: nameOfUser('ended_by_id'), end_reason: 'a.end_reason' },
  },
  (locationId) => `from signa.record_alert a
    left join signa.client c on c.location_id = a.location_id and c.id = a.client_id
    left join signa.patient p on p.location_id = a.location_id and p.id = a.patient_id
    where a.location_id = ${locationId} order by a.id`,
);

/** Every recorded weight, oldest first. */
export const weightFile = plainFile(
  'weights.csv',
  {
    patient: externalIdOf('patient', 'p'),
    at: 'signa.instant(w.at)',
    ...same('w', 'weight', 'weight_unit', 'recorded_by'),
  },
  (
    locationId,
  ) => `from signa.recorded_weight w join signa.patient p on p.location_id = w.location_id and p.id = w.patient_id
    where w.location_id = ${locationId} order by w.id`,
);
