import { always, columnsOf, holds, instant, text } from '../../sql/expression.js';
import { jsonList, jsonObject } from '../../sql/json.js';
import { externalNumberJson, externalPrescriptionOf, isOpenAt, usedTable } from './fills.js';
import { therapyProductJson } from './therapy-product.js';

/** With the name of the issuing user, and whether fills remain. */
const r = columnsOf('prescription as r');

/**
 * What anyone issued for the patient, here or externally, newest first; prescriptions that the pharmacy rejected or
 * that were undone were never dispensed (P-237, P-303). Only those issued here can be filled. As a SQL JSON list, of alias `pt`, the patient.
 */
export const issuedJson = jsonList(
  jsonObject({
    id: text(r.id),
    rxNumber: r.rx_number,
    elsewhere: externalPrescriptionOf('r'),
    issuedAt: always(instant(r.issued_at)),
    by: text('r.by'),
    product: always(therapyProductJson('r.product_id')),
    quantity: r.unit_per_fill,
    directions: r.directions,
    daysSupply: r.days_supply,
    refills: r.refills,
    prnFlag: r.prn_flag,
    flavorId: text(r.flavor_id),
    expiresOn: r.expires_on,
    isFillable: holds('r.is_open'),
  }),
  {
    orderBy: 'r.issued_at desc, r.id desc',
    from: `from (
    select rx.*, coalesce(vet.display_name, rx.elsewhere_prescriber) as by, ${externalNumberJson} as elsewhere,
      rx.rx_status <> 'IssuedElsewhere' and ${isOpenAt('$5::timestamptz')} as is_open
    from signa.prescription rx
      join signa.location l on l.id = rx.location_id
      left join signa.location_user vet on vet.location_id = rx.location_id and vet.id = rx.authorizing_vet_id
      cross join ${usedTable}
    where rx.location_id = pt.location_id and rx.patient_id = pt.id and rx.issued_at is not null
      and rx.rx_status not in ('DeclinedByPharmacy', 'Undone') and rx.removed_at is null
    order by rx.issued_at desc, rx.id desc limit 200
  ) r`,
  },
);
