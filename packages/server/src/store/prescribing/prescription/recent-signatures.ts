import type { Operations } from '@signa/core/contract';
import { mayUndo, recentSignatureMinutes } from '@signa/core/prescribing';
import type { Instant } from '@signa/core/base';
import { messageKey } from '../../outgoing-message.js';
import { always, columnsOf, holds, instant, text } from '../../sql/expression.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';

type RecentSignature = Operations['GetRecentSignatures']['data']['recentSignatures']['signatures'][number];

const rx = columnsOf('prescription as rx');
const p = columnsOf('product as p');
const keyOf = (key: (id: string) => string) => {
  const [before = '', after = ''] = key('|').split('|');
  return `'${before}' || rx.id || '${after}'`;
};

const signatures = select(
  fields({
    id: text(rx.id),
    rxNumber: rx.rx_number,
    title: p.title,
    strengthDisplay: p.strength_display,
    patientName: text('pt.name'),
    signedAt: always(instant(rx.issued_at)),
    notBefore: instant('m.not_before'),
    rxStatus: rx.rx_status,
    archived: rx.archived,
    isControlled: p.is_controlled,
    deaSchedule: p.dea_schedule,
    firstPrintedAt: instant(rx.first_printed_at),
    hasLeft: holds('m.hasleft'),
    isOrdered: holds(
      'exists (select from signa.order_line i where i.location_id = rx.location_id and i.prescription_id = rx.id)',
    ),
  }),
  `from signa.prescription rx
    join signa.product p on p.id = rx.product_id
    left join signa.patient pt on pt.location_id = rx.location_id and pt.id = rx.patient_id
    cross join lateral (select min(o.not_before) as not_before,
        coalesce(bool_or(coalesce(o.taken_at, o.delivered_at, o.last_attempt_at) is not null), true) as hasleft
      from signa.outbox_message o where o.location_id = rx.location_id
        and o.idempotency_key in (${keyOf(messageKey.issued)}, ${keyOf(messageKey.writtenBack)})) m
  where rx.location_id = $1 and rx.acting_location_user_id = $2 and rx.issued_at > $3 and rx.impersonated_by is null
    and rx.rx_status not in ('Undone', 'IssuedElsewhere') and not rx.archived and rx.removed_at is null
  order by rx.issued_at desc, rx.id desc limit 50`,
);

/** What a location user signed within the last ten minutes, newest first, and whether it can still be undone (P-484). */
export async function listRecentSignatures(
  sql: Queryable,
  { locationId, ownId }: { readonly locationId: string; readonly ownId: string },
  now: Instant,
): Promise<RecentSignature[]> {
  const since = new Date(Date.parse(now) - recentSignatureMinutes * 60_000).toISOString();
  const found = await rows(sql, signatures, [locationId, ownId, since]);
  return found.map(
    ({ notBefore, rxStatus, archived, isControlled, deaSchedule, firstPrintedAt, hasLeft, isOrdered, ...shown }) => ({
      ...shown,
      leavesAt: notBefore,
      isUndoable: mayUndo({
        ...{ rxStatus, archived, firstPrintedAt, hasLeft, orderId: null },
        product: { isControlled, deaSchedule },
        lines: isOrdered ? [{ status: 'in-progress', shipment: null }] : [],
      }).allowed,
    }),
  );
}
