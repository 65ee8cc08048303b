import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  type BatchSpanProcessorOptions,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';

type Environment = Readonly<Record<string, string | undefined>>;

const keepAll = (): Sampler => new ParentBasedSampler({ root: new AlwaysOnSampler() });

/** The samplers of the OpenTelemetry specification, by their standard names. */
const samplers: Readonly<Record<string, (ratio: number) => Sampler>> = {
  always_on: () => new AlwaysOnSampler(),
  always_off: () => new AlwaysOffSampler(),
  traceidratio: (ratio) => new TraceIdRatioBasedSampler(ratio),
  parentbased_always_on: keepAll,
  parentbased_always_off: () => new ParentBasedSampler({ root: new AlwaysOffSampler() }),
  parentbased_traceidratio: (ratio) => new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
};

/**
 * The sampler that `OTEL_TRACES_SAMPLER` and `OTEL_TRACES_SAMPLER_ARG` name; version 3 of the SDK no longer reads them.
 * As the specification requires, an unknown name counts as `parentbased_always_on`, and a ratio that is not between 0
 * and 1 as 1. Either is reported to `warn`.
 */
export function samplerOf(environment: Environment, warn: (text: string) => void): Sampler {
  const { OTEL_TRACES_SAMPLER: name = 'parentbased_always_on', OTEL_TRACES_SAMPLER_ARG: argument } = environment;
  const known = Object.hasOwn(samplers, name) ? samplers[name] : undefined;
  if (!known) warn(`OTEL_TRACES_SAMPLER is ${name}, which is not one of ${Object.keys(samplers).join(', ')}.`);
  const ratio = argument === undefined || argument === '' ? 1 : Number(argument);
  const isRatio = ratio >= 0 && ratio <= 1;
  if (!isRatio) warn(`OTEL_TRACES_SAMPLER_ARG is ${argument ?? ''}, which is not a number between 0 and 1.`);
  return (known ?? keepAll)(isRatio ? ratio : 1);
}

const batchSettings = {
  scheduledDelayMillis: 'OTEL_BSP_SCHEDULE_DELAY',
  exportTimeoutMillis: 'OTEL_BSP_EXPORT_TIMEOUT',
  maxQueueSize: 'OTEL_BSP_MAX_QUEUE_SIZE',
  maxExportBatchSize: 'OTEL_BSP_MAX_EXPORT_BATCH_SIZE',
} as const;

/** How spans are exported in batches, according to the standard variables; otherwise the SDK's defaults apply. */
export function batchOf(
  environment: Environment,
  warn: (text: string) => void,
): Omit<BatchSpanProcessorOptions, 'exporter'> {
  const chosen = Object.entries(batchSettings).flatMap(([option, variable]) => {
    const value = environment[variable];
    if (value === undefined || value === '') return [];
    if (/^\d+$/.test(value)) return [[option, Number(value)] as const];
    warn(`${variable} is ${value}, which is not a whole number.`);
    return [];
  });
  return Object.fromEntries(chosen);
}
