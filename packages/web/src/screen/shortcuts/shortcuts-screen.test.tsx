import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ListedShortcut } from '../../feature/prescribing/shortcuts/listed-shortcut';
import type { FakeServer } from '../../testing/fake-server';
import { createPracticeServer } from '../../testing/practice-server';
import { renderApp } from '../../testing/render';
import { sampleAssignment, sampleRole, sampleUser } from '../../testing/sample-practice';
import { sampleShortcut } from '../../testing/sample-shortcut';

const shortcut = (id: string, label: string, change: Partial<ListedShortcut> = {}): ListedShortcut =>
  sampleShortcut({ id, label, details: `Give ${label}.`, ...change });
const global = { locationId: null } as const;
const daily = shortcut('1', 'once daily', global);
const travel = shortcut('2', 'travel');
const long = shortcut('3', 'no substitute', { type: 'NP', details: 'x'.repeat(104) });
const all = [daily, travel, long];

async function open(
  role: Parameters<typeof sampleRole>[0] = 'VET',
  prepare: (server: FakeServer) => void = () => undefined,
  query = '',
) {
  const server = createPracticeServer();
  server.answer('GetUserByUsername', {
    userByUsername: sampleUser({ locationsUsers: [sampleAssignment({ role: sampleRole(role) })] }),
  });
  server.answer('Shortcut', { shortcut: all });
  prepare(server);
  const rendered = renderApp(`/PrescribingShortcuts${query}`, { server });
  await screen.findByRole('heading', { level: 1, name: 'Shortcuts' });
  return { ...rendered, server };
}
const opened = async (...options: Parameters<typeof open>) => {
  const rendered = await open(...options);
  await screen.findByText('travel');
  return rendered;
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
const field = (name: string, within_: string) => dialog(within_).getByRole<HTMLInputElement>('textbox', { name });

describe('the shortcut list', () => {
  it('A-133 A-183 groups shortcuts by type, with counts', async () => {
    await opened();
    expect(within(screen.getByRole('region', { name: /SIG/ })).getAllByRole('listitem')).toHaveLength(2);
    expect(within(screen.getByRole('region', { name: /NP/ })).getByText('Note to pharmacy')).toBeDefined();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['All3', 'SIG2', 'NC0', 'NP1']);
  });

  it('A-133 shows a single type, kept in the address', async () => {
    const { user, path } = await opened();
    await user.click(screen.getByRole('tab', { name: /^NP/ }));
    expect(screen.queryByText('travel')).toBeNull();
    expect(screen.getByText('no substitute')).toBeDefined();
    expect(path()).toBe('/PrescribingShortcuts?type=NP');
    await user.click(screen.getByRole('tab', { name: /^NC/ }));
    expect(screen.getByText('There is no NC shortcut yet.')).toBeDefined();
    await user.click(button('Show all types'));
    expect(screen.getByText('travel')).toBeDefined();
  });

  it('A-133 A-186 searches by label from 3 characters on', async () => {
    const { user, server } = await opened();
    const box = screen.getByRole('searchbox', { name: 'Search by label' });
    await user.type(box, 'tr');
    expect(await screen.findByText('Type at least 3 characters')).toBeDefined();
    expect(server.calls('Shortcut')).toHaveLength(1);
    server.answer('Shortcut', { shortcut: [travel] });
    await user.type(box, 'a');
    await waitFor(() => expect(server.lastVariables('Shortcut')).toEqual({ locationId: '1', filter: 'tra' }));
    await waitFor(() => expect(screen.queryByText('once daily')).toBeNull());
  });

  it('A-133 reports no match, an empty list, and a failed search', async () => {
    await open('VET', (server) => server.answer('Shortcut', { shortcut: [] }), '?search=zzz');
    expect(await screen.findByText('No shortcut is called “zzz”.')).toBeDefined();
  });

  it('A-133 offers to add the first shortcut', async () => {
    const { user } = await open('VET', (server) => server.answer('Shortcut', { shortcut: [] }));
    await user.click(await screen.findByRole('button', { name: 'Add the first one' }));
    expect(screen.getByRole('dialog', { name: 'Add Shortcut' })).toBeDefined();
  });

  it('A-133 reports a failed load and retries', async () => {
    const { user, server } = await open('VET', (fake) => fake.fail('Shortcut', 'BAD_USER_INPUT', 'No'));
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('The shortcuts could not be loaded.')).toBeDefined();
    server.answer('Shortcut', { shortcut: all });
    await user.click(alert.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('travel')).toBeDefined();
  });

  it('A-135 locks global shortcuts, with the reason', async () => {
    await opened();
    expect(screen.queryByRole('button', { name: 'Edit once daily' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete once daily' })).toBeNull();
    expect(button('once daily is locked').getAttribute('aria-disabled')).toBe('true');
    expect(screen.getAllByText('Only Signa support can change global shortcuts.').length).toBeGreaterThan(0);
    expect(screen.getByText('Global')).toBeDefined();
    expect(button('Edit travel')).toBeDefined();
  });

  it('A-133 A-164 offers no actions to users who can only view shortcuts', async () => {
    await opened('STAFF');
    expect(screen.queryByRole('button', { name: /^(Add|Edit|Delete) / })).toBeNull();
    expect(screen.queryByRole('button', { name: /is locked$/ })).toBeNull();
  });

  it('A-137 shows by how much a note exceeds its field', async () => {
    await opened();
    expect(
      screen.getByText('Notes on a prescription can have 100 characters. This shortcut is 4 too long.'),
    ).toBeDefined();
  });

  it('A-133 supports the keyboard: arrow keys move, Enter edits, Del deletes', async () => {
    const { user } = await opened();
    button('Edit travel').focus();
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(button('once daily is locked'));
    await user.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByRole('dialog', { name: 'Edit Shortcut' })).toBeDefined();
    await user.keyboard('{Escape}{Delete}');
    expect(screen.getByRole('dialog', { name: 'Confirm Delete?' })).toBeDefined();
  });
});

describe('adding and editing shortcuts', () => {
  it('A-136 A-137 A-138 A-037 adds one of the displayed type, trimmed, and confirms it', async () => {
    const { user, server } = await opened('VET', undefined, '?type=SIG');
    await user.click(button(/^Add Shortcut/));
    await user.click(dialog('Add Shortcut').getByRole('button', { name: 'Save' }));
    expect(dialog('Add Shortcut').getByText('Label is required.')).toBeDefined();
    await user.click(field('Label', 'Add Shortcut'));
    await user.paste(' ab ');
    expect(dialog('Add Shortcut').getByText('Label field is too small.')).toBeDefined();
    await user.paste('c ');
    await user.click(field('Details', 'Add Shortcut'));
    await user.paste(`${'x'.repeat(620)} `);
    expect(dialog('Add Shortcut').getByText('620 / 620')).toBeDefined();
    server.answer('AddShortcut', { addShortcut: travel });
    await user.click(dialog('Add Shortcut').getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Add shortcut Successfully')).toBeDefined();
    expect(server.lastVariables('AddShortcut')).toEqual({
      input: { shortcutType: 'SIG', label: 'ab c', details: 'x'.repeat(620), locationId: '1' },
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(server.calls('Shortcut')).toHaveLength(2));
  });

  it('A-136 asks for the type if none is displayed', async () => {
    const { user, server } = await opened();
    await user.click(button(/^Add Shortcut/));
    await user.click(field('Label', 'Add Shortcut'));
    await user.paste('Food');
    await user.click(field('Details', 'Add Shortcut'));
    await user.paste('Give with food.');
    await user.click(dialog('Add Shortcut').getByRole('button', { name: 'Save' }));
    expect(dialog('Add Shortcut').getByText('This field is required')).toBeDefined();
    expect(server.calls('AddShortcut')).toHaveLength(0);
  });

  it('A-136 A-138 A-137 edits label and details; the type is read-only, and long texts are reported', async () => {
    const { user, server } = await opened();
    await user.click(button('Edit no substitute'));
    const form = dialog('Edit Shortcut');
    expect(form.getByLabelText('Type').tagName).toBe('OUTPUT');
    expect(form.getByText(/This shortcut is 4 too long/)).toBeDefined();
    await user.clear(field('Details', 'Edit Shortcut'));
    await user.paste('Please dispense as written.');
    expect(form.queryByText(/too long/)).toBeNull();
    server.answer('UpdateShortcut', { updateShortcut: { ...long, version: 2 } });
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Edit shortcut Successfully')).toBeDefined();
    expect(server.lastVariables('UpdateShortcut')).toEqual({
      id: '3',
      input: { version: 1, label: 'no substitute', details: 'Please dispense as written.' },
    });
  });

  it("A-138 stays open with the server's message on failure and keeps the input", async () => {
    const { user, server } = await opened();
    server.fail('UpdateShortcut', 'NOT_FOUND', 'Shortcut not found');
    await user.click(button('Edit travel'));
    await user.clear(field('Label', 'Edit Shortcut'));
    await user.paste('car travel');
    await user.click(dialog('Edit Shortcut').getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Shortcut not found')).toBeDefined();
    expect(field('Label', 'Edit Shortcut').value).toBe('car travel');
  });

  it('A-287 keeps the input when another user changed the shortcut, to be saved or discarded', async () => {
    const { user, server } = await opened();
    server.fail('UpdateShortcut', 'CONFLICT', 'Someone else changed this shortcut while you were editing.');
    server.answer('Shortcut', { shortcut: [daily, { ...travel, version: 2, details: 'Two hours before.' }, long] });
    await user.click(button('Edit travel'));
    await user.clear(field('Label', 'Edit Shortcut'));
    await user.paste('car travel');
    await user.click(dialog('Edit Shortcut').getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Keep what I typed' }));
    server.answer('UpdateShortcut', { updateShortcut: { ...travel, version: 3 } });
    await user.click(dialog('Edit Shortcut').getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Edit shortcut Successfully')).toBeDefined();
    expect(server.lastVariables('UpdateShortcut')).toMatchObject({ input: { version: 2, label: 'car travel' } });
  });

  it('A-133 asks before discarding input', async () => {
    const { user } = await opened();
    await user.click(button('Edit travel'));
    await user.type(field('Label', 'Edit Shortcut'), '!');
    await user.click(dialog('Edit Shortcut').getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Keep typing' }));
    expect(field('Label', 'Edit Shortcut').value).toBe('travel!');
  });

  it('A-038 is 700 px wide', async () => {
    const { user } = await opened();
    await user.click(button('Edit travel'));
    expect(getComputedStyle(screen.getByRole('dialog', { name: 'Edit Shortcut' })).width).toMatch(/sizes-modal|700px/);
  });
});

describe('deleting shortcuts', () => {
  it('A-138 deletes only after Yes, confirms it, and focuses the row that took its place', async () => {
    const { user, server } = await opened();
    await user.click(button('Delete travel'));
    const asked = dialog('Confirm Delete?');
    expect(asked.getByText('Give travel.')).toBeDefined();
    await user.click(asked.getByRole('button', { name: 'No' }));
    expect(server.calls('DeleteShortcut')).toHaveLength(0);
    await user.click(button('Delete travel'));
    server.answer('DeleteShortcut', { deleteShortcut: travel });
    server.answer('Shortcut', { shortcut: [daily, long] });
    await user.click(dialog('Confirm Delete?').getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('Delete shortcut Successfully')).toBeDefined();
    expect(server.lastVariables('DeleteShortcut')).toEqual({ id: '2' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit travel' })).toBeNull());
    expect(document.activeElement).toBe(button('Edit no substitute'));
  });

  it('A-138 shows why deleting failed', async () => {
    const { user, server } = await opened();
    server.fail('DeleteShortcut', 'FORBIDDEN', 'Your role may not.');
    await user.click(button('Delete travel'));
    await user.click(dialog('Confirm Delete?').getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('Your role may not.')).toBeDefined();
    expect(screen.getByText('Error Delete shortcut')).toBeDefined();
    expect(button('Edit travel')).toBeDefined();
  });
});
