import { issueRecordJson } from '../../store/prescribing/prescription/prescription-json.js';
import { columnsOf, literal, text } from '../../store/sql/expression.js';
import { fields, select } from '../../store/sql/select.js';
import { isOpenAt, unitsLeft, usedTable } from '../../store/prescribing/signing/fills.js';
import { prescriptionColumns } from '../import/prescription/prescription-columns.js';
import type { ExportFile } from './export-file.js';
import { externalIdOf } from './external-id.js';

type Cells = Readonly<Record<string, string | null>>;

/** Client in the file: the one for whom it was issued, else the patient's current client. */
const owner = `(select l.client_id from signa.patient_client l
    join signa.client o on o.location_id = l.location_id and o.id = l.client_id and not o.is_office_use
  where l.location_id = rx.location_id and l.patient_id = rx.patient_id and l.is_active
  order by l.client_id = rx.client_id desc, l.is_primary desc, l.client_id limit 1)`;

const day = (column: string) => `to_char(${column}, 'YYYY-MM-DD')`;

const rx = columnsOf('prescription as rx');
const prescriptionFields = fields({
  external_id: text(externalIdOf('prescription', 'rx')),
  client: text(externalIdOf('client', 'c')),
  patient: text(externalIdOf('patient', 'pt')),
  product_sku: columnsOf('product as d').sku,
  quantity: text('rx.unit_per_fill::float8'),
  directions: rx.directions,
  days_supply: text('rx.days_supply'),
  refills: text("(case when rx.prn_flag then 'PRN' else coalesce(rx.refills, 0)::text end)"),
  fills_left: text(`ceil(${unitsLeft} / rx.unit_per_fill)::integer`),
  issued_on: text(day(`rx.issued_at at time zone coalesce(l.time_zone, 'UTC')`)),
  expires_on: text(day('rx.expires_on')),
  prescriber: text(
    `coalesce(rx.elsewhere_prescriber, left(coalesce(ir.content #>> '{vet,displayName}', vet.display_name), 100))`,
  ),
  number: text('coalesce(rx.elsewhere_number, rx.rx_number)'),
  place: text(
    `(case when rx.rx_status = 'IssuedElsewhere' then rx.elsewhere_place else left(coalesce(ir.content #>> '{location,name}', l.name), 100) end)`,
  ),
  note: text('rx.elsewhere_note'),
  status: literal('open'),
});

/**
 * Every active prescription of a location, issued here or external, as another installation imports it: with
 * what is left of it, and with the issuing vet and location as named at issue (P-332). The issue record is read once for
 * both: `offset 0` keeps the planner from repeating it for each.
 */
export const openPrescriptionFile: ExportFile<Cells> = {
  name: 'open-prescriptions.csv',
  importedBy: 'signa-server admin prescription import',
  statement: (locationId) =>
    select(
      prescriptionFields,
      `from signa.prescription rx
      join signa.location l on l.id = rx.location_id
      join signa.product d on d.id = rx.product_id
      join signa.patient pt on pt.location_id = rx.location_id and pt.id = rx.patient_id and not pt.is_deceased
      join signa.client c on c.location_id = rx.location_id and c.id = ${owner}
      cross join lateral (select ${issueRecordJson} as content offset 0) ir
      left join signa.location_user vet on vet.location_id = rx.location_id and vet.id = rx.authorizing_vet_id
      cross join ${usedTable}
    where rx.location_id = ${locationId} and not rx.is_office_use and rx.expires_on is not null and ${isOpenAt('now()')}
    order by rx.id`,
    ),
  head: () => Promise.resolve(prescriptionColumns.map(({ name }) => name)),
  cellsOf: (row) => row,
};
