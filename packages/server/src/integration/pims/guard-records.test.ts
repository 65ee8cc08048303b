import { expect, it } from 'vitest';
import { guardRecords, openLines } from './guard-records.js';
import { LeftAloneError, PracticeSystemError } from './practice-system-error.js';
import type { RecordSource } from './practice-system.js';

const account = (accountId: string) => ({ accountId, secret: null, placeId: null });
const never = () => Promise.reject(new Error('Not asked for here'));

/** A source whose requests end on demand. */
function held() {
  const open: { readonly account: string; end(error?: Error): void }[] = [];
  const source: RecordSource = {
    searchCaretakers: never,
    searchPatients: never,
    patientsById: never,
    caretakersById: ({ accountId }) =>
      new Promise((resolve, reject) => {
        open.push({ account: accountId, end: (error) => (error ? reject(error) : resolve([])) });
      }),
  };
  return { open, source };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('C-212 allows four concurrent requests per account and queues 16 more; other accounts are not delayed', async () => {
  const { open, source } = held();
  const guarded = guardRecords(
    source,
    openLines(() => 0, 60_000),
  );
  const asked = Array.from({ length: 20 }, () => guarded.caretakersById(account('busy'), ['1']));
  await expect(guarded.caretakersById(account('busy'), ['1'])).rejects.toBeInstanceOf(LeftAloneError);
  expect(open).toHaveLength(4);
  const other = guarded.caretakersById(account('calm'), ['1']);
  expect(open.map((one) => one.account).filter((name) => name === 'calm')).toHaveLength(1);
  for (let ended = 0; ended < 21; ended += 1) {
    open[ended]?.end();
    await settled();
    expect(open.length - ended - 1).toBeLessThanOrEqual(5);
  }
  await Promise.all([...asked, other]);
});

it('C-212 pauses an account after three consecutive failures, retries it, and resets the count after a success', async () => {
  let now = 0;
  let fault: Error | null = new PracticeSystemError('down', true, 503);
  let calls = 0;
  const source: RecordSource = {
    searchCaretakers: never,
    searchPatients: never,
    patientsById: never,
    caretakersById: () => {
      calls += 1;
      return fault ? Promise.reject(fault) : Promise.resolve([]);
    },
  };
  const guarded = guardRecords(
    source,
    openLines(() => now, 60_000),
  );
  const ask = () =>
    guarded.caretakersById(account('a'), ['1']).then(
      () => 'told',
      (error: unknown) => (error instanceof LeftAloneError ? 'paused' : 'failed'),
    );
  expect([await ask(), await ask(), await ask(), await ask()]).toEqual(['failed', 'failed', 'failed', 'paused']);
  expect(calls).toBe(3);
  now = 10_000;
  expect([await ask(), await ask()]).toEqual(['failed', 'paused']);
  now = 20_000;
  fault = null;
  expect([await ask(), await ask()]).toEqual(['told', 'told']);
  fault = new PracticeSystemError('down', true, 503);
  expect([await ask(), await ask()]).toEqual(['failed', 'failed']);
  fault = new PracticeSystemError('no such record', false, 404);
  expect([await ask(), await ask(), await ask()]).toEqual(['failed', 'failed', 'failed']);
  fault = new PracticeSystemError('too many', true, 429, { retryAfter: 30 });
  expect([await ask(), await ask()]).toEqual(['failed', 'paused']);
  now = 49_999;
  expect(await ask()).toBe('paused');
  now = 50_000;
  expect(await ask()).toBe('failed');
});

it('C-212 limits the total time of a request', async () => {
  const guarded = guardRecords(
    held().source,
    openLines(() => 0, 10),
  );
  await expect(guarded.caretakersById(account('a'), ['1'])).rejects.toThrow('did not respond in time');
});
