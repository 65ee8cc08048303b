import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderScreen } from '../../testing/render';
import { settled } from '../../testing/settled';
import { keepUnsentNow } from '../../feature/prescribing/prescription-form/unsent/unsent-work';
import { ApproveScreen } from './approve-screen';
import {
  createQueueServer,
  group,
  hana,
  marcus,
  rowFor,
  setQueue,
} from '../../feature/prescribing/queue/queue.test-data';

const groups = () => [group(marcus, [rowFor('Otis'), rowFor('Juniper')]), group(hana, [rowFor('Pepper')])];
const patients = () =>
  [...document.querySelectorAll('[data-task]')].map((card) => card.getAttribute('data-task')?.replace('task-of-', ''));
const headOf = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name} `) });
const focused = () =>
  document.activeElement?.closest('[data-task]')?.getAttribute('data-task')?.replace('task-of-', '') ??
  document.activeElement?.getAttribute('data-queue-row') ??
  document.activeElement?.tagName;

async function open(rows = groups(), path = '/approve', clients = rows.length) {
  const server = createQueueServer(rows, clients);
  server.answer('UpsertPrescriptionTask', {
    upsertPrescriptionTask: { ...rowFor('Otis', { status: 'VET_DECLINED' }), locationClient: null },
  });
  const view = renderScreen(<ApproveScreen />, { server, path });
  await screen.findByText(rows[0]?.tasks[0]?.locationPatient?.name ?? 'No Approvals');
  /** The list and counts are never refreshed after the answer. */
  const hold = () => {
    server.hold('GetPrescriptionTasksGrouped', { prescriptionTasksGrouped: [] });
    server.hold('GetQueueCounts', { queueCounts: { clients: 0, types: [], cards: 0, joined: 0 } });
  };
  /** Declines with the mouse; `prepare` sets up the following responses. */
  const decline = async (name: string, prepare: () => void = hold) => {
    await view.user.click(screen.getByRole('button', { name: `Decline for ${name}` }));
    const dialog = within(await screen.findByRole('dialog'));
    await view.user.click(await dialog.findByRole('radio', { name: 'Due for exam' }));
    prepare();
    await view.user.click(dialog.getByRole('button', { name: /^Decline request for/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  return { ...view, server, decline };
}

describe('after an answer', () => {
  it('P-256 the row disappears with the response of the mutation, and the next row gets focus', async () => {
    const { decline } = await open();
    await decline('Otis');
    expect([patients(), focused()]).toEqual([['Juniper', 'Pepper'], 'Juniper']);
  });

  it('P-257 a notice names the action and links to the request', async () => {
    const { decline } = await open();
    await decline('Otis');
    const link = await screen.findByRole('link', { name: 'Galliprant Tablets 60 mg, 90 tablets, for Otis' });
    expect(link.getAttribute('href')).toBe('/approve?open=task-of-Otis.task-task-of-Otis');
    expect(screen.getByText('Decline Successfully')).toBeTruthy();
  });

  it('P-256 the counts are refreshed immediately', async () => {
    const { decline } = await open();
    expect(await screen.findByRole('tab', { name: /^All requests ?3$/, hidden: true })).toBeTruthy();
    await decline('Pepper');
    expect(await screen.findByRole('tab', { name: /^All requests ?2$/, hidden: true })).toBeTruthy();
    expect(screen.queryByText('2 clients')).toBeNull();
  });

  it.each([
    ['the last request of a client', 'Juniper', 'Pepper'],
    ['the last request of the page', 'Pepper', 'Juniper'],
  ])('P-256 focus moves on after %s', async (_, name, next) => {
    const { decline } = await open();
    await decline(name);
    expect(focused()).toBe(next);
  });

  it('P-256 focus moves to a collapsed client instead of skipping it', async () => {
    const many = Array.from({ length: 10 }, (_, index) => rowFor(`Pet${index}`));
    const { decline } = await open([group(marcus, [rowFor('Otis')]), group(hana, many)]);
    await decline('Otis');
    expect(focused()).toBe('client 8');
  });

  it('P-256 focus moves to the search when no row is left', async () => {
    const { decline } = await open([group(marcus, [rowFor('Otis')])]);
    await decline('Otis');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  it('P-256 focus moves to the previous page when the last page is empty', async () => {
    const { decline, server } = await open([group(marcus, [rowFor('Otis')])], '/approve?page=2', 11);
    await decline('Otis', () => setQueue(server, [group(hana, [rowFor('Pepper')])], 10));
    await waitFor(() => expect(patients()).toEqual(['Pepper']));
    await waitFor(() => expect(focused()).toBe('Pepper'));
  });

  it('P-256 an answered request does not reappear while the previous page loads', async () => {
    const { decline, path } = await open([group(marcus, [rowFor('Otis')])], '/approve?page=2', 11);
    await decline('Otis');
    await waitFor(() => expect(path()).toBe('/approve?view=all'));
    expect(patients()).toEqual([]);
    expect(screen.queryByText('Otis')).toBeNull();
  });

  it('P-256 focus stays with a client that moved up from the next page and returns there with the next answer', async () => {
    const { server, user } = await open([group(marcus, [rowFor('Otis')])], '/approve', 12);
    const decline = async (name: string, then: ReturnType<typeof groups>) => {
      setQueue(server, then, 11);
      headOf(name).focus();
      await user.keyboard('d');
      await screen.findByRole('radio', { name: 'Due for exam' });
      await user.keyboard('d{Control>}{Enter}{/Control}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await decline('Otis', [group(hana, [rowFor('Pepper'), rowFor('Miso'), rowFor('Figaro')])]);
    await waitFor(() => expect(patients()).toEqual(['Pepper', 'Miso', 'Figaro']));
    const other = { ...hana, id: '9', lastName: 'Delacroix' };
    await decline('Pepper', [group(other, [rowFor('Remy')])]);
    await waitFor(() => expect(server.calls('GetPrescriptionTasksGrouped').length).toBeGreaterThan(2));
    expect([patients(), focused()]).toEqual([['Miso', 'Figaro'], 'Miso']);
  });

  it('P-256 the row stays as answered in a list of all statuses, and the next row gets focus', async () => {
    const { decline } = await open(groups(), '/approve?status=all');
    await decline('Otis');
    expect([patients(), focused()]).toEqual([['Otis', 'Juniper', 'Pepper'], 'Juniper']);
    expect(screen.getByText('Declined')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Review for Otis' })).toBeNull();
  });

  it('P-256 a refresh that started earlier does not bring the row back', async () => {
    const { decline, server } = await open();
    await decline('Otis', () => setQueue(server, groups()));
    await settled(server);
    expect(server.calls('GetPrescriptionTasksGrouped').length).toBeGreaterThan(1);
    expect(patients()).toEqual(['Juniper', 'Pepper']);
  });
});

describe('rows that just moved', () => {
  const click = (name: string) => fireEvent.click(headOf(name), { detail: 1 });
  const isOpen = (name: string) => headOf(name).getAttribute('aria-expanded') === 'true';

  it('P-256 ignore clicks for 600 ms', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000);
    onTestFinished(() => clock.mockRestore());
    const { decline } = await open();
    await decline('Otis');
    clock.mockReturnValue(1_599);
    click('Juniper');
    expect(isOpen('Juniper')).toBe(false);
    clock.mockReturnValue(1_600);
    click('Juniper');
    expect(isOpen('Juniper')).toBe(true);
  });

  it('P-256 accept keys immediately, because a key targets the focused row', async () => {
    const { decline, user } = await open();
    await decline('Otis');
    await user.keyboard('{Enter}');
    expect(isOpen('Juniper')).toBe(true);
  });

  it('P-256 ignore clicks after a refresh moved them, but not if nothing moved', async () => {
    const { server, services } = await open();
    click('Otis');
    expect(isOpen('Otis')).toBe(true);
    click('Otis');
    setQueue(server, [group(hana, [rowFor('Pepper')]), group(marcus, [rowFor('Juniper')])]);
    (document.activeElement as HTMLElement).blur();
    await services.cache.invalidateQueries();
    await waitFor(() => expect(patients()).toEqual(['Pepper', 'Juniper']));
    click('Pepper');
    expect(isOpen('Pepper')).toBe(false);
  });

  it('P-255 P-256 do not open on key repeat or with the key that signs', async () => {
    await open();
    headOf('Otis').focus();
    expect(fireEvent.keyDown(headOf('Otis'), { key: 'Enter', repeat: true })).toBe(false);
    expect(fireEvent.keyDown(headOf('Otis'), { key: 'Enter', ctrlKey: true })).toBe(false);
    expect(fireEvent.keyDown(headOf('Otis'), { key: 'Enter' })).toBe(true);
  });
});

describe('unsent work', () => {
  it('P-261 is marked on the rows for the user who typed it, and nobody else', async () => {
    const typed = (locationUserId: string, id: string) =>
      keepUnsentNow(
        { locationUserId, locationId: '1', subject: `task/${id}` },
        { typed: {}, basis: '1/', at: '2026-11-20T17:00:00.000Z' },
      );
    typed('11', 'task-of-Otis');
    typed('12', 'task-of-Pepper');
    await open();
    const rowOf = (name: string) => within(document.querySelector<HTMLElement>(`[data-task="task-of-${name}"]`)!);
    expect(rowOf('Otis').getByText('Unsent changes')).toBeTruthy();
    expect(rowOf('Pepper').queryByText('Unsent changes')).toBeNull();
  });
});
