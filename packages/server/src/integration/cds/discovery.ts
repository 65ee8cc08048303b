import type { DiscoveredService } from '@signa/core/safety';
import { cdsDiscoverySchema } from '@signa/core/schema';
import type { CdsService } from '../../start/config.js';
import { type CallCds, CdsCallError } from './call-cds.js';

/** Milliseconds for which a discovery is used, and a failure is remembered. */
const [keptFor, failureKeptFor] = [60 * 60 * 1000, 60 * 1000];
/** Milliseconds for a discovery, which goes on in the background when a check no longer waits for it. */
const timeout = 5000;

/** What a server offers; reads it at the first use, and again once it is out of date. */
export type Discover = (service: CdsService) => Promise<readonly DiscoveredService[]>;

interface Known {
  readonly until: number;
  readonly found: Promise<readonly DiscoveredService[]>;
}

/** @param now - milliseconds */
export function openDiscovery(call: CallCds, now: () => number): Discover {
  const known = new Map<string, Known>();
  return (service) => {
    const current = known.get(service.name);
    if (current && current.until > now()) return current.found;
    const found = read(call, service);
    known.set(service.name, { until: now() + keptFor, found });
    found.catch(() => known.set(service.name, { until: now() + failureKeptFor, found }));
    return found;
  };
}

/** @throws CdsCallError */
async function read(call: CallCds, service: CdsService): Promise<readonly DiscoveredService[]> {
  const { data } = cdsDiscoverySchema.safeParse(await call(service, { method: 'GET', path: '', timeout }));
  if (!data) throw new CdsCallError('unreadable');
  return data;
}
