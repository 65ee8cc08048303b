import { getClient, getReplay } from '@sentry/browser';
import { afterEach, expect, it, vi } from 'vitest';
import { readPortalConfig } from '../../client/portal-config';
import { recordSession } from './record-session';
import { watchSession } from './watch-session';

const whole = { issuer: 'https://identity.example', clientId: 'portal', audience: 'signa' };
const dsn = 'https://key@monitor.example/42';

function monitorOf(json: Record<string, unknown>) {
  const answer = readPortalConfig({ ...whole, ...json });
  if (!answer.ok) throw new Error('The configuration is whole');
  return answer.config.monitor;
}

afterEach(() => vi.unstubAllGlobals());

it.each([{}, { monitor: null }, { monitor: { dsn: ' ' } }, { monitor: 'https://monitor.example' }])(
  'A-039 loads, records, and sends nothing without a configured monitor: %j',
  (json) => {
    const load = vi.fn(async () => () => undefined);
    const fetched = vi.fn();
    vi.stubGlobal('fetch', fetched);
    watchSession(monitorOf(json), load);
    expect([load.mock.calls, fetched.mock.calls]).toEqual([[], []]);
    expect(getClient()).toBeUndefined();
  },
);

it('A-039 loads the recorder once for a configured monitor', async () => {
  const record = vi.fn();
  watchSession(monitorOf({ monitor: { dsn } }), async () => record);
  await vi.waitFor(() => expect(record.mock.calls).toEqual([[dsn]]));
});

it('A-039 samples 1% of sessions and 100% of those with errors, masked and without user data', () => {
  const sent: unknown[] = [];
  const transport = () => ({
    send: (envelope: unknown) => {
      sent.push(envelope);
      return Promise.resolve({});
    },
    flush: () => Promise.resolve(true),
  });
  recordSession(dsn, { transport });
  const options = getClient()?.getOptions();
  expect(options).toMatchObject({
    dsn,
    replaysSessionSampleRate: 0.01,
    replaysOnErrorSampleRate: 1,
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
  });
  expect(options?.integrations.map(({ name }) => name)).toEqual(['GlobalHandlers', 'Dedupe', 'Replay']);
  expect(getReplay()).toMatchObject({
    _initialOptions: { maskAllText: true, maskAllInputs: true, blockAllMedia: true },
  });
  expect(sent).toEqual([]);
});
