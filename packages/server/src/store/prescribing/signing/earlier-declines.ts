import { systemInitiator } from '@signa/core/prescribing';
import { always, instant, numeric, outerColumnsOf, text } from '../../sql/expression.js';
import { jsonList, jsonObject } from '../../sql/json.js';
import { therapyProductJson } from './therapy-product.js';

const u = outerColumnsOf('location_user as u');

/**
 * What users declined for the patient before, newest first (P-248). As a SQL JSON list, of alias `pt`, the patient. A
 * draft rejected with its request appears once, as the request; system declines say nothing about the drug.
 */
export const declinesJson = jsonList(
  jsonObject({
    at: always(instant('d.at')),
    by: u.display_name,
    reason: text('d.reason'),
    product: always(therapyProductJson('d.product_id')),
    quantity: numeric('d.quantity'),
    taskId: text('d.task_id'),
    prescriptionId: text('d.prescription_id'),
  }),
  {
    orderBy: 'd.at desc, d.task_id desc, d.prescription_id desc',
    from: `from (
    select t.location_id, t.actioned_at as at, t.actioned_by as by_id, t.action_reason as reason,
      coalesce(drafted.product_id, before.product_id, t.product_id) as product_id,
      coalesce(drafted.unit_per_fill, t.quantity_requested) as quantity, t.id as task_id, t.prescription_id
    from signa.task t
      left join signa.prescription drafted on drafted.location_id = t.location_id and drafted.id = t.prescription_id
      left join signa.prescription before on before.location_id = t.location_id and before.id = t.previous_prescription_id
    where t.location_id = pt.location_id and t.patient_id = pt.id and t.status = 'VET_DECLINED' and t.actioned_at is not null
      and t.initiated_by is distinct from '${systemInitiator}'
    union all
    select rx.location_id, rx.declined_at, rx.declined_by, rx.decline_reason, rx.product_id, rx.unit_per_fill, null, rx.id
    from signa.prescription rx
    where rx.location_id = pt.location_id and rx.patient_id = pt.id and rx.rx_status = 'RejectedDraft'
      and rx.declined_at is not null and rx.removed_at is null
      and not exists (select from signa.task t
        where t.location_id = rx.location_id and t.prescription_id = rx.id and t.status = 'VET_DECLINED')
    order by at desc limit 50
  ) d
  left join signa.location_user u on u.location_id = d.location_id and u.id = d.by_id
  where d.product_id is not null`,
  },
);
