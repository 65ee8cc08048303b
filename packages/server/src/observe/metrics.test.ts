import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type OutboxFigures, openMetrics } from './metrics.js';

const figures = { waiting: 3, failed: 1, oldestSeconds: 42 };
const metricsWith = (outbox: () => Promise<OutboxFigures>, isReady = true) =>
  openMetrics({
    isReady: () => Promise.resolve(isReady),
    inFlight: () => 2,
    waiting: () => 7,
    streams: () => 5,
    outbox,
  });
const pageOf = async (outbox: () => Promise<OutboxFigures>) => (await metricsWith(outbox).page()).text;

describe('metrics', () => {
  it('A-319 report undelivered messages with one database query', async () => {
    let looks = 0;
    const text = await pageOf(() => {
      looks += 1;
      return Promise.resolve(figures);
    });
    expect(text).toMatch(/^signa_outbox_messages\{state="waiting"\} 3$/m);
    expect(text).toMatch(/^signa_outbox_messages\{state="failed"\} 1$/m);
    expect(text).toMatch(/^signa_outbox_oldest_seconds 42$/m);
    expect(looks).toBe(1);
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('A-471 report whether calls can be stored, without any call: %s', async (isReady, value) => {
    const { text } = await metricsWith(() => Promise.resolve(figures), isReady).page();
    expect(text).toMatch(new RegExp(`^signa_ready ${value}$`, 'm'));
  });

  it('A-531 count calls of the command line by how its version relates to that of the server', async () => {
    const metrics = metricsWith(() => Promise.resolve(figures));
    for (const skew of ['older', 'same', 'older'] as const) metrics.commandLine(skew);
    const { text } = await metrics.page();
    expect(text).toMatch(/^signa_command_line_calls_total\{skew="older"\} 2$/m);
    expect(text).toMatch(/^signa_command_line_calls_total\{skew="same"\} 1$/m);
  });

  it.each([
    ['fails', () => Promise.reject(new Error('connect ECONNREFUSED'))],
    ['does not answer', () => new Promise<OutboxFigures>(() => undefined)],
  ])('A-559 answer within seconds while the database %s, with a server that is not ready', async (_what, outbox) => {
    const { text } = await metricsWith(outbox, false).page();
    expect(text).toMatch(/^signa_ready 0$/m);
    expect(text).toMatch(/^signa_outbox_oldest_seconds NaN$/im);
  });

  it('A-319 count calls, events, and rejections by kind', async () => {
    const metrics = metricsWith(() => Promise.resolve(figures));
    metrics.called('GetPrescription', 200, 0.01);
    metrics.called('AddPrescription', 409, 3);
    metrics.inbound('pharmacy', 401);
    metrics.inbound('storefront', 200);
    metrics.inbound('storefront', 200);
    metrics.refused(true);
    metrics.refused(true);
    metrics.refused(false);
    const { text } = await metrics.page();
    const counts = text.split('\n').filter((line) => /^signa_(?:inbound_events|refused_calls)_total\{/.test(line));
    expect(counts.toSorted()).toEqual([
      'signa_inbound_events_total{source="pharmacy",status="401"} 1',
      'signa_inbound_events_total{source="storefront",status="200"} 2',
      'signa_refused_calls_total{kept="no"} 1',
      'signa_refused_calls_total{kept="yes"} 2',
    ]);
    const seconds = text.split('\n').filter((line) => line.includes('_sum{operation='));
    expect(seconds.map((line) => line.slice(line.indexOf('{'))).toSorted()).toEqual([
      '{operation="AddPrescription",status="409"} 3',
      '{operation="GetPrescription",status="200"} 0.01',
    ]);
  });

  it("A-319 omit the database's while it is down, and include them when it is back", async () => {
    let isAway = true;
    const metrics = metricsWith(() => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(figures)));
    const away = (await metrics.page()).text;
    expect(away).toMatch(/^signa_outbox_oldest_seconds Nan$/im);
    expect(away).toMatch(/^signa_calls_in_flight 2$/m);
    isAway = false;
    expect((await metrics.page()).text).toMatch(/^signa_outbox_oldest_seconds 42$/m);
  });

  it.each(['alerts.yaml', 'grafana-dashboard.json'])(
    'A-320 A-471 deploy/%s refers to existing metrics',
    async (file) => {
      const metrics = metricsWith(() => Promise.resolve(figures));
      metrics.called('GetPrescription', 200, 0.01);
      metrics.inbound('pharmacy', 401);
      const { text } = await metrics.page();
      const asked = readFileSync(new URL(`../../../../deploy/${file}`, import.meta.url), 'utf8');
      const names = new Set(asked.match(/\b(?:signa|nodejs|process)_[a-z0-9_]+\b/g));
      expect(names.size).toBeGreaterThan(4);
      if (file === 'alerts.yaml') expect(names).toContain('signa_ready');
      for (const name of names) expect(text).toMatch(new RegExp(`^${name}[ {]`, 'm'));
      for (const [, label = ''] of asked.matchAll(/\b(?:by|sum by|max by) \(([a-z, ]+)\)/g))
        for (const one of label.split(', ')) if (!['le', 'instance'].includes(one)) expect(text).toContain(`${one}="`);
    },
  );
});
