import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useNavigate } from 'react-router';
import { renderScreen } from '../../testing/render';
import { task } from '../../feature/prescribing/queue/open/form.test-data';
import { ApproveScreen } from './approve-screen';
import { createQueueServer, group, hana, marcus, rowFor } from '../../feature/prescribing/queue/queue.test-data';

const headOf = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name} `) });
const isOpen = (name: string) => headOf(name).getAttribute('aria-expanded') === 'true';
const otis = 'open=task-of-Otis.task-task-of-Otis';

let go: ReturnType<typeof useNavigate>;
function Going() {
  go = useNavigate();
  return null;
}

function open(
  path: string,
  server = createQueueServer([group(marcus, [rowFor('Otis')]), group(hana, [rowFor('Pepper')])]),
) {
  const screens = (
    <>
      <ApproveScreen />
      <Going />
    </>
  );
  return { ...renderScreen(screens, { server, path }), server };
}

/** A list as narrow as on a phone. */
const onPhone = () =>
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => 360 });
const onDesk = () => Reflect.deleteProperty(HTMLElement.prototype, 'clientWidth');

describe('the open request in the address', () => {
  it('P-260 opens from a link and gets focus', async () => {
    open(`/approve?${otis}`);
    await screen.findByText('Otis');
    expect(isOpen('Otis')).toBe(true);
    await waitFor(() => expect(document.activeElement).toBe(headOf('Otis')));
  });

  it('P-251 P-260 moves focus without scrolling when it opens, is replaced, or closes', async () => {
    const focused = vi.spyOn(HTMLElement.prototype, 'focus');
    try {
      const { user } = open('/approve?status=all');
      await screen.findByText('Otis');
      for (const press of [headOf('Otis'), headOf('Pepper'), headOf('Pepper')]) {
        focused.mockClear();
        await user.click(press);
        expect(document.activeElement).toBe(press);
        // The browser focuses a pressed button; the list sets focus afterwards.
        expect(focused.mock.contexts.at(-1)).toBe(press);
        expect(focused.mock.lastCall).toEqual([{ preventScroll: true }]);
      }
    } finally {
      focused.mockRestore();
    }
  });

  it('P-162 P-260 Escape in the search field closes the open request, and otherwise keeps its default action', async () => {
    const { user, path } = open('/approve?status=all');
    await screen.findByText('Otis');
    // By default, Escape clears a search field.
    const isLeftAlone = () => fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' });
    expect(isLeftAlone()).toBe(true);
    await user.click(headOf('Otis'));
    expect(path()).toContain(otis);
    expect(isLeftAlone()).toBe(false);
    expect(path()).toBe('/approve?status=all');
    expect(isLeftAlone()).toBe(true);
  });

  it('P-260 is in the address only while it is open', async () => {
    const { user, path } = open('/approve?status=all');
    await screen.findByText('Otis');
    await user.click(headOf('Otis'));
    expect(path()).toBe(`/approve?status=all&${otis}`);
    await user.click(headOf('Pepper'));
    expect(path()).toContain('open=task-of-Pepper');
    await user.keyboard('{Escape}');
    expect(path()).toBe('/approve?status=all');
  });

  it('P-260 opens regardless of its page in the queue, and focus stays in the list when it closes', async () => {
    const server = createQueueServer([group(hana, [rowFor('Pepper')])], 11);
    const elsewhere = task({ id: 'task-of-Otis', uuid: 'task-task-of-Otis', status: 'VET_DECLINED' });
    server.answer('GetPrescriptionTask', { prescriptionTask: elsewhere });
    const { user, path } = open(`/approve?page=2&${otis}`, server);
    await screen.findByRole('button', { name: /^Otis / });
    expect(isOpen('Otis')).toBe(true);
    expect(server.lastVariables('GetPrescriptionTask')).toEqual({ id: 'task-of-Otis', uuid: 'task-task-of-Otis' });
    await waitFor(() => expect(document.activeElement).toBe(headOf('Otis')));
    await user.keyboard('{Escape}');
    expect(path()).toBe('/approve?page=2');
    expect(screen.queryByRole('button', { name: /^Otis / })).toBeNull();
    expect(document.activeElement).toBe(headOf('Pepper'));
  });

  it("P-260 P-147 stays open if its link's page no longer exists", async () => {
    const server = createQueueServer([group(marcus, [rowFor('Otis')])]);
    const first = [group(marcus, [rowFor('Otis')])];
    server.answer('GetPrescriptionTasksGrouped', ({ skip }) => ({ prescriptionTasksGrouped: skip ? [] : first }));
    const elsewhere = task({ id: 'task-of-Otis', uuid: 'task-task-of-Otis' });
    server.answer('GetPrescriptionTask', { prescriptionTask: elsewhere });
    const { path } = open(`/approve?page=2&${otis}`, server);
    await waitFor(() => expect(path()).toBe(`/approve?${otis}`));
    await screen.findByRole('button', { name: /^Otis / });
    expect(isOpen('Otis')).toBe(true);
  });

  it.each([
    ['is gone', null],
    ['belongs to another location', task({ id: 'task-of-Miso', uuid: 'u', locationId: '2' })],
  ])('P-260 reports a request that %s, and removes it from the address', async (_, found) => {
    const server = createQueueServer([group(hana, [rowFor('Pepper')])]);
    server.answer('GetPrescriptionTask', { prescriptionTask: found });
    const { path } = open('/approve?open=task-of-Miso.u', server);
    expect(await screen.findByText('Request not found')).toBeTruthy();
    await waitFor(() => expect(path()).toBe('/approve'));
    expect(screen.queryByRole('button', { name: /^Otis / })).toBeNull();
  });

  it('P-260 takes the whole page on a phone and closes with Back', async () => {
    onPhone();
    try {
      const { user, path } = open('/approve?status=all');
      await screen.findByText('Otis');
      await user.click(headOf('Otis'));
      expect(path()).toContain(otis);
      act(() => void go(-1));
      await waitFor(() => expect(path()).toBe('/approve?status=all'));
      expect(isOpen('Otis')).toBe(false);
      await waitFor(() => expect(document.activeElement).toBe(headOf('Otis')));
    } finally {
      onDesk();
    }
  });

  it('P-149 P-260 closes when a filter changes', async () => {
    const { user, path } = open(`/approve?${otis}`);
    await screen.findByText('Otis');
    await user.click(screen.getByRole('button', { name: 'Clear Status' }));
    expect(path()).toBe('/approve?status=all');
  });
});
