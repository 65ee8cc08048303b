import type { Job, default as PgBossType } from 'pg-boss';
import type { ConnectionPool } from '../database/connection.js';
import type { MessageKey } from '../store/outbox/outbox-store.js';
import { isLasting } from '../integration/lasting-fault.js';
import { bossDatabase } from './boss-database.js';
import { deliverMessage, type DeliveryDeps } from './deliver-message.js';
import { raiseExpiringRequests } from './expiring-requests.js';
import { every } from './every.js';
import { forgetExternalChecks } from './forget-external-checks.js';
import { forgetImportFiles } from './forget-import-files.js';
import { forgetRefusedCalls } from './forget-refused-calls.js';
import { forgetRepeats } from './forget-repeats.js';
import { openImportWork } from './import-file/import-work.js';
import { refreshLinked, type RefreshDeps } from './refresh-linked.js';
import { sweepOutbox } from './sweep-outbox.js';

export interface JobDeps extends DeliveryDeps, Pick<RefreshDeps, 'practiceSystems' | 'secretCipher'> {
  readonly pool: ConnectionPool;
  readonly onError: (error: unknown) => void;
  /** Called for every failed attempt; the message is kept and retried. */
  readonly onUndelivered?: (undelivered: Undelivered) => void;
  /** Seconds between two polls of the queue. */
  readonly pollingSeconds: number;
}

/** A message that could not be delivered this time. */
interface Undelivered extends MessageKey {
  readonly reason: string;
}

export interface Jobs {
  /** Resolves after running work has ended. */
  stop(): Promise<void>;
}

const batchSize = 20;

/** Milliseconds between two checks for accounts due for a refresh; each account has its own pace (C-260). */
const refreshLook = 2_000;
/** Milliseconds between two checks for uploaded files. */
const importLook = 1_000;

/** Processes the queues on this server: deliveries, the sweep after them, and the timer; several servers share them. */
export async function startJobs(deps: JobDeps): Promise<Jobs> {
  const { default: PgBoss } = await import('pg-boss');
  const db = bossDatabase(deps.pool, deps.onError);
  const boss = new PgBoss({ db, schema: 'pgboss', migrate: false });
  boss.on('error', deps.onError);
  await boss.start();
  await boss.work<MessageKey>('outbox', { batchSize, pollingIntervalSeconds: deps.pollingSeconds }, (jobs) =>
    deliverAll(boss, deps, jobs),
  );
  await boss.work('outbox-sweep', { pollingIntervalSeconds: 30 }, async () => {
    // One attempt: the next sweep retries an hour later.
    await sweepOutbox(deps, (key) => boss.send('outbox', key, { retryLimit: 0 }));
    await forgetRepeats(deps);
    await forgetRefusedCalls(deps);
    await forgetExternalChecks(deps);
    await forgetImportFiles(deps);
  });
  await boss.work('expiring-requests', { pollingIntervalSeconds: 30 }, () => raiseExpiringRequests(deps));
  await boss.schedule('outbox-sweep', '*/10 * * * *');
  // Every hour, because the day begins at a different hour in each time zone.
  await boss.schedule('expiring-requests', '5 * * * *');
  await boss.send('expiring-requests', {}, { singletonKey: 'start' });
  const importing = openImportWork(deps, importLook);
  const refreshing = every(refreshLook, () => refreshLinked(deps), deps.onError);
  return {
    async stop() {
      await importing.stop();
      await refreshing.stop();
      await boss.stop({ graceful: true, wait: true, timeout: 20_000 });
      await db.end();
    },
  };
}

/** A failed message returns to the queue by itself, unless it failed permanently; the others of its batch are done. */
export async function deliverAll(
  boss: Pick<PgBossType, 'fail'>,
  deps: DeliveryDeps & Pick<JobDeps, 'onUndelivered'>,
  jobs: readonly Pick<Job<MessageKey>, 'id' | 'data'>[],
): Promise<void> {
  await Promise.all(
    jobs.map(async ({ id, data }) => {
      try {
        await deliverMessage(deps, data);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        deps.onUndelivered?.({ ...data, reason });
        if (!isLasting(error)) await boss.fail('outbox', id, { message: reason });
      }
    }),
  );
}
