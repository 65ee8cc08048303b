import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** Counts what the server does, for Prometheus; no label holds anything of a person. */
export interface Metrics {
  /** One call that was answered. */
  called(operation: string, status: number, seconds: number): void;
  inbound(source: string, status: number): void;
  page(): Promise<{ readonly type: string; readonly text: string }>;
}

export interface Gauges {
  /** Requests that wait for their answer. */
  readonly inFlight: () => number;
  /** Streams of events that are open. */
  readonly streams: () => number;
}

export function openMetrics({ inFlight, streams }: Gauges): Metrics {
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
  new Gauge({
    name: 'signa_calls_in_flight',
    help: 'Requests that are being answered',
    registers: [...registers],
    collect() {
      this.set(inFlight());
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
  return {
    called: (operation, status, seconds) => calls.labels(operation, String(status)).observe(seconds),
    inbound: (source, status) => events.labels(source, String(status)).inc(),
    page: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  };
}
