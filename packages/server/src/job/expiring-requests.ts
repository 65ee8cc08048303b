import { expiryBadge, renewedQuantityOf } from '@signa/core/prescribing';
import { addMonths, todayIn } from '@signa/core/base';
import { columnsOf } from '../store/sql/expression.js';
import { fields, select } from '../store/sql/select.js';
import { rows } from '../store/statement.js';
import {
  type Expiring,
  expiringPrescriptions,
  insertExpiringRequest,
} from '../store/prescribing/task/expiring-store.js';
import { recordChange } from '../store/proof.js';
import type { DeliveryDeps } from './deliver-message.js';
import { everyLocation } from './every-location.js';

const l = columnsOf('location as l');
const activePlaces = select(
  fields({ id: l.id, timeZone: l.time_zone }),
  'from signa.location l where l.id = any ($1) and l.is_active',
);

/**
 * Raises one expiring request for each active, issued prescription with an order history in its last month, at active
 * locations. The database guarantees uniqueness for any number of servers (README 8 of the requirements).
 */
export async function raiseExpiringRequests({
  database,
  clock,
}: Pick<DeliveryDeps, 'database' | 'clock'>): Promise<void> {
  const now = clock.now();
  for await (const locationIds of everyLocation(database)) {
    const places = await database.read({ locationIds }, (sql) => rows(sql, activePlaces, [locationIds]));
    for (const place of places) {
      const today = todayIn(place.timeZone, now);
      // A month has at most 31 days: core decides which of these few are about to expire.
      const found = await database.read({ locationIds: [place.id] }, (sql) =>
        expiringPrescriptions(sql, place.id, today, addMonths(today, 2)),
      );
      const near = found.filter((prescription) => expiryBadge(prescription.expiresOn, today)?.urgency === 'near');
      for (const prescription of near) await raise({ database, clock }, prescription, now);
    }
  }
}

async function raise(
  { database }: Pick<DeliveryDeps, 'database' | 'clock'>,
  prescription: Expiring,
  now: string,
): Promise<void> {
  const { locationId, id, unitPerFill, packsizeQty, portalType } = prescription;
  const quantity = renewedQuantityOf(unitPerFill, { packsizeQty }, { locationPortalType: { code: portalType } });
  await database.write({ locationIds: [locationId] }, async (tx) => {
    const task = await insertExpiringRequest(tx, prescription, quantity, now);
    if (task === null) return;
    await recordChange(tx, {
      locationId,
      at: now,
      who: { username: 'timer' },
      operation: 'prescription.expiring',
      subject: `task:${task}`,
      before: null,
      after: { previousPrescriptionId: id, expiresOn: prescription.expiresOn },
      messages: [],
    });
  });
}
