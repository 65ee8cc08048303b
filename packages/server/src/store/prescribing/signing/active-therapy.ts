import type { Operations } from '@signa/core/contract';
import { always, holds, instant, integer, literal, numeric, sameAs, type Sql, text } from '../../sql/expression.js';
import { jsonList, jsonObject } from '../../sql/json.js';
import { externalNumberJson, externalPrescriptionOf, isFilled, isOpenAt, unitsLeft, usedTable } from './fills.js';
import { therapyProductJson } from './therapy-product.js';

type Therapy = Operations['GetSigningFacts']['data']['signingFacts']['therapy'][number];
type Kind = Therapy['kind'];
const kinds: Readonly<Record<Kind, Sql<Kind>>> = {
  prescription: literal('prescription'),
  draft: literal('draft'),
  request: literal('request'),
};

/** Fields that requests and drafts do not have yet. */
const notIssued = `null::text as rx_number, null::json as elsewhere, null::numeric as units_left, false as is_filled, null::date as expires_on`;

const prescriptions = `select ${kinds.prescription} as kind, rx.id, rx.uuid, rx.rx_number, ${externalNumberJson} as elsewhere, ${unitsLeft} as units_left, ${isFilled} as is_filled,
    rx.expires_on, rx.issued_at as at, coalesce(vet.display_name, rx.elsewhere_prescriber) as by, rx.product_id, rx.unit_per_fill as quantity, rx.unit_per_fill as per_fill,
    rx.directions, rx.days_supply, rx.refills, rx.prn_flag, null::text as request_type,
    null::bigint as previous_prescription_id, null::bigint as prescription_id
  from signa.prescription rx
    join signa.location l on l.id = rx.location_id
    left join signa.location_user vet on vet.location_id = rx.location_id and vet.id = rx.authorizing_vet_id
    cross join ${usedTable}
  where rx.location_id = pt.location_id and rx.patient_id = pt.id and ${isOpenAt('$5::timestamptz')}`;

/** The trail of a draft has who saved it last. */
const savedBy = `(select e.actor from signa.prescription_event e
    where e.location_id = rx.location_id and e.prescription_id = rx.id and e.kind = 'draft-saved' order by e.at desc, e.id desc limit 1)`;

const drafts = `select ${kinds.draft}, rx.id, rx.uuid, ${notIssued}, rx.draft_created_at, ${savedBy}, rx.product_id, rx.unit_per_fill, null,
    rx.directions, rx.days_supply, rx.refills, rx.prn_flag, null, null, null
  from signa.prescription rx
  where rx.location_id = pt.location_id and rx.patient_id = pt.id and rx.rx_status = 'Draft' and not rx.archived and rx.removed_at is null`;

/** The brand portal requests quantities in packages (P-048). */
const requests = `select ${kinds.request}, t.id, t.uuid, ${notIssued}, t.created_at, vet.display_name, t.product_id,
    t.quantity_requested * case when kind.code = 'brava' then coalesce(p.packsize_qty, 1) else 1 end, null,
    null, null, null, false, t.type, t.previous_prescription_id, t.prescription_id
  from signa.task t
    join signa.product p on p.id = t.product_id
    join signa.location l on l.id = t.location_id
    join signa.portal_type kind on kind.id = l.portal_type_id
    left join signa.location_user vet on vet.location_id = t.location_id and vet.id = t.assigned_to
  where t.location_id = pt.location_id and t.patient_id = pt.id and t.status = 'PENDING' and not t.archived`;

/**
 * The patient's active therapy: issued prescriptions with remaining fills, including those on their way to the
 * pharmacy, pending requests, and drafts (P-236). As a SQL JSON list, of alias `pt`, the patient.
 */
export const therapyJson: Sql<Therapy[]> = jsonList(
  jsonObject<Therapy>({
    kind: sameAs(kinds.prescription, 'a.kind'),
    id: always(text('a.id')),
    uuid: always(text('a.uuid')),
    rxNumber: text('a.rx_number'),
    elsewhere: externalPrescriptionOf('a'),
    at: always(instant('a.at')),
    by: text('a.by'),
    product: always(therapyProductJson('a.product_id')),
    quantity: numeric('a.quantity'),
    directions: text('a.directions'),
    daysSupply: integer('a.days_supply'),
    refills: integer('a.refills'),
    prnFlag: holds('a.prn_flag'),
    fillsLeft: numeric('ceil(a.units_left / a.per_fill)'),
    unitsLeft: numeric('a.units_left'),
    isFilled: holds('a.is_filled'),
    expiresOn: text('a.expires_on'),
    requestType: text('a.request_type'),
    previousPrescriptionId: text('a.previous_prescription_id'),
    prescriptionId: text('a.prescription_id'),
  }),
  {
    orderBy: 'a.at desc, a.kind, a.id desc',
    from: `from (
    select * from (${prescriptions} union all ${drafts} union all ${requests}) found order by at desc limit 200
  ) a`,
  },
);
