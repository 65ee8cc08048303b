import type { ImportedPrescription, PrescriptionUndo } from '@signa/core/pims';
import { key } from '../../key.js';
import { always, columnsOf, holds, integer, text } from '../../sql/expression.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';
import type { FoundImport, Page } from './import-store.js';

const rx = columnsOf('prescription as rx');
const status = select(
  fields({
    id: rx.id,
    name: always(text("concat_ws(' for ', d.title, p.name)")),
    isArchived: rx.archived,
    isMoved: holds(`(r.made ->> 'clientId')::bigint is distinct from rx.client_id
        or (r.made ->> 'patientId')::bigint is distinct from rx.patient_id`),
    copies: always(
      integer(`select count(*) from signa.prescription x where x.location_id = rx.location_id and x.patient_id = rx.patient_id
        and x.product_id = rx.product_id and x.rx_origin_code = 'copy' and x.created_at >= i.at`),
    ),
  }),
  `from signa.pims_import_record r
      join signa.pims_import i on i.location_id = r.location_id and i.id = r.import_id
      join signa.prescription rx on rx.location_id = r.location_id and rx.id = r.record_id
      join signa.product d on d.id = rx.product_id
      left join signa.patient p on p.location_id = rx.location_id and p.id = rx.patient_id
    where r.location_id = $1 and r.import_id = $2 and r.noun = 'prescription' and not r.is_removed and r.record_id > $3
    order by rx.id limit $4`,
);

/** The existing prescriptions that an import created, with what happened to them since. */
export function existingPrescriptions(
  sql: Queryable,
  { locationId, id }: FoundImport,
  { after, count }: Page,
): Promise<ImportedPrescription[]> {
  return rows(sql, status, [key(locationId), key(id), key(after), count]);
}

/** Deletes the given prescriptions of an import, with their trail entries. */
export async function removePrescriptions(
  tx: Queryable,
  { locationId, id }: FoundImport,
  goes: PrescriptionUndo['goes'],
): Promise<void> {
  await rows(tx, 'select signa.remove_imported_prescriptions($1, $2, $3::bigint[])', [
    ...[key(locationId), key(id)],
    goes.map((one) => key(one.id)),
  ]);
}
