import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderScreen } from '../../testing/render';
import { ApproveScreen } from './approve-screen';
import {
  createQueueServer,
  group,
  hana,
  marcus,
  rowFor,
  setQueue,
} from '../../feature/prescribing/queue/queue.test-data';

const many = Array.from({ length: 300 }, (_, index) => rowFor(`Pet${index + 1}`));
const cards = () => [...document.querySelectorAll<HTMLElement>('[data-task]')];
const headOf = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name} `) });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const clientHead = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });

async function open(groups: Parameters<typeof createQueueServer>[0]) {
  const server = createQueueServer(groups);
  const view = renderScreen(<ApproveScreen />, { server, path: '/approve' });
  await screen.findByText('Hana Kobayashi');
  return { ...view, server, refresh: () => view.services.cache.invalidateQueries() };
}

describe('a client with hundreds of requests', () => {
  it('P-151 P-152 renders at most one window of cards and numbers each of them', async () => {
    const { user } = await open([group(marcus, many), group(hana, [rowFor('Pepper')])]);
    await user.click(clientHead('Marcus Thibodeaux'));
    await waitFor(() => expect(cards().length).toBeGreaterThan(5));
    expect(cards().length).toBeLessThanOrEqual(20);
    const [first] = cards();
    expect([first?.getAttribute('aria-posinset'), first?.getAttribute('aria-setsize')]).toEqual(['1', '300']);
  });

  it('P-210 P-151 loads the latest fifty first, shows the total, and loads the rest on request', async () => {
    const server = createQueueServer([]);
    server.answer('GetPrescriptionTasksGrouped', ({ takeOfClient }) => ({
      prescriptionTasksGrouped: [
        { ...group(marcus, many.slice(0, takeOfClient ?? many.length)), count: many.length },
        group(hana, [rowFor('Pepper')]),
      ],
    }));
    const { user } = renderScreen(<ApproveScreen />, { server, path: '/approve' });
    await user.click(await screen.findByRole('button', { name: /^Marcus Thibodeaux 300 requests/ }));
    expect(await screen.findByText('The first 50 of 300 requests.')).toBeTruthy();
    await waitFor(() => expect(cards()[0]?.getAttribute('aria-setsize')).toBe('300'));
    expect(server.lastVariables('GetPrescriptionTasksGrouped')?.takeOfClient).toBe(50);
    await user.click(screen.getByRole('button', { name: 'Show all 300 requests' }));
    expect(document.activeElement).toBe(headOf('Pet50'));
    await waitFor(() => expect(screen.queryByText(/^The first|^Loading all/)).toBeNull());
    expect(server.lastVariables('GetPrescriptionTasksGrouped')?.takeOfClient).toBeUndefined();
    expect(headOf('Pet1')).toBeTruthy();
    expect(cards()[0]?.getAttribute('aria-setsize')).toBe('300');
  });

  it('P-210 P-311 does not mistake loaded requests for results of another filter while the others load', async () => {
    const newest = [{ ...group(marcus, many.slice(0, 50)), count: many.length }, group(hana, [rowFor('Pepper')])];
    const { user, server } = await open(newest);
    await user.click(clientHead('Marcus Thibodeaux'));
    const held = server.hold('GetPrescriptionTasksGrouped', { prescriptionTasksGrouped: [group(marcus, many)] });
    await user.click(screen.getByRole('button', { name: 'Show all 300 requests' }));
    await screen.findByText(/^Loading all/);
    expect(screen.queryByText('Loading…')).toBeNull();
    expect(headOf('Pet50').closest('[inert]')).toBeNull();
    held.release();
    await waitFor(() => expect(screen.queryByText(/^Loading all/)).toBeNull());
  });

  it('P-162 arrow keys reach every request and the next client', async () => {
    const some = many.slice(0, 18);
    const { user } = await open([group(marcus, some), group(hana, [rowFor('Pepper')])]);
    await user.click(clientHead('Marcus Thibodeaux'));
    await waitFor(() => headOf('Pet1'));
    const walked: string[] = [];
    for (let step = 0; step < some.length + 2; step += 1) {
      press('ArrowDown');
      walked.push(document.activeElement?.getAttribute('data-queue-row') ?? '');
      expect(cards().length).toBeLessThanOrEqual(20);
    }
    expect(walked.slice(0, 18)).toEqual(some.map(({ id }) => `request ${id}`));
    expect(walked.slice(18)).toEqual(['client 8', 'request task-of-Pepper']);
    press('ArrowUp');
    press('ArrowUp');
    expect(document.activeElement).toBe(headOf('Pet18'));
  });

  it('P-152 renders only the first rows while the list is off screen, and the visible ones once it is reached', async () => {
    const top = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
    onTestFinished(() => top.mockRestore());
    const groups = [group(marcus, many.slice(0, 9)), group(hana, [rowFor('Pepper')])];
    for (const place of [window.innerHeight + 500, -50_000]) {
      top.mockReturnValue(new DOMRect(0, place, 0, 0));
      const { unmount } = await open(groups);
      await waitFor(() => expect(cards().length).toBeLessThanOrEqual(3));
      expect(screen.getByText('9 requests')).toBeTruthy();
      top.mockReturnValue(new DOMRect(0, 0, 0, 0));
      vi.stubGlobal('scrollY', place);
      fireEvent.scroll(window);
      await waitFor(() => expect(cards()).toHaveLength(10));
      vi.stubGlobal('scrollY', 0);
      unmount();
    }
  });

  it('P-151 a tenth request does not collapse the client', async () => {
    const nine = many.slice(0, 9);
    const { server, refresh } = await open([group(marcus, nine), group(hana, [rowFor('Pepper')])]);
    headOf('Pet1');
    setQueue(server, [group(marcus, many.slice(0, 10)), group(hana, [rowFor('Pepper')])]);
    await refresh();
    await screen.findByText('10 requests');
    expect(headOf('Pet1')).toBeTruthy();
  });
});
