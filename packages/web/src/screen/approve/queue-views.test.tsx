import { screen, waitFor, within } from '@testing-library/react';
import type { Operations } from '@signa/core/contract';
import { describe, expect, it } from 'vitest';
import { createQueueServer, group, hana, marcus, rowFor } from '../../feature/prescribing/queue/queue.test-data';
import { renderScreen } from '../../testing/render';
import { ApproveScreen } from './approve-screen';

type Own = Operations['SaveQueueViews']['data']['saveQueueViews'];

const drug = { id: '0b8f7f0e-0000-4000-8000-000000000001', name: 'Gabapentin', query: 'name=gabapentin&sort=due' };
const cats = { id: '0b8f7f0e-0000-4000-8000-000000000002', name: 'Autoship', query: 'autoship=yes' };
const stored: Own = { version: 4, views: [drug, cats], defaultView: 'all' };

async function open(path = '/approve', own: Own = stored) {
  const overdue = rowFor('Otis', { nextOrderDate: '2020-01-01', createdTimestamp: '2020-01-01T15:00:00.000Z' });
  const server = createQueueServer([group(marcus, [overdue]), group(hana, [rowFor('Pepper')])]);
  const counts = [
    { view: 'all', count: 21 },
    { view: 'mine', count: 4 },
    { view: 'ready', count: 0 },
    { view: drug.id, count: 3 },
  ];
  server.answer('GetQueueViews', { queueViews: { own, counts } });
  server.answer('SaveQueueViews', ({ input }) => {
    const saved = { version: input.version + 1, views: [...input.views], defaultView: input.defaultView };
    server.answer('GetQueueViews', { queueViews: { own: saved, counts } });
    return { saveQueueViews: saved };
  });
  const view = renderScreen(<ApproveScreen />, { server, path });
  await screen.findByText('Otis');
  return { ...view, server };
}

const pills = () => within(document.querySelector<HTMLElement>('[data-view-bar] > ul')!);
const pill = (name: RegExp) => pills().getByRole('button', { name, hidden: true });
const pressed = () =>
  pills()
    .getAllByRole('button', { hidden: true })
    .filter((each) => each.getAttribute('aria-pressed') === 'true')
    .map(({ textContent }) => textContent.trim());
const sent = (server: Awaited<ReturnType<typeof open>>['server']) => server.lastVariables('SaveQueueViews')?.input;

describe('the views above the queue', () => {
  it('P-451 P-452 P-455 have names and counts; one opens with its filters and its order in the address', async () => {
    const { user, server, path } = await open();
    expect(await within(document.body).findByRole('button', { name: 'Mine 4', hidden: true })).toBeTruthy();
    expect(pressed()).toEqual(['All pending 21']);
    await user.click(pill(/^Mine/));
    expect(path()).toBe('/approve?mine=yes&sort=waiting&view=mine');
    await waitFor(() =>
      expect(server.lastVariables('GetPrescriptionTasksGrouped')).toMatchObject({ isMine: true, sort: 'waiting' }),
    );
    expect(server.lastVariables('GetQueueCounts')).not.toHaveProperty('sort');
    expect(pressed()).toEqual(['Mine 4']);
  });

  it('P-454 V opens the list of views, and a digit chooses one', async () => {
    const { user, path } = await open();
    await user.keyboard('v');
    const list = await screen.findByRole('list', { name: 'All views' });
    expect(document.activeElement?.textContent).toContain('All pending');
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toContain('Mine');
    expect(within(list).getAllByRole('button')).toHaveLength(6);
    await user.keyboard('5');
    expect(path()).toBe('/approve?name=gabapentin&sort=due&view=0b8f7f0e-0000-4000-8000-000000000001');
    expect(screen.queryByRole('list', { name: 'All views' })).toBeNull();
  });

  it('P-452 O opens the order, which is part of the address', async () => {
    const { user, path } = await open('/approve?autoship=yes');
    await user.keyboard('o');
    await user.click(await screen.findByRole('menuitemradio', { name: 'Due first' }));
    expect(path()).toBe('/approve?autoship=yes&sort=due');
    expect(screen.getByRole('button', { name: 'Order: Due first' })).toBeTruthy();
  });

  it('P-454 an address without filters opens the default view, and lists nothing else before', async () => {
    const { server, path } = await open('/approve', { ...stored, defaultView: drug.id });
    expect(path()).toBe('/approve?name=gabapentin&sort=due&view=0b8f7f0e-0000-4000-8000-000000000001');
    const names = server.calls('GetPrescriptionTasksGrouped').map(({ variables }) => variables);
    for (const variables of names) expect(variables).toMatchObject({ nameFilter: 'gabapentin', sort: 'due' });
  });

  it('P-454 shows what of a view is not saved, and saves it in the view or discards it', async () => {
    const { user, server, path } = await open(`/approve?autoship=no&view=${cats.id}`);
    expect(await screen.findByText("'Autoship' changed")).toBeTruthy();
    await user.click(screen.getByRole('button', { name: "Save the changes in 'Autoship'" }));
    await waitFor(() => expect(screen.queryByText("'Autoship' changed")).toBeNull());
    expect(sent(server)).toEqual({ ...stored, views: [drug, { ...cats, query: 'autoship=no' }] });
    expect(path()).toBe(`/approve?autoship=no&view=${cats.id}`);
  });

  it('P-454 discards a change of a view, and offers no saving in a built-in one', async () => {
    const { user, path } = await open('/approve?mine=yes&autoship=yes&view=mine');
    expect(await screen.findByText("'Mine' changed")).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Save the changes/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: "Discard the changes of 'Mine'" }));
    expect(path()).toBe('/approve?mine=yes&sort=waiting&view=mine');
  });

  it('P-453 saves the filters under a name, also after another device saved in between', async () => {
    const { user, server, path } = await open('/approve?status=all&page=1');
    const elsewhere: Own = { version: 7, views: [cats], defaultView: 'ready' };
    await user.click(await screen.findByRole('button', { name: 'Save this view' }));
    await user.keyboard('mine{Enter}');
    expect(await screen.findByText("You already have a view named 'mine'. Choose another name.")).toBeTruthy();
    await user.clear(screen.getByRole('textbox', { name: 'Name of the view' }));
    server.fail('SaveQueueViews', 'CONFLICT', 'Changed elsewhere');
    server.answer('GetQueueViews', () => {
      server.answer('SaveQueueViews', ({ input }) => ({
        saveQueueViews: { version: 8, views: [...input.views], defaultView: input.defaultView },
      }));
      return { queueViews: { own: elsewhere, counts: [] } };
    });
    await user.type(screen.getByRole('textbox', { name: 'Name of the view' }), ' Everything {Enter}');
    await waitFor(() => expect(sent(server)?.version).toBe(7));
    const [kept, added] = sent(server)?.views ?? [];
    expect([kept, added?.name, added?.query]).toEqual([cats, 'Everything', 'status=all']);
    expect(sent(server)?.defaultView).toBe('ready');
    await waitFor(() => expect(path()).toBe(`/approve?status=all&view=${added?.id}`));
  });

  it('P-453 keeps a name that could not be saved, with the reason', async () => {
    const { user, server } = await open('/approve?status=all');
    server.fail('SaveQueueViews', 'FORBIDDEN', 'You can no longer do this.');
    await user.click(await screen.findByRole('button', { name: 'Save this view' }));
    await user.keyboard('Everything{Enter}');
    expect(await screen.findByText('You can no longer do this.')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of the view' }).value).toBe('Everything');
  });

  it('P-453 P-454 renames, moves and deletes views, and sets the default, in one dialog', async () => {
    const { user, server } = await open();
    await user.keyboard('v');
    await user.click(await screen.findByRole('button', { name: 'Manage views' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Views' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Approve opens with' }), 'Autoship');
    const name = dialog.getByRole('textbox', { name: 'Name of view 1' });
    await user.clear(name);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('This field is required')).toBeTruthy();
    await user.type(name, 'Drug');
    await user.click(dialog.getByRole('button', { name: 'Move Autoship up' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Views' })).toBeNull());
    expect(sent(server)).toEqual({ version: 4, views: [cats, { ...drug, name: 'Drug' }], defaultView: cats.id });
  });
});

it('P-450 marks what is overdue, with the date behind it', async () => {
  await open();
  expect(await screen.findByText(/^Overdue \d+ days$/)).toBeTruthy();
  expect(screen.getByText(/Due 01-01-2020, by its next order or expiration/)).toBeTruthy();
});
