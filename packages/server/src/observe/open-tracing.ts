import type { Log } from './log.js';
import { type Tracing, untraced } from './tracing.js';

const isSet = (value: string | undefined): boolean => value !== undefined && value.trim() !== '';

/** Whether the standard variables of OpenTelemetry ask for traces: an address to send them to, and nothing against it. */
export function wantsTraces(environment: Readonly<Record<string, string | undefined>>): boolean {
  const { OTEL_SDK_DISABLED: isDisabled, OTEL_TRACES_EXPORTER: exporter } = environment;
  if (isDisabled?.trim().toLowerCase() === 'true' || exporter?.trim().toLowerCase() === 'none') return false;
  return isSet(environment['OTEL_EXPORTER_OTLP_ENDPOINT']) || isSet(environment['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT']);
}

/** Loads the packages of OpenTelemetry only where traces are wanted. */
export async function openTracing(log: Log): Promise<Tracing> {
  if (!wantsTraces(process.env)) return untraced;
  const { otlpTracing } = await import('./otlp-tracing.js');
  return otlpTracing({
    onUndelivered: (reason) => log.warn({ reason }, 'traces were not delivered'),
    onBadSetting: (reason) => log.warn({ reason }, 'a setting of traces is ignored'),
  });
}
