import type { Clock, Instant } from '@signa/core/base';

/** Milliseconds by which a device may be off, or an answer be late, without a correction. */
const tolerance = 60_000;

interface ServerClock extends Clock {
  /** Takes the time of the server, as an answer of it or a page that it sent carries it. */
  readonly hear: (at: string | null) => void;
}

/**
 * The time of the server, kept up between its answers by the clock of the device. Dates that the portal proposes or checks
 * follow it, for a device that is three days ahead would propose an expiration that the server refuses.
 *
 * @param device - milliseconds since 1970 as the device has them
 * @see P-356
 */
export function createServerClock(device: () => number): ServerClock {
  let ahead = 0;
  return {
    now: (): Instant => new Date(device() - ahead).toISOString(),
    hear: (at) => {
      const server = Date.parse(at ?? '');
      if (Number.isNaN(server)) return;
      const difference = device() - server;
      ahead = Math.abs(difference) > tolerance ? difference : 0;
    },
  };
}

/** Has the clock hear the time of each answer. */
export const withServerTime =
  (fetcher: typeof fetch, { hear }: ServerClock): typeof fetch =>
  async (input, init) => {
    const response = await fetcher(input, init);
    hear(response.headers.get('date'));
    return response;
  };
