import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  DiagLogLevel,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  defaultTextMapGetter,
  diag,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceNameEnvDetector,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { batchOf, samplerOf } from './trace-settings.js';
import type { SpanAttributes, SpanStart, Tracing } from './tracing.js';

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT };

/** Milliseconds that the shutdown waits for a collector. */
const timeout = 5_000;

/** The caller's trace state is dropped, because its content is unknown. */
function contextOf({ caller }: SpanStart, within: Context | undefined): Context {
  const traceparent = caller?.['traceparent'];
  if (typeof traceparent !== 'string') return within ?? ROOT_CONTEXT;
  return new W3CTraceContextPropagator().extract(within ?? ROOT_CONTEXT, { traceparent }, defaultTextMapGetter);
}

function note(span: Span, attributes: SpanAttributes): void {
  span.setAttributes(attributes);
  if (attributes['error.type'] !== undefined) span.setStatus({ code: SpanStatusCode.ERROR });
}

/** An error's message can contain a name; its type does not. */
function kindOf(error: unknown): string {
  return error instanceof Error ? error.name : 'Error';
}

/** The packages report an error as JSON with its stack trace. */
function messageIn(told: string): string {
  return /"message":"((?:[^"\\]|\\.)*)"/.exec(told)?.[1] ?? told;
}

interface TraceReports {
  /** Called with the reason when the first batch could not be delivered. */
  readonly onUndelivered: (reason: string) => void;
  /** Called for each setting that cannot be used. */
  readonly onBadSetting: (text: string) => void;
}

/** Exports spans to the collector in the standard variables, in batches, as OTLP over HTTP. */
export function otlpTracing({ onUndelivered, onBadSetting }: TraceReports): Tracing {
  let hasFailed = false;
  const tell = (reason: string): void => {
    if (!hasFailed) onUndelivered(messageIn(reason));
    hasFailed = true;
  };
  const silent = (): void => undefined;
  const logger = { error: tell, warn: silent, info: silent, debug: silent, verbose: silent };
  diag.setLogger(logger, { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true });
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'signa-server' }))
      .merge(detectResources({ detectors: [resourceAttributesEnvDetector, serviceNameEnvDetector] })),
    sampler: samplerOf(process.env, onBadSetting),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter(), ...batchOf(process.env, onBadSetting) }),
    ],
  });
  const tracer = provider.getTracer('signa');
  const at = new AsyncLocalStorage<Context>();
  return {
    async span(start, work) {
      const within = at.getStore();
      // An event stream continues long after its call was answered.
      if (start.isPart && !(within && trace.getSpan(within)?.isRecording())) return await work();
      const context = contextOf(start, within);
      const span = tracer.startSpan(start.name, { kind: kinds[start.kind] }, context);
      if (start.attributes) note(span, start.attributes);
      try {
        return await at.run(trace.setSpan(context, span), work);
      } catch (error) {
        note(span, { 'error.type': kindOf(error) });
        throw error;
      } finally {
        span.end();
      }
    },
    note(attributes, name) {
      const span = trace.getSpan(at.getStore() ?? ROOT_CONTEXT);
      if (!span) return;
      note(span, attributes);
      if (name !== undefined) span.updateName(name);
    },
    async stop() {
      const late = new Promise<void>((resolve) => setTimeout(resolve, timeout).unref());
      await Promise.race([provider.shutdown().catch(silent), late]);
    },
  };
}
