import { importLimits } from '@signa/core/pims';
import { forgetImportFiles as forget } from '../store/pims/import-file/part-store.js';
import type { DeliveryDeps } from './deliver-message.js';
import { everyLocation } from './every-location.js';

const day = 24 * 60 * 60 * 1000;

/** Deletes files that were never imported, the content of imported ones, and interrupted uploads (C-339). */
export async function forgetImportFiles({ database, clock }: Pick<DeliveryDeps, 'database' | 'clock'>): Promise<void> {
  const before = (days: number) => new Date(Date.parse(clock.now()) - days * day).toISOString();
  for await (const locationIds of everyLocation(database))
    await database.write({ locationIds }, (tx) =>
      forget(tx, locationIds, { kept: before(importLimits.keptDays), loose: before(1) }),
    );
}
