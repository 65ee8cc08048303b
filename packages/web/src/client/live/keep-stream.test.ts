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

it('P-152 A-013 asks as every call does, and hears what is told', async () => {
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

it('P-152 comes again after it was lost, later each time, and then takes anything for changed', async () => {
  const { heard, opened } = keep();
  await vi.advanceTimersByTimeAsync(0);
  opened[0]?.breakOff();
  await vi.advanceTimersByTimeAsync(900);
  expect([opened.length, heard]).toEqual([1, []]);
  await vi.advanceTimersByTimeAsync(200);
  expect([opened.length, heard]).toEqual([2, [everythingChanged]]);
});

it('P-152 takes a silent connection for a lost one, and one with signs of life for what it is', async () => {
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

it('P-152 A-011 comes again with a fresh token when its token ended', async () => {
  const { renew, opened } = keep('renewed');
  await vi.advanceTimersByTimeAsync(0);
  opened[0]?.refuse('UNAUTHENTICATED');
  await vi.advanceTimersByTimeAsync(0);
  expect(renew).toHaveBeenCalledOnce();
  expect(opened[1]?.headers.get('authorization')).toBe('Bearer token-2');
});

it('P-152 A-016 asks soon again where nobody could give a fresh token', async () => {
  const { renew, opened } = keep('unanswered');
  await vi.advanceTimersByTimeAsync(0);
  opened[0]?.refuse('UNAUTHENTICATED');
  await vi.advanceTimersByTimeAsync(1_100);
  opened[1]?.refuse('UNAUTHENTICATED');
  await vi.advanceTimersByTimeAsync(2_100);
  expect([opened.length, renew.mock.calls.length]).toEqual([3, 2]);
});

it('P-152 does not press who refuses it', async () => {
  const { opened } = keep();
  await vi.advanceTimersByTimeAsync(0);
  opened[0]?.refuse('FORBIDDEN');
  await vi.advanceTimersByTimeAsync(55_000);
  expect(opened).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(opened).toHaveLength(2);
});

it('P-152 tries at once when the browser is connected again, and ends when it is told to', async () => {
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

it('A-455 reports at once that the reader may no longer hear the location, and no lost connection', async () => {
  const { onRefused, opened } = keep();
  await vi.advanceTimersByTimeAsync(0);
  opened[0]?.breakOff();
  await vi.advanceTimersByTimeAsync(1_100);
  expect([opened.length, onRefused.mock.calls.length]).toEqual([2, 0]);
  opened[1]?.refuse('FORBIDDEN');
  await vi.advanceTimersByTimeAsync(0);
  expect(onRefused).toHaveBeenCalledOnce();
});
