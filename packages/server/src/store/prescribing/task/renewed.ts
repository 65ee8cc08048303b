import { joinedTypes } from '@signa/core/prescribing';
import { key } from '../../key.js';
import { always, columnsOf } from '../../sql/expression.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';

const t = columnsOf('task as t');

/**
 * Locks the prescription that a request renews until the transaction ends. The timer locks it too, so that of a
 * concurrent renewal and expiring request, the second sees the first (P-239).
 */
export async function lockRenewed(
  tx: Queryable,
  locationId: string,
  prescriptionId: string | null | undefined,
): Promise<void> {
  if (!prescriptionId) return;
  await rows(tx, 'select id from signa.prescription where location_id = $1 and id = $2 for no key update', [
    locationId,
    key(prescriptionId),
  ]);
}

const wake = `update signa.task t set version = t.version + 1, snoozed_until = null, snoozed_at = null, snoozed_by = null,
    snooze_reason = null
  where t.location_id = $1 and t.previous_prescription_id = $2 and t.status = 'PENDING' and t.snoozed_until is not null`;

/**
 * Puts the snoozed requests for a prescription back in the list, because another one for it arrived: a card is either
 * snoozed or listed (P-516).
 */
export async function wakeCard(
  tx: Queryable,
  locationId: string,
  prescriptionId: string | null | undefined,
): Promise<void> {
  if (prescriptionId) await rows(tx, wake, [key(locationId), key(prescriptionId)]);
}

/** The draft of the pending requests for a prescription, which also answers a later request; null without one. */
export async function findDraftOfCard(
  tx: Queryable,
  locationId: string,
  prescriptionId: string,
): Promise<string | null> {
  const [found] = await rows(
    tx,
    select(
      fields({ id: always(t.prescription_id) }),
      `from signa.task t where t.location_id = $1 and t.previous_prescription_id = $2 and t.status = 'PENDING' and not t.archived
      and t.type = any ($3) and t.prescription_id is not null
      order by t.id limit 1`,
    ),
    [locationId, key(prescriptionId), joinedTypes],
  );
  return found?.id ?? null;
}
