import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFakeStreams } from '../../testing/fake-stream';
import type { Renewal } from '../renewal';
import type { Change } from '../touched';
import { everythingChanged, keepStream } from './keep-stream';

const change = (id: string): Change => ({ isEverything: false, subjects: [{ kind: 'task', id }] });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function keep(renewal: Renewal = 'over') {
  const streams = createFakeStreams();
  const heard: Change[] = [];
  const ending = new AbortController();
  const renew = vi.fn(async () => renewal);
  const onRefused = vi.fn();
  let token = 0;
  const kept = keepStream(
    {
      fetch: streams.fetch,
      endpoints: {},
      token: () => `token-${(token += 1)}`,
      impersonated: () => 'maya@wren.example',
      locationId: '1',
      renew,
      random: () => 1,
      onRefused,
    },
    (told) => heard.push(told),
    ending.signal,
  );
  return { opened: streams.opened, heard, ending, renew, onRefused, kept };
}

it('P-152 A-013 authenticates like every call and receives changes', async () => {
  const { opened, heard } = keep();
  await vi.advanceTimersByTimeAsync(0);
  const [stream] = opened;
  expect(stream?.headers.get('accept')).toBe('text/event-stream');
  expect(stream?.headers.get('authorization')).toBe('Bearer token-1');
  expect(stream?.headers.get('impersonation')).toBe('maya@wren.example');
  stream?.tell(change('5'));
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toEqual([change('5')]);
});

it('P-152 reconnects with increasing delays after a lost connection, and then treats everything as changed', async () => {
  const { heard, opened } = keep();
  await vi.advanceTimersByTimeAsync(0);
  opened[0]?.breakOff();
  await vi.advanceTimersByTimeAsync(900);
  expect([opened.length, heard]).toEqual([1, []]);
  await vi.advanceTimersByTimeAsync(200);
  expect([opened.length, heard]).toEqual([2, [everythingChanged]]);
});

it('P-152 treats a silent connection as lost, but not one with heartbeats', async () => {
  const { opened } = keep();
  await vi.advanceTimersByTimeAsync(0);
  for (let sign = 0; sign < 5; sign += 1) {
    opened[0]?.beat();
    await vi.advanceTimersByTimeAsync(15_000);
  }
  expect([opened.length, opened[0]?.isLeft()]).toEqual([1, false]);
  await vi.advanceTimersByTimeAsync(45_000);
  expect([opened.length, opened[0]?.isLeft()]).toEqual([2, true]);
});

it('P-152 A-011 reconnects with a refreshed token when its token expires', async () => {
  const { renew, opened } = keep('renewed');
  await vi.advanceTimersByTimeAsync(0);
  opened[0]?.refuse('UNAUTHENTICATED');
  await vi.advanceTimersByTimeAsync(0);
  expect(renew).toHaveBeenCalledOnce();
  expect(opened[1]?.headers.get('authorization')).toBe('Bearer token-2');
});

it('P-152 A-016 retries soon when no token refresh was possible', async () => {
  const { renew, opened } = keep('unanswered');
  await vi.advanceTimersByTimeAsync(0);
  opened[0]?.refuse('UNAUTHENTICATED');
  await vi.advanceTimersByTimeAsync(1_100);
  opened[1]?.refuse('UNAUTHENTICATED');
  await vi.advanceTimersByTimeAsync(2_100);
  expect([opened.length, renew.mock.calls.length]).toEqual([3, 2]);
});

it('P-152 backs off when the server refuses the stream', async () => {
  const { opened } = keep();
  await vi.advanceTimersByTimeAsync(0);
  opened[0]?.refuse('FORBIDDEN');
  await vi.advanceTimersByTimeAsync(55_000);
  expect(opened).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(opened).toHaveLength(2);
});

it('P-152 reconnects immediately when the browser is online again, and stops on abort', async () => {
  const { ending, kept, opened } = keep();
  await vi.advanceTimersByTimeAsync(0);
  opened[0]?.breakOff();
  await vi.advanceTimersByTimeAsync(10);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(opened).toHaveLength(2);
  ending.abort();
  await kept;
  expect(opened[1]?.isLeft()).toBe(true);
});

it('A-455 reports lost access to the location immediately, but not a lost connection', async () => {
  const { onRefused, opened } = keep();
  await vi.advanceTimersByTimeAsync(0);
  opened[0]?.breakOff();
  await vi.advanceTimersByTimeAsync(1_100);
  expect([opened.length, onRefused.mock.calls.length]).toEqual([2, 0]);
  opened[1]?.refuse('FORBIDDEN');
  await vi.advanceTimersByTimeAsync(0);
  expect(onRefused).toHaveBeenCalledOnce();
});
