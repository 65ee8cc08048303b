import type { VersionSkew } from '@signa/core/contract';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** Counts what the server does, for Prometheus; labels contain no personal data. */
export interface Metrics {
  /** A completed call. */
  called(operation: string, status: number, seconds: number): void;
  inbound(source: string, status: number): void;
  /** A rejected call, and whether it is stored for support. */
  refused(isKept: boolean): void;
  /** A call of the command line, by how its version relates to that of this server. */
  commandLine(skew: VersionSkew): void;
  page(): Promise<{ readonly type: string; readonly text: string }>;
}

interface Gauges {
  /** Whether a call could be answered and stored now. */
  readonly isReady: () => Promise<boolean>;
  /** Requests in progress. */
  readonly inFlight: () => number;
  /** Reads and writes waiting for others of the same user. */
  readonly waiting: () => number;
  /** Open event streams. */
  readonly streams: () => number;
  /** Undelivered messages of all locations; fails while the database is down. */
  readonly outbox: () => Promise<OutboxFigures>;
}

export interface OutboxFigures {
  /** Messages that are being retried. */
  readonly waiting: number;
  /** Messages that their receiver rejected permanently. */
  readonly failed: number;
  /** Age of the oldest waiting message in seconds; 0 without one. */
  readonly oldestSeconds: number;
}

export function openMetrics({ isReady, inFlight, waiting, streams, outbox }: Gauges): Metrics {
  const registers = [new Registry()] as const;
  const [registry] = registers;
  collectDefaultMetrics({ register: registry });
  const calls = new Histogram({
    name: 'signa_call_seconds',
    help: 'Operation calls, by name and HTTP status',
    labelNames: ['operation', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [...registers],
  });
  const events = new Counter({
    name: 'signa_inbound_events_total',
    help: 'Inbound events, by source and HTTP status',
    labelNames: ['source', 'status'],
    registers: [...registers],
  });
  const refusals = new Counter({
    name: 'signa_refused_calls_total',
    help: 'Rejected calls that support can look up, by whether they are stored',
    labelNames: ['kept'],
    registers: [...registers],
  });
  const commandLines = new Counter({
    name: 'signa_command_line_calls_total',
    help: 'Calls of the command line, by how its version relates to that of the server',
    labelNames: ['skew'],
    registers: [...registers],
  });
  new Gauge({
    name: 'signa_calls_in_flight',
    help: 'Requests in progress',
    registers: [...registers],
    collect() {
      this.set(inFlight());
    },
  });
  new Gauge({
    name: 'signa_turns_waiting',
    help: 'Reads and writes waiting for others of the same user',
    registers: [...registers],
    collect() {
      this.set(waiting());
    },
  });
  new Gauge({
    name: 'signa_streams_open',
    help: 'Open event streams',
    registers: [...registers],
    collect() {
      this.set(streams());
    },
  });
  new Gauge({
    name: 'signa_ready',
    help: '1 if a call could be answered and stored, 0 if the database is down or cannot store data',
    registers: [...registers],
    async collect() {
      this.set((await isReady()) ? 1 : 0);
    },
  });
  addOutbox(registers, outbox);
  return {
    called: (operation, status, seconds) => calls.labels(operation, String(status)).observe(seconds),
    inbound: (source, status) => events.labels(source, String(status)).inc(),
    commandLine: (skew) => commandLines.labels(skew).inc(),
    refused: (isKept) => refusals.labels(isKept ? 'yes' : 'no').inc(),
    page: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  };
}

/** Milliseconds for the query of the outbox: Prometheus gives up on the whole page after ten seconds. */
const longestLook = 2_000;

/**
 * Both gauges come from one query. While the database is down or doesn't answer, they have no value and the others do,
 * so that alerts see a server that isn't ready instead of none at all.
 */
function addOutbox(registers: readonly Registry[], outbox: Gauges['outbox']): void {
  const unknown = { waiting: Number.NaN, failed: Number.NaN, oldestSeconds: Number.NaN };
  let looking: Promise<OutboxFigures> | null = null;
  const look = () => {
    looking ??= within(outbox(), unknown).finally(() => (looking = null));
    return looking;
  };
  new Gauge({
    name: 'signa_outbox_messages',
    help: 'Undelivered messages, by state: waiting or permanently failed',
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
    help: 'Age of the oldest message waiting for delivery',
    registers: [...registers],
    async collect() {
      this.set((await look()).oldestSeconds);
    },
  });
}

/** What was asked for; the other value if it fails or takes too long. */
async function within<T>(asked: Promise<T>, otherwise: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve) => (timer = setTimeout(resolve, longestLook, otherwise)));
  const answer = await Promise.race([asked.catch(() => otherwise), late]);
  clearTimeout(timer);
  return answer;
}
