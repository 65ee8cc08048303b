import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FakeServer } from '../../testing/fake-server';
import { createPracticeServer } from '../../testing/practice-server';
import { renderScreen } from '../../testing/render';
import { HistoryScreen } from './history-screen';

function start(path: string, prepare: (server: FakeServer) => void = () => undefined) {
  const server = createPracticeServer();
  prepare(server);
  return { ...renderScreen(<HistoryScreen />, { server, path }), server };
}

const rows = async () => within(await screen.findByRole('region', { name: 'Prescriptions' })).findAllByRole('listitem');

describe('the views of the history', () => {
  it('P-262 shows the views with their counts; opening one replaces the filters and keeps the search', async () => {
    const { user, server, path } = start('/history?q=gabap&status=FAXED&page=2', (given) =>
      given.answer('GetHistoryViews', {
        historyViews: [
          { view: null, count: 136 },
          { view: 'MyDrafts', count: 6 },
          { view: 'Controlled', count: 12 },
        ],
      }),
    );
    await rows();
    expect(server.lastVariables('GetHistoryViews')).toEqual({ locationId: '1' });
    const everything = await screen.findByRole('button', { name: 'Everything 136' });
    expect(everything.getAttribute('aria-pressed')).toBe('true');
    for (const name of ['Issued by me today', 'Waiting for the pharmacy', 'Expires within 30 days'])
      expect(screen.getByRole('button', { name })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'My drafts 6' }));
    expect(path()).toBe('/history?q=gabap&view=MyDrafts');
    await waitFor(() => expect(server.lastVariables('GetPrescriptionHistory')).toMatchObject({ view: 'MyDrafts' }));
    expect(server.lastVariables('GetPrescriptionHistory')?.rxStatusFilters).toBeUndefined();
    expect(screen.getByRole('button', { name: 'My drafts 6' }).getAttribute('aria-pressed')).toBe('true');
    await user.click(everything);
    expect(path()).toBe('/history?q=gabap');
  });

  it('P-262 saves a named view for this user at this location, and deletes it', async () => {
    localStorage.clear();
    const { user, server, path, unmount } = start('/history?q=gabap&view=Controlled', (given) =>
      given.answer('GetPrescriptionCount', ({ search }) => ({ prescriptionCount: search ? 7 : 45 })),
    );
    await rows();
    await user.click(screen.getByRole('button', { name: 'Save this view' }));
    await user.keyboard('{Enter}');
    expect(await screen.findByText('This field is required')).toBeDefined();
    await user.paste('g'.repeat(41));
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Enter at most 40 characters')).toBeDefined();
    await user.clear(screen.getByRole('textbox', { name: 'Name of the view' }));
    await user.type(screen.getByRole('textbox', { name: 'Name of the view' }), ' Gabapentin {Enter}');
    const kept = await screen.findByRole('button', { name: 'Gabapentin 7' });
    expect(kept.getAttribute('aria-pressed')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(kept));
    expect(screen.queryByRole('button', { name: 'Save this view' })).toBeNull();
    unmount();

    const again = start('/history');
    const view = await screen.findByRole('button', { name: /^Gabapentin/ });
    await again.user.click(view);
    expect(again.path()).toBe('/history?q=gabap&view=Controlled');
    await again.user.click(screen.getByRole('button', { name: 'Delete the view Gabapentin' }));
    expect(screen.queryByRole('button', { name: /^Gabapentin/ })).toBeNull();
    expect(server.calls('GetHistoryViews').length).toBeGreaterThan(0);
    expect(path()).toBe('/history?q=gabap&view=Controlled');
  });

  it('P-262 does not offer saving without filters', async () => {
    start('/history?page=1&size=50');
    await rows();
    expect(screen.queryByRole('button', { name: 'Save this view' })).toBeNull();
  });
});
