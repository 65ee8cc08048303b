import { GetPrescriptionTasksCountDocument, ShortcutDocument } from '@signa/core/contract/typed';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFakeServer } from '../../testing/fake-server';
import { createFakeStreams } from '../../testing/fake-stream';
import { createFakeTabs } from '../../testing/fake-tabs';
import { renderScreen } from '../../testing/render';
import { settled } from '../../testing/settled';
import { useOperation } from '../../client/query/use-operation';
import type { Change } from '../../client/touched';
import { LiveUpdates } from './live-updates';
import type { Tabs } from '../../client/live/share-stream';

const of = (kind: Change['subjects'][number]['kind'], id: string): Change => ({
  isEverything: false,
  subjects: [{ kind, id }],
});

function Lists() {
  const count = useOperation(GetPrescriptionTasksCountDocument, { locationId: '1' });
  const shortcuts = useOperation(ShortcutDocument, { locationId: '1' });
  return (
    <output>
      {count.data?.prescriptionTasksCount} requests, {shortcuts.data?.shortcut.length} shortcuts
    </output>
  );
}

/** Renders a tab with two lists and live updates, next to the other tabs of its browser. */
function openTab(
  tabs: Tabs | null,
  streams: ReturnType<typeof createFakeStreams>,
  locationId = '1',
  prepare?: (calls: ReturnType<typeof createFakeServer>) => void,
) {
  const calls = createFakeServer();
  calls.answer('GetPrescriptionTasksCount', { prescriptionTasksCount: 3 });
  calls.answer('Shortcut', { shortcut: [] });
  prepare?.(calls);
  const server = {
    ...calls,
    fetch: ((input, init) =>
      (new Headers(init?.headers).get('accept') === 'text/event-stream' ? streams : calls).fetch(
        input,
        init,
      )) satisfies typeof fetch,
  };
  const page = renderScreen(
    <>
      <Lists />
      <LiveUpdates locationId={locationId} tabs={tabs} />
    </>,
    { server },
  );
  const asked = (name: 'GetPrescriptionTasksCount' | 'Shortcut') => calls.calls(name).length;
  const isShown = () => waitFor(() => expect([asked('GetPrescriptionTasksCount'), asked('Shortcut')]).toEqual([1, 1]));
  return { ...page, calls, asked, isShown };
}

afterEach(() => vi.restoreAllMocks());

describe("another user's change", () => {
  it('P-152 appears without a reload, and unrelated lists are not refetched', async () => {
    const streams = createFakeStreams();
    const tab = openTab(createFakeTabs(), streams);
    await screen.findByText('3 requests, 0 shortcuts');
    await waitFor(() => expect(streams.opened).toHaveLength(1));
    tab.calls.answer('GetPrescriptionTasksCount', { prescriptionTasksCount: 2 });
    streams.opened[0]?.tell(of('task', '5'));
    expect(await screen.findByText('2 requests, 0 shortcuts')).toBeTruthy();
    expect(tab.asked('Shortcut')).toBe(1);
  });

  it('P-152 triggers one refetch per burst, and no change in the burst is lost', async () => {
    const streams = createFakeStreams();
    const tab = openTab(createFakeTabs(), streams);
    await tab.isShown();
    await waitFor(() => expect(streams.opened).toHaveLength(1));
    for (let id = 0; id < 20; id += 1) streams.opened[0]?.tell(of('task', String(id)));
    streams.opened[0]?.tell(of('shortcut', '1'));
    await waitFor(() => expect(tab.asked('Shortcut')).toBe(2), { timeout: 5_000 });
    expect(tab.asked('GetPrescriptionTasksCount')).toBeLessThanOrEqual(3);
  });

  it('P-152 waits until a hidden tab becomes visible', async () => {
    const streams = createFakeStreams();
    const tab = openTab(createFakeTabs(), streams);
    await tab.isShown();
    await waitFor(() => expect(streams.opened).toHaveLength(1));
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    streams.opened[0]?.tell(of('task', '5'));
    const isNoted = () =>
      tab.services.cache.getQueryState(['GetPrescriptionTasksCount', { locationId: '1' }])?.isInvalidated;
    await waitFor(() => expect(isNoted()).toBe(true));
    expect(tab.asked('GetPrescriptionTasksCount')).toBe(1);
    visibility.mockReturnValue('visible');
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(tab.asked('GetPrescriptionTasksCount')).toBe(2));
    expect(tab.asked('Shortcut')).toBe(1);
  });

  it('P-152 reaches a tab that is still loading its page, through the tab that owns the stream', async () => {
    const [streams, tabs] = [createFakeStreams(), createFakeTabs()];
    await openTab(tabs, streams).isShown();
    await waitFor(() => expect(streams.opened).toHaveLength(1));
    const second = openTab(tabs, streams, '1', (calls) => void calls.hold('Shortcut', { shortcut: [] }));
    await second.isShown();
    await waitFor(() =>
      expect(second.services.cache.getQueryState(['GetPrescriptionTasksCount', { locationId: '1' }])?.status).toBe(
        'success',
      ),
    );
    expect(second.services.cache.isFetching()).toBe(1);
    streams.opened[0]?.tell(of('task', '5'));
    await waitFor(() => expect(second.asked('GetPrescriptionTasksCount')).toBe(2));
  });

  it('P-152 opens the stream only after the page has loaded', async () => {
    const streams = createFakeStreams();
    let release: () => void = () => undefined;
    const tab = openTab(createFakeTabs(), streams, '1', (calls) => {
      ({ release } = calls.hold('Shortcut', { shortcut: [] }));
    });
    await tab.isShown();
    vi.useFakeTimers();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(streams.opened).toHaveLength(0);
    vi.useRealTimers();
    release();
    await waitFor(() => expect(streams.opened).toHaveLength(1));
  });

  it('P-152 reaches every tab of a browser over one stream, which moves to another tab when its owner closes', async () => {
    const [streams, tabs] = [createFakeStreams(), createFakeTabs()];
    const first = openTab(tabs, streams);
    await first.isShown();
    await waitFor(() => expect(streams.opened).toHaveLength(1));
    const second = openTab(tabs, streams);
    await second.isShown();
    await settled(second.server);
    streams.opened[0]?.tell(of('shortcut', '1'));
    await waitFor(() => expect([first.asked('Shortcut'), second.asked('Shortcut')]).toEqual([2, 2]));
    expect(streams.opened).toHaveLength(1);

    first.unmount();
    await waitFor(() => expect(streams.opened).toHaveLength(2));
    expect(streams.opened[0]?.isLeft()).toBe(true);
    // Changes sent while no tab was listening are unknown, so everything counts as changed.
    await waitFor(() => expect(second.asked('GetPrescriptionTasksCount')).toBe(2));
  });

  it('P-152 uses a separate stream for another location, and closes the stream with the page', async () => {
    const [streams, tabs] = [createFakeStreams(), createFakeTabs()];
    const here = openTab(tabs, streams);
    const there = openTab(tabs, streams, '2');
    await waitFor(() => expect(streams.opened.map(({ locationId }) => locationId).sort()).toEqual(['1', '2']));
    expect(tabs.openChannels()).toBeGreaterThan(0);
    there.unmount();
    here.unmount();
    await waitFor(() => expect(streams.opened.every((stream) => stream.isLeft())).toBe(true));
    await waitFor(() => expect(tabs.openChannels()).toBe(0));
  });

  it('P-152 falls back to polling when tabs cannot coordinate', async () => {
    const streams = createFakeStreams();
    const tab = openTab(null, streams);
    await tab.isShown();
    expect(streams.opened).toEqual([]);
  });
});
