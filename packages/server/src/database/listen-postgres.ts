import pg from 'pg';
import type { ChannelListener, Listen } from './listen.js';
import { plainSocket } from './postgres.js';

interface ListenSettings {
  readonly url: string;
  readonly role: string;
  readonly onLost: (error: Error) => void;
  /** Milliseconds between two liveness checks of the session, because a dead one may not report it. */
  readonly beatEvery?: number;
}

const firstPause = 200;
const longestPause = 10_000;
const answerWithin = 10_000;

/** Listens on a separate session outside the pool, and reconnects when that is lost. */
export function postgresListen({ beatEvery = 30_000, ...settings }: ListenSettings): Listen {
  return (channel, hearer) => {
    const closing = new AbortController();
    const isClosed = (): boolean => closing.signal.aborted;
    let wake = (): void => undefined;
    const pause = (ms: number): Promise<void> =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, ms);
        timer.unref();
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });

    /** Resolves when the session ends, with whether it had started to listen. */
    async function session(): Promise<boolean> {
      const own = clientOf(settings);
      let hasBegun = false;
      const lost = new Promise<Error | null>((resolve) => {
        // Every error needs a listener, or a second one would end the process.
        own.on('error', resolve);
        own.once('end', () => resolve(null));
      });
      try {
        await own.connect();
        hear(own, hearer);
        await own.query(`listen ${pg.escapeIdentifier(channel)}`);
        hasBegun = true;
        if (!isClosed()) hearer.began();
        while (!isClosed()) {
          const isOver = await Promise.race([lost.then(() => true), pause(beatEvery).then(() => false)]);
          if (isOver) break;
          if (!isClosed()) await own.query('select 1');
        }
        if (!isClosed()) settings.onLost((await lost) ?? new Error('The listening session ended'));
      } catch (error) {
        if (!isClosed()) settings.onLost(error instanceof Error ? error : new Error(String(error)));
      }
      await within(1_000, own.end());
      return hasBegun;
    }

    async function run(): Promise<void> {
      let wait = firstPause;
      while (!isClosed()) {
        wait = (await session()) ? firstPause : Math.min(wait * 2, longestPause);
        // Jitter, so that servers that lost the same database do not all reconnect at once.
        if (!isClosed()) await pause(wait * (0.5 + Math.random() / 2));
      }
    }

    const running = run();
    return {
      async close() {
        closing.abort();
        wake();
        await within(2_000, running);
      },
    };
  };
}

/** Waits for a promise with a timeout, because a lost network never responds. */
async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, ms).unref());
  await Promise.race([work.catch(() => undefined), late]);
}

function clientOf({ url, role }: ListenSettings): pg.Client {
  return new pg.Client({
    connectionString: url,
    stream: plainSocket,
    options: `-c role=${role}`,
    application_name: 'signa listens',
    keepAlive: true,
    connectionTimeoutMillis: answerWithin,
    query_timeout: answerWithin,
  });
}

function hear(client: pg.Client, hearer: ChannelListener): void {
  client.on('notification', ({ payload }) => hearer.told(payload ?? ''));
}
