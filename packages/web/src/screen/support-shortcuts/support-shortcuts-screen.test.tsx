import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeIdentity } from '../../testing/fake-identity';
import type { FakeServer } from '../../testing/fake-server';
import { createSupportServer } from '../../testing/practice-server';
import { renderApp } from '../../testing/render';
import { sampleLocation } from '../../testing/sample-practice';
import { sampleShortcut } from '../../testing/sample-shortcut';

const daily = sampleShortcut({ version: 4, label: 'once daily', details: 'Give once daily.', locationId: null });
const travel = sampleShortcut({ id: '2', label: 'travel', details: 'y'.repeat(400) });
const wren = sampleLocation();

async function open(query = '', prepare: (server: FakeServer) => void = () => undefined) {
  const server = createSupportServer();
  server.answer('Shortcut', ({ locationId }) => ({ shortcut: locationId ? [daily, travel] : [daily] }));
  server.answer('GetLocation', { location: wren });
  server.answer('Locations', { locations: [wren] });
  prepare(server);
  const identity = createFakeIdentity({ current: { token: 'token-2', username: 'sam@signa.example' } });
  const rendered = renderApp(`/support/prescribingshortcuts${query}`, { server, identity });
  await screen.findByRole('heading', { level: 1, name: 'Prescribing Shortcuts' });
  await screen.findByText('once daily');
  return { ...rendered, server };
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const form = () => within(screen.getByRole('dialog', { name: 'Add Shortcut' }));
const fill = async ({ user }: Awaited<ReturnType<typeof open>>) => {
  await user.click(button(/^Add Shortcut/));
  await user.selectOptions(form().getByRole('combobox', { name: 'Type' }), 'NP');
  await user.click(form().getByRole('textbox', { name: 'Label' }));
  await user.paste('cold chain');
  await user.click(form().getByRole('textbox', { name: 'Details' }));
  await user.paste('Keep cold.');
};
const save = (name: string) => within(screen.getByRole('dialog', { name })).getByRole('button', { name: 'Save' });

describe('shortcuts managed by support', () => {
  it('A-133 A-135 are the global ones, which can be edited here, and those of a selected location', async () => {
    const { server, user, path } = await open();
    expect(server.lastVariables('Shortcut')).toEqual({});
    expect(button('Edit once daily')).toBeDefined();
    await user.click(button('Location'));
    await user.type(screen.getByRole('searchbox', { name: 'Find A Location' }), 'wren');
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${wren.name}`) }));
    expect(await screen.findByText('travel')).toBeDefined();
    expect(server.lastVariables('Shortcut')).toEqual({ locationId: '1' });
    expect(path()).toBe('/support/prescribingshortcuts?location=1');
    expect(button('Edit travel')).toBeDefined();
  });

  it('A-027 highlight Prescribing Shortcuts in the menu', async () => {
    await open();
    const menu = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(menu.getByRole('link', { name: 'Prescribing Shortcuts' }).getAttribute('aria-current')).toBe('page');
  });

  it('A-135 require a scope when added; a global one has no location', async () => {
    const rendered = await open();
    const { user, server } = rendered;
    await fill(rendered);
    await user.click(save('Add Shortcut'));
    expect(form().getByText('This field is required')).toBeDefined();
    expect(server.calls('AddShortcut')).toHaveLength(0);
    await user.click(form().getByRole('radio', { name: /^Global/ }));
    server.answer('AddShortcut', { addShortcut: daily });
    await user.click(save('Add Shortcut'));
    expect(await screen.findByText('Add shortcut Successfully')).toBeDefined();
    expect(server.lastVariables('AddShortcut')).toEqual({
      input: { shortcutType: 'NP', label: 'cold chain', details: 'Keep cold.', isGlobal: true },
    });
  });

  it('A-135 a shortcut of a location includes the location', async () => {
    const rendered = await open();
    const { user, server } = rendered;
    await fill(rendered);
    await user.click(form().getByRole('radio', { name: /^One location/ }));
    await user.click(save('Add Shortcut'));
    expect(form().getByText('This field is required')).toBeDefined();
    await user.click(form().getByRole('button', { name: 'Location' }));
    await user.type(form().getByRole('searchbox', { name: 'Find A Location' }), 'wren');
    await user.click(await form().findByRole('button', { name: new RegExp(`^${wren.name}`) }));
    server.answer('AddShortcut', { addShortcut: travel });
    await user.click(save('Add Shortcut'));
    expect(await screen.findByText('Add shortcut Successfully')).toBeDefined();
    expect(server.lastVariables('AddShortcut')).toEqual({
      input: { shortcutType: 'NP', label: 'cold chain', details: 'Keep cold.', locationId: '1' },
    });
  });

  it("A-137 accept 250 characters, and keep a location's longer text unchanged", async () => {
    const { user, server } = await open('?location=1');
    await screen.findByText('travel');
    await user.click(button('Edit travel'));
    const edit = within(screen.getByRole('dialog', { name: 'Edit Shortcut' }));
    await user.clear(edit.getByRole('textbox', { name: 'Label' }));
    await user.paste('car travel');
    await user.click(edit.getByRole('textbox', { name: 'Details' }));
    await user.paste('z');
    await user.click(save('Edit Shortcut'));
    expect(edit.getByText('Enter at most 250 characters')).toBeDefined();
    await user.keyboard('{Backspace}');
    server.answer('UpdateShortcut', { updateShortcut: travel });
    await user.click(save('Edit Shortcut'));
    expect(await screen.findByText('Edit shortcut Successfully')).toBeDefined();
    expect(server.lastVariables('UpdateShortcut')).toMatchObject({
      input: { label: 'car travel', details: travel.details },
    });
  });

  it('A-138 a global one is deleted after Yes, with an explanation of the effect', async () => {
    const { user, server } = await open();
    await user.click(button('Delete once daily'));
    const asked = within(screen.getByRole('dialog', { name: 'Confirm Delete?' }));
    expect(asked.getByText('It is deleted for every practice.')).toBeDefined();
    server.answer('DeleteShortcut', { deleteShortcut: daily });
    await user.click(asked.getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('Delete shortcut Successfully')).toBeDefined();
    await waitFor(() => expect(server.calls('Shortcut')).toHaveLength(2));
  });
});
