import { randomUUID } from 'node:crypto';
import {
  answeredResult,
  type CdsHook,
  type DiscoveredService,
  type ExternalOrder,
  externalCheckTimeout,
  hookRequest,
  notAnsweredResult,
  type NotAnsweredReason,
  readCards,
} from '@signa/core/safety';
import { cdsResponseSchema } from '@signa/core/schema';
import type { Outgoing } from '../../outgoing/outgoing.js';
import type { CdsService } from '../../start/config.js';
import type { StoredResult } from '../../database/schema/external-check.js';
import { type CallCds, CdsCallError, cdsCalls } from './call-cds.js';
import { type Discover, openDiscovery } from './discovery.js';

/** A prescription to be checked. */
interface AskedOrder extends Omit<ExternalOrder, 'hookInstance'> {
  readonly locationId: string;
  /** Preferred; a service that offers only the other one is asked with that once the order is complete. */
  readonly hook: CdsHook;
}

/** The CDS services of the installation. */
export interface CdsServices {
  /** The names of those that a location asks. */
  readonly namesAt: (locationId: string) => readonly string[];
  /** Asks all of them at the same time. Never rejects, and answers within 1.5 seconds (P-427). */
  readonly ask: (order: AskedOrder) => Promise<readonly StoredResult[]>;
}

interface CdsServicesDeps {
  readonly outgoing: Outgoing;
  /** Milliseconds. */
  readonly now: () => number;
  readonly onNotAnswered: (service: string, reason: NotAnsweredReason) => void;
  /** Milliseconds for all services together. */
  readonly timeout?: number;
}

export function openCdsServices(
  services: readonly CdsService[],
  { outgoing, now, onNotAnswered, timeout = externalCheckTimeout }: CdsServicesDeps,
): CdsServices {
  const call = cdsCalls(outgoing);
  const discover = openDiscovery(call, now);
  const servicesAt = (id: string) => services.filter(({ locations }) => locations === null || locations.includes(id));
  return {
    namesAt: (locationId) => servicesAt(locationId).map(({ name }) => name),
    ask: async (order) => {
      const until = performance.now() + timeout;
      const asked = servicesAt(order.locationId).map((service) => askServer(service, order, { call, discover, until }));
      const results = (await Promise.all(asked)).flat();
      for (const { configured, reason } of results) if (reason !== null) onNotAnswered(configured, reason);
      return results.map(({ reason: _, ...result }) => result);
    },
  };
}

interface Asking {
  readonly call: CallCds;
  readonly discover: Discover;
  /** On the clock of `performance.now`. */
  readonly until: number;
}

type AskedResult = StoredResult & { readonly reason: NotAnsweredReason | null };

async function askServer(service: CdsService, order: AskedOrder, asking: Asking): Promise<readonly AskedResult[]> {
  const named = (reason: NotAnsweredReason): AskedResult => ({
    ...notAnsweredResult(service.name, reason),
    ...{ configured: service.name, serviceId: null, reason },
  });
  try {
    const found = await within(asking.discover(service), asking.until);
    if (found.length === 0) return [named('no-service')];
    const offered = servicesFor(order.hook, found);
    return await Promise.all(
      offered.map((one) => askService({ service, one, isOnly: offered.length === 1 }, order, asking)),
    );
  } catch (error) {
    return [named(reasonOf(error))];
  }
}

/** Services for the hook; for a complete order, else those for the other one, so that it isn't left unchecked. */
function servicesFor(hook: CdsHook, found: readonly DiscoveredService[]): readonly DiscoveredService[] {
  const offered = found.filter((one) => one.hook === hook);
  return offered.length > 0 || hook === 'order-select' ? offered : found;
}

interface Offered {
  readonly service: CdsService;
  readonly one: DiscoveredService;
  readonly isOnly: boolean;
}

async function askService(
  { service, one, isOnly }: Offered,
  order: AskedOrder,
  { call, until }: Asking,
): Promise<AskedResult> {
  const name = isOnly ? service.name : `${service.name} (${one.id})`;
  const stored = { configured: service.name, serviceId: one.id };
  try {
    const timeout = until - performance.now();
    const body = hookRequest(one, { ...order, hookInstance: randomUUID() });
    const sent = cdsResponseSchema.safeParse(
      await call(service, { method: 'POST', path: `/${encodeURIComponent(one.id)}`, body, timeout }),
    );
    if (!sent.success) throw new CdsCallError('unreadable');
    return {
      ...answeredResult(
        name,
        readCards(sent.data, () => randomUUID()),
      ),
      ...stored,
      reason: null,
    };
  } catch (error) {
    const reason = reasonOf(error);
    return { ...notAnsweredResult(name, reason), ...stored, reason };
  }
}

/** Anything else is a mistake of ours, which must not stop a vet either. */
const reasonOf = (error: unknown): NotAnsweredReason => (error instanceof CdsCallError ? error.reason : 'unreachable');

/** The result of a promise, or 'late' at that time. @throws CdsCallError */
async function within<T>(promise: Promise<T>, until: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new CdsCallError('late')), Math.max(0, until - performance.now()));
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
