import type { Database } from '../database/database.js';
import { everyLocation } from './every-location.js';
import type { OutboxFigures } from '../observe/metrics.js';
import { uncheckedRow } from '../store/unchecked.js';

/** How many messages of all locations were not delivered, and how long the oldest has waited. */
export async function outboxFigures(database: Database): Promise<OutboxFigures> {
  let figures: OutboxFigures = { waiting: 0, failed: 0, oldestSeconds: 0 };
  for await (const locationIds of everyLocation(database)) {
    const found = await database.read({ locationIds }, (sql) =>
      uncheckedRow<OutboxFigures>(
        sql,
        `select count(*) filter (where failed_at is null)::float8 as "waiting", count(failed_at)::float8 as "failed",
          coalesce(greatest(0, extract(epoch from now() - min(created_at) filter (where failed_at is null))), 0)::float8 as "oldestSeconds"
        from signa.outbox_message where location_id = any ($1) and delivered_at is null`,
        [locationIds],
      ),
    );
    figures = {
      waiting: figures.waiting + found.waiting,
      failed: figures.failed + found.failed,
      oldestSeconds: Math.max(figures.oldestSeconds, found.oldestSeconds),
    };
  }
  return figures;
}
