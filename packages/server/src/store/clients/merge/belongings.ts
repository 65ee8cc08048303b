import type { MergeNoun } from '@signa/core/clients';
import { columnsOf, holds, text } from '../../sql/expression.js';
import { jsonList, jsonObject } from '../../sql/json.js';

const l = columnsOf('patient_client as l');
const rx = columnsOf('prescription as rx');
const t = columnsOf('task as t');
const a = columnsOf('record_alert as a');

/**
 * SQL fields with what belongs to records `k` and `o` of one location, where `o` is merged into `k`: the links of both,
 * and the prescriptions, requests and alerts of `o` (C-248, C-346).
 */
export const belongingsOf = (noun: MergeNoun) => ({
  links: jsonList(
    jsonObject({
      patientId: text(l.patient_id),
      clientId: text(l.client_id),
      isActive: l.is_active,
      isPrimary: l.is_primary,
    }),
    {
      orderBy: 'l.patient_id, l.client_id',
      from: `from signa.patient_client l where l.location_id = k.location_id and l.${noun}_id in (k.id, o.id)`,
    },
  ),
  prescriptions: jsonList(
    jsonObject({
      id: text(rx.id),
      isIssued: holds('rx.issued_at is not null'),
      rxStatus: rx.rx_status,
      issuedForId: text(noun === 'client' ? rx.issued_client_id : rx.issued_patient_id),
    }),
    {
      orderBy: 'rx.id',
      from: `from signa.prescription rx where rx.location_id = o.location_id and rx.${noun}_id = o.id`,
    },
  ),
  alerts: jsonList(jsonObject({ id: text(a.id) }), {
    orderBy: 'a.id',
    from: `from signa.record_alert a where a.location_id = o.location_id and a.${noun}_id = o.id`,
  }),
  requests: jsonList(jsonObject({ id: text(t.id), status: t.status }), {
    orderBy: 't.id',
    from: `from signa.task t where t.location_id = o.location_id and t.${noun}_id = o.id`,
  }),
});
