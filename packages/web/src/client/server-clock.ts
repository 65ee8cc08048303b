import type { Clock, Instant } from '@signa/core/base';

/** Milliseconds of clock difference or network delay that are tolerated without a correction. */
const tolerance = 60_000;

interface ServerClock extends Clock {
  /** Records the server time from a response or from the document. */
  readonly hear: (at: string | null) => void;
}

/**
 * The current time of the server, extrapolated with the device clock between responses. Proposed and checked dates use
 * it: a device three days ahead would otherwise propose an expiration date that the server rejects.
 *
 * @param device - the device clock, in milliseconds since 1970
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

/** Updates the clock from each response. */
export const withServerTime =
  (fetcher: typeof fetch, { hear }: ServerClock): typeof fetch =>
  async (input, init) => {
    const response = await fetcher(input, init);
    hear(response.headers.get('date'));
    return response;
  };
