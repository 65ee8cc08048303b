import type { Log } from './log.js';
import { type Tracing, untraced } from './tracing.js';

const isSet = (value: string | undefined): boolean => value !== undefined && value.trim() !== '';

/** Whether OpenTelemetry's standard variables enable traces: an endpoint, and nothing that disables them. */
export function wantsTraces(environment: Readonly<Record<string, string | undefined>>): boolean {
  const { OTEL_SDK_DISABLED: isDisabled, OTEL_TRACES_EXPORTER: exporter } = environment;
  if (isDisabled?.trim().toLowerCase() === 'true' || exporter?.trim().toLowerCase() === 'none') return false;
  return isSet(environment['OTEL_EXPORTER_OTLP_ENDPOINT']) || isSet(environment['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT']);
}

/** Loads the OpenTelemetry packages only when traces are enabled. */
export async function openTracing(log: Log): Promise<Tracing> {
  if (!wantsTraces(process.env)) return untraced;
  const { otlpTracing } = await import('./otlp-tracing.js');
  return otlpTracing({
    onUndelivered: (reason) => log.warn({ reason }, 'traces could not be exported'),
    onBadSetting: (reason) => log.warn({ reason }, 'a trace setting is ignored'),
  });
}
