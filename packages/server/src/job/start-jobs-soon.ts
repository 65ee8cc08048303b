import type { Log } from '../observe/log.js';
import type { JobNeeds, Jobs } from './jobs.js';

/** Jobs are no part of being ready: people are served while the queue's code still loads. */
export async function startJobsSoon({
  log,
  ...needs
}: Omit<JobNeeds, 'onError' | 'onUndelivered'> & { log: Log }): Promise<Jobs | null> {
  try {
    const { startJobs } = await import('./jobs.js');
    return await startJobs({
      ...needs,
      onError: (error) => log.error({ error }, 'job failed'),
      onUndelivered: (undelivered) => log.warn(undelivered, 'a message did not arrive and will be sent again'),
    });
  } catch (error) {
    log.error({ error }, 'the job queue did not start: nothing leaves until the next start');
    return null;
  }
}
