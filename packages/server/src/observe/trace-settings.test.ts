import { describe, expect, it } from 'vitest';
import { batchOf, samplerOf } from './trace-settings.js';

type Settings = Readonly<Record<string, string>>;

/** The sampler configured by name, and the warnings about it. */
function samplerFrom(settings: Settings) {
  const warnings: string[] = [];
  return { name: samplerOf(settings, (text) => warnings.push(text)).toString(), warnings };
}
const nameOf = (name: string, argument?: string) =>
  samplerFrom({
    OTEL_TRACES_SAMPLER: name,
    ...(argument === undefined ? {} : { OTEL_TRACES_SAMPLER_ARG: argument }),
  });

function batchFrom(settings: Settings) {
  const warnings: string[] = [];
  return { batch: batchOf(settings, (text) => warnings.push(text)), warnings };
}

describe('trace sampler', () => {
  it.each([
    ['always_on', 'AlwaysOnSampler'],
    ['always_off', 'AlwaysOffSampler'],
    ['traceidratio', 'TraceIdRatioBased{0.25}'],
    ['parentbased_always_on', 'ParentBased{root=AlwaysOnSampler,'],
    ['parentbased_always_off', 'ParentBased{root=AlwaysOffSampler,'],
    ['parentbased_traceidratio', 'ParentBased{root=TraceIdRatioBased{0.25},'],
  ])('A-343 is %s when OTEL_TRACES_SAMPLER names it', (name, sampler) => {
    expect(nameOf(name, '0.25').name.startsWith(sampler)).toBe(true);
    expect(nameOf(name, '0.25').warnings).toEqual([]);
  });

  it('A-343 keeps every trace by default, as far as the caller keeps its own', () => {
    expect(samplerFrom({})).toEqual(nameOf('parentbased_always_on'));
    expect(nameOf('traceidratio').name).toBe('TraceIdRatioBased{1}');
  });

  it('A-343 reports an unusable sampler or ratio, and then keeps every trace', () => {
    expect(nameOf('sometimes')).toMatchObject({
      name: samplerFrom({}).name,
      warnings: [expect.stringContaining('sometimes')],
    });
    expect(nameOf('toString').warnings).toHaveLength(1);
    for (const ratio of ['1.5', '-0.1', 'half']) {
      const { name, warnings } = nameOf('traceidratio', ratio);
      expect([name, warnings.length]).toEqual(['TraceIdRatioBased{1}', 1]);
      expect(warnings[0]).toContain(ratio);
    }
  });
});

describe('trace batches', () => {
  it('A-343 follow the standard variables', () => {
    const settings = {
      OTEL_BSP_SCHEDULE_DELAY: '50',
      OTEL_BSP_EXPORT_TIMEOUT: '700',
      OTEL_BSP_MAX_QUEUE_SIZE: '900',
      OTEL_BSP_MAX_EXPORT_BATCH_SIZE: '30',
    };
    expect(batchFrom(settings)).toEqual({
      batch: { scheduledDelayMillis: 50, exportTimeoutMillis: 700, maxQueueSize: 900, maxExportBatchSize: 30 },
      warnings: [],
    });
    expect(batchFrom({})).toEqual({ batch: {}, warnings: [] });
  });

  it('A-343 report and ignore a setting that is not a whole number', () => {
    const { batch, warnings } = batchFrom({ OTEL_BSP_SCHEDULE_DELAY: 'soon', OTEL_BSP_MAX_QUEUE_SIZE: '9' });
    expect(batch).toEqual({ maxQueueSize: 9 });
    expect(warnings).toEqual([expect.stringContaining('OTEL_BSP_SCHEDULE_DELAY')]);
  });
});
