import { undoSeconds } from '@signa/core/prescribing';
import type { TestServer } from './test-server.js';

/** Lets the time pass in which a signature can be undone, for the clock of a test and for the job queue (P-480). */
export async function afterUndoWindow({ clock, db }: Pick<TestServer, 'clock' | 'db'>): Promise<void> {
  clock.advanceMinutes(undoSeconds / 60);
  await db.asOwner(
    `update pgboss.job set start_after = now() where name = 'outbox' and state = 'created' and start_after > now()`,
  );
}
