import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readBody } from '../http/read-body.js';
import type { Settings } from './spawned-server.testing.js';

/** A span in OTLP JSON, as far as tests read it. */
export interface CollectedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly {
    readonly key: string;
    readonly value: { readonly stringValue?: string; readonly intValue?: number };
  }[];
}

interface AsReported {
  readonly resourceSpans: readonly {
    readonly resource: Pick<CollectedSpan, 'attributes'>;
    readonly scopeSpans: readonly { readonly spans: readonly CollectedSpan[] }[];
  }[];
}

/** An OpenTelemetry collector that accepts OTLP in JSON over HTTP. */
export interface TestCollector {
  readonly settings: Settings;
  readonly spans: readonly CollectedSpan[];
  /** Everything received, unchanged. */
  readonly bodies: readonly string[];
  readonly services: ReadonlySet<string | undefined>;
  close(): Promise<void>;
}

export const attributesOf = ({ attributes }: Pick<CollectedSpan, 'attributes'>) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

export async function openTestCollector(): Promise<TestCollector> {
  const spans: CollectedSpan[] = [];
  const bodies: string[] = [];
  const services = new Set<string | undefined>();
  const server = createServer((request, response) => {
    void readBody(request, 10_000_000).then((bytes) => {
      if (request.url !== '/v1/traces') return response.writeHead(404).end();
      bodies.push(bytes.toString('utf8'));
      for (const { resource, scopeSpans } of (JSON.parse(bytes.toString('utf8')) as AsReported).resourceSpans) {
        services.add(String(attributesOf(resource)['service.name']));
        spans.push(...scopeSpans.flatMap((scope) => scope.spans));
      }
      return response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: { OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_BSP_SCHEDULE_DELAY: '50' },
    spans,
    bodies,
    services,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
