import type { Log } from '../observe/log.js';
import type { JobDeps, Jobs } from './jobs.js';

/** Jobs are not part of readiness: requests are served while the queue's code is still loading. */
export async function startJobsSoon({
  log,
  ...deps
}: Omit<JobDeps, 'onError' | 'onUndelivered'> & { log: Log }): Promise<Jobs | null> {
  try {
    const { startJobs } = await import('./jobs.js');
    return await startJobs({
      ...deps,
      onError: (error) => log.error({ error }, 'job failed'),
      onUndelivered: (undelivered) => log.warn(undelivered, 'a message could not be delivered and will be retried'),
    });
  } catch (error) {
    log.error({ error }, 'the job queue did not start: no messages are sent until the next start');
    return null;
  }
}
