import { describe, expect, it } from 'vitest';
import { createServerClock, withServerTime } from './server-clock';

const noon = Date.parse('2026-11-20T12:00:00Z');
const hour = 3_600_000;

describe('the server clock', () => {
  it('P-356 follows the server when the device clock is fast or slow', () => {
    for (const off of [72 * hour, -400 * 24 * hour]) {
      let device = noon + off;
      const clock = createServerClock(() => device);
      clock.hear('Fri, 20 Nov 2026 12:00:00 GMT');
      expect(clock.now()).toBe('2026-11-20T12:00:00.000Z');
      device += hour;
      expect(clock.now()).toBe('2026-11-20T13:00:00.000Z');
    }
  });

  it('P-356 uses the device clock if the server sent no valid time or the difference is within a minute', () => {
    const clock = createServerClock(() => noon);
    const heard = [null, '', 'noon', '2026-11-20T11:59:01Z', '2026-11-20T12:00:59Z'];
    const times = heard.map((at) => {
      clock.hear(at);
      return clock.now();
    });
    expect(new Set(times)).toEqual(new Set(['2026-11-20T12:00:00.000Z']));
  });

  it('P-356 drops the correction once the device clock is right', () => {
    let device = noon + 72 * hour;
    const clock = createServerClock(() => device);
    clock.hear('2026-11-20T12:00:00Z');
    device = noon + hour;
    clock.hear('2026-11-20T13:00:00Z');
    expect(clock.now()).toBe('2026-11-20T13:00:00.000Z');
  });

  it('P-356 reads the time from each response', async () => {
    const clock = createServerClock(() => noon + 72 * hour);
    const answer = new Response('', { headers: { date: 'Fri, 20 Nov 2026 12:00:00 GMT' } });
    expect(await withServerTime(() => Promise.resolve(answer), clock)('/graphql')).toBe(answer);
    expect(clock.now()).toBe('2026-11-20T12:00:00.000Z');
  });
});
