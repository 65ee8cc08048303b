import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** Counts what the server does, for Prometheus; no label holds anything of a person. */
export interface Metrics {
  /** One call that was answered. */
  called(operation: string, status: number, seconds: number): void;
  inbound(source: string, status: number): void;
  /** One call that was refused, and whether it is kept for support. */
  refused(isKept: boolean): void;
  page(): Promise<{ readonly type: string; readonly text: string }>;
}

interface Gauges {
  /** Whether a call could be answered and kept right now. */
  readonly isReady: () => Promise<boolean>;
  /** Requests that wait for their answer. */
  readonly inFlight: () => number;
  /** Reads and writes that wait until others of the same person are done. */
  readonly waiting: () => number;
  /** Streams of events that are open. */
  readonly streams: () => number;
  /** Messages that were not delivered, of all locations; fails while the database is away. */
  readonly outbox: () => Promise<OutboxFigures>;
}

export interface OutboxFigures {
  /** Those that are tried again. */
  readonly waiting: number;
  /** Those that their receiver refused for good. */
  readonly failed: number;
  /** Seconds since the oldest of those that wait was written; 0 where none does. */
  readonly oldestSeconds: number;
}

export function openMetrics({ isReady, inFlight, waiting, streams, outbox }: Gauges): Metrics {
  const registers = [new Registry()] as const;
  const [registry] = registers;
  collectDefaultMetrics({ register: registry });
  const calls = new Histogram({
    name: 'signa_call_seconds',
    help: 'Calls of operations, by name and HTTP status',
    labelNames: ['operation', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [...registers],
  });
  const events = new Counter({
    name: 'signa_inbound_events_total',
    help: 'Events from outside, by source and HTTP status',
    labelNames: ['source', 'status'],
    registers: [...registers],
  });
  const refusals = new Counter({
    name: 'signa_refused_calls_total',
    help: 'Calls that support can be asked about, by whether they are kept',
    labelNames: ['kept'],
    registers: [...registers],
  });
  new Gauge({
    name: 'signa_calls_in_flight',
    help: 'Requests that are being answered',
    registers: [...registers],
    collect() {
      this.set(inFlight());
    },
  });
  new Gauge({
    name: 'signa_turns_waiting',
    help: 'Reads and writes that wait until others of the same person are done',
    registers: [...registers],
    collect() {
      this.set(waiting());
    },
  });
  new Gauge({
    name: 'signa_streams_open',
    help: 'Readers that are told what changes',
    registers: [...registers],
    collect() {
      this.set(streams());
    },
  });
  new Gauge({
    name: 'signa_ready',
    help: '1 where a call could be answered and kept, 0 where the database is away or keeps nothing new',
    registers: [...registers],
    async collect() {
      this.set((await isReady()) ? 1 : 0);
    },
  });
  addOutbox(registers, outbox);
  return {
    called: (operation, status, seconds) => calls.labels(operation, String(status)).observe(seconds),
    inbound: (source, status) => events.labels(source, String(status)).inc(),
    refused: (isKept) => refusals.labels(isKept ? 'yes' : 'no').inc(),
    page: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  };
}

/** Both gauges are of one look. While the database is away they have no value, and the others still have theirs. */
function addOutbox(registers: readonly Registry[], outbox: Gauges['outbox']): void {
  const unknown = { waiting: Number.NaN, failed: Number.NaN, oldestSeconds: Number.NaN };
  let looking: Promise<OutboxFigures> | null = null;
  const look = () => {
    looking ??= outbox()
      .catch(() => unknown)
      .finally(() => (looking = null));
    return looking;
  };
  new Gauge({
    name: 'signa_outbox_messages',
    help: 'Messages that were not delivered, by state: waiting or failed for good',
    labelNames: ['state'],
    registers: [...registers],
    async collect() {
      const { waiting, failed } = await look();
      this.set({ state: 'waiting' }, waiting);
      this.set({ state: 'failed' }, failed);
    },
  });
  new Gauge({
    name: 'signa_outbox_oldest_seconds',
    help: 'Age of the oldest message that waits to be delivered',
    registers: [...registers],
    async collect() {
      this.set((await look()).oldestSeconds);
    },
  });
}
