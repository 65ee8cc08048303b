import { isImpersonationOver } from '@signa/core/administration';
import type { Instant } from '@signa/core/base';
import type { Database } from '../../../database/database.js';
import {
  endImpersonation,
  openImpersonation,
} from '../../../store/administration/impersonation/impersonation-store.js';
import { recordChange } from '../../../store/proof.js';

/** Ends an expired impersonation as of its expiry time, and audits it. */
export async function recordExpiry(database: Database, supportUsername: string, now: Instant): Promise<void> {
  const open = await database.read({ locationIds: [] }, (sql) => openImpersonation(sql, supportUsername));
  if (!open || !isImpersonationOver(open.expiresAt, now)) return;
  await database.write({ locationIds: [open.locationId] }, async (tx) => {
    if (!(await endImpersonation(tx, open.id, open.expiresAt, 'expiry'))) return;
    await recordChange(tx, {
      locationId: open.locationId,
      at: now,
      who: { username: open.supportUsername },
      operation: 'ImpersonationExpired',
      subject: `impersonation:${open.id}`,
      before: open,
      after: { ...open, endedAt: open.expiresAt, endedBy: 'expiry' },
      messages: [],
    });
  });
}
