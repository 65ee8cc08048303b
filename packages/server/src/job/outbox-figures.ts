import type { Database } from '../database/database.js';
import { everyLocation } from './every-location.js';
import type { OutboxFigures } from '../observe/metrics.js';
import { always, integer, numeric } from '../store/sql/expression.js';
import { fields, select } from '../store/sql/select.js';
import { single } from '../store/statement.js';

const undelivered = select(
  fields({
    waiting: always(integer('count(*) filter (where failed_at is null)')),
    failed: always(integer('count(failed_at)')),
    oldestSeconds: always(
      numeric('coalesce(greatest(0, extract(epoch from now() - min(created_at) filter (where failed_at is null))), 0)'),
    ),
  }),
  'from signa.outbox_message where location_id = any ($1) and delivered_at is null and withdrawn_at is null',
);

/** The number of undelivered messages of all locations, and the age of the oldest waiting one. */
export async function outboxFigures(database: Database): Promise<OutboxFigures> {
  let figures: OutboxFigures = { waiting: 0, failed: 0, oldestSeconds: 0 };
  for await (const locationIds of everyLocation(database)) {
    const found = await database.read({ locationIds }, (sql) => single(sql, undelivered, [locationIds]));
    figures = {
      waiting: figures.waiting + found.waiting,
      failed: figures.failed + found.failed,
      oldestSeconds: Math.max(figures.oldestSeconds, found.oldestSeconds),
    };
  }
  return figures;
}
