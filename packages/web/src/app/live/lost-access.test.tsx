import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFakeStreams } from '../../testing/fake-stream';
import { createFakeTabs } from '../../testing/fake-tabs';
import { createPracticeServer } from '../../testing/practice-server';
import { renderApp } from '../../testing/render';
import { sampleAssignment, sampleLocation, sampleUser } from '../../testing/sample-practice';

const here = sampleAssignment();
const there = sampleAssignment({
  id: '12',
  locationId: '2',
  isPrimary: false,
  location: sampleLocation({ id: '2', name: 'Battenkill Pet Wellness' }),
});

/** Renders the portal for a user with these assignments, with live updates as in a browser. */
async function open(assignments = [here, there]) {
  const streams = createFakeStreams();
  const calls = createPracticeServer();
  calls.answer('GetUserByUsername', { userByUsername: sampleUser({ locationsUsers: assignments }) });
  const tabs = createFakeTabs();
  Object.assign(navigator, { locks: tabs.locks });
  vi.stubGlobal(
    'BroadcastChannel',
    vi.fn(function channelOf(name: string) {
      return tabs.channel(name);
    }),
  );
  const server = {
    ...calls,
    fetch: ((input, init) =>
      (new Headers(init?.headers).get('accept') === 'text/event-stream' ? streams : calls).fetch(
        input,
        init,
      )) satisfies typeof fetch,
  };
  const rendered = renderApp('/history', { server });
  await waitFor(() => expect(streams.opened).toHaveLength(1));
  return { ...rendered, calls, streams };
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it('A-455 leaves a location as soon as the assignment ends, and says so', async () => {
  const { calls, streams, path, services } = await open();
  await waitFor(() =>
    expect(services.cache.getQueryCache().findAll({ queryKey: ['GetPrescriptionHistory'] })).toHaveLength(1),
  );
  calls.answer('GetUserByUsername', {
    userByUsername: sampleUser({ locationsUsers: [{ ...here, isActive: false }, there] }),
  });
  // Names of recently opened records are also private data.
  localStorage.setItem('recent/1:11:1', '["Otis"]');
  localStorage.setItem('recent/1:12:2', '["Juno"]');
  streams.opened[0]?.refuse('FORBIDDEN');
  expect(await screen.findByText('You no longer have access to Wren Street Animal Hospital')).toBeDefined();
  expect((await screen.findAllByText('Battenkill Pet Wellness')).length).toBeGreaterThan(0);
  await waitFor(() => expect(path()).toBe('/dashboard'));
  const keys = () =>
    services.cache
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => JSON.stringify(queryKey));
  await waitFor(() => expect(keys().filter((key) => key.includes('"locationId":"1"'))).toEqual([]));
  expect([localStorage.getItem('recent/1:11:1'), localStorage.getItem('recent/1:12:2')]).toEqual([null, '["Juno"]']);
});

it('A-455 A-009 shows only the reason when no location remains', async () => {
  const { calls, streams } = await open([here]);
  calls.answer('GetUserByUsername', { userByUsername: sampleUser({ locationsUsers: [{ ...here, isActive: false }] }) });
  streams.opened[0]?.refuse('FORBIDDEN');
  expect(await screen.findByText('Signing you out')).toBeDefined();
  expect(screen.getByText('You no longer have access to Wren Street Animal Hospital')).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'History' })).toBeNull();
});

it('A-455 stays at a location where the user still works and applies the new permissions', async () => {
  const { calls, streams, path } = await open([here]);
  const asked = calls.calls('GetUserByUsername').length;
  streams.opened[0]?.refuse('FORBIDDEN');
  await waitFor(() => expect(calls.calls('GetUserByUsername').length).toBe(asked + 1));
  expect(path()).toBe('/history');
  expect(screen.queryByText(/^You no longer have access/)).toBeNull();
});
