import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { clientFound } from '../../feature/clients/client-search/client.test-data';
import { noteRecent, recentsOf } from '../../platform/recents/recents';
import { createFakeIdentity } from '../../testing/fake-identity';
import { createPracticeServer } from '../../testing/practice-server';
import { renderApp } from '../../testing/render';
import { sampleAssignment, sampleLocation, sampleUser } from '../../testing/sample-practice';
import { samplePrescription } from '../../testing/sample-prescription';

const maya = { locationUserId: '11', locationId: '1' };
const bartholomew = {
  kind: 'patient',
  id: '6',
  title: 'Bartholomew',
  notes: ['Eleanor Whitfield-Castellanos'],
  clientId: '5',
  species: 'feline',
  isPrescribable: true,
} as const;
const clients = (count: number) =>
  Array.from(
    { length: count },
    (_, id) => ({ kind: 'client', id: String(100 + id), title: `Lin ${id}`, notes: [] }) as const,
  );

async function open(path = '/orders', options: Parameters<typeof renderApp>[1] = {}) {
  const server = options.server ?? createPracticeServer();
  server.answer('GetOrdersByLocationId', { ordersByLocationId: [] });
  server.answer('GetOrdersCount', { ordersCount: 0 });
  server.answer('GetOrderStatus', { orderStatus: [] });
  const rendered = renderApp(path, { ...options, server });
  await rendered.user.click(await screen.findByRole('button', { name: 'Search and commands' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Search and commands' }));
  const last = () => {
    const group = dialog.queryByRole('group', { name: 'Recently opened' });
    return (
      group &&
      within(group)
        .getAllByRole('option')
        .map((row) => row.textContent)
    );
  };
  return { ...rendered, server, dialog, last };
}

describe('recently opened records', () => {
  it('P-290 shows the five most recent before the user types and searches the rest', async () => {
    for (const one of clients(7)) noteRecent(maya, one);
    noteRecent(maya, bartholomew);
    const { last, user, dialog, path } = await open();
    expect(last()).toEqual([
      expect.stringContaining('Bartholomew'),
      ...[6, 5, 4, 3].map((id) => expect.stringContaining(`Lin ${id}`) as string),
    ]);
    await user.keyboard('{Enter}');
    expect(path()).toBe('/clients/profile/5?patientId=Ng%3D%3D');
    expect(dialog.queryByRole('option')).toBeNull();
  });

  it('P-287 P-288 come first in the results, without a server request for one or two letters', async () => {
    for (const one of clients(3)) noteRecent(maya, one);
    const server = createPracticeServer();
    const { user, dialog } = await open('/orders', { server });
    await user.keyboard('li');
    expect(dialog.getByRole('option', { selected: true }).textContent).toContain('Lin 2');
    const found = clientFound({ id: '9', firstName: 'Linda', lastName: 'Wu', locationPatientClients: [] });
    server.answer('LocationClientSearch', { locationClientSearch: { data: [found], count: 1 } });
    server.answer('GetPrescriptionHistory', { prescriptionHistory: [] });
    server.answer('ProductFamilies', { productFamilies: [], productFamiliesCount: 0 });
    await user.keyboard('n');
    await waitFor(() => expect(dialog.getByRole('status').textContent).toBe('6 found'));
    expect(dialog.getByRole('option', { selected: true }).textContent).toContain('Lin 2');
    expect(dialog.getByRole('group', { name: 'Clients, 2 of 4' })).toBeDefined();
  });

  it("P-290 exclude another user's or location's records and corrupted entries", async () => {
    noteRecent({ ...maya, locationUserId: '13' }, bartholomew);
    noteRecent({ ...maya, locationId: '2' }, bartholomew);
    localStorage.setItem('recent/1:11:1', '{');
    const { last } = await open();
    expect(last()).toBeNull();
  });

  it('P-290 include a prescription whose page was opened', async () => {
    const server = createPracticeServer();
    server.answer('GetPrescription', { prescription: samplePrescription() });
    server.answer('GetLineItemsByPrescriptionId', { lineItemsByPrescriptionId: [] });
    const { user } = await open('/history/41', { server });
    await waitFor(() => expect(recentsOf(maya)).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Cancel', hidden: true }));
    await user.click(screen.getByRole('button', { name: 'Search and commands' }));
    const last = within(screen.getByRole('group', { name: 'Recently opened' }));
    expect(last.getByRole('option').textContent).toContain('Rx# 25-118203');
  });

  it("P-290 are cleared on sign-out, including other users' records", async () => {
    noteRecent(maya, bartholomew);
    noteRecent({ ...maya, locationUserId: '13' }, bartholomew);
    localStorage.setItem('colorMode', 'dark');
    const { user, identity } = renderApp('/history', { server: createPracticeServer() });
    await screen.findByRole('heading', { level: 1, name: 'History' });
    await user.click(screen.getByRole('button', { name: /^Account of/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Sign out' }));
    await waitFor(() => expect(identity.asked).toContain('sign-out'));
    expect(Object.keys(localStorage)).toEqual(['colorMode']);
  });

  it('P-290 are cleared when the server ends the session', async () => {
    noteRecent(maya, bartholomew);
    const { services } = renderApp('/history', { server: createPracticeServer() });
    await screen.findByRole('button', { name: 'Search and commands' });
    services.ends.report('unauthenticated');
    await waitFor(() => expect(recentsOf(maya)).toEqual([]));
  });

  it('P-290 are cleared when the sign-in page opens', async () => {
    noteRecent(maya, bartholomew);
    renderApp('/login', { identity: createFakeIdentity({ current: null }) });
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeDefined();
    await waitFor(() => expect(recentsOf(maya)).toEqual([]));
  });

  it('P-290 are neither stored nor shown while impersonating', async () => {
    noteRecent(maya, bartholomew);
    localStorage.setItem('isImpersonation', 'true');
    localStorage.setItem('username', 'maya.okafor@wren.example');
    const server = createPracticeServer();
    server.answer('GetPrescription', { prescription: samplePrescription() });
    server.answer('GetLineItemsByPrescriptionId', { lineItemsByPrescriptionId: [] });
    server.answer('GetUserByUsername', { userByUsername: sampleUser() });
    const { last } = await open('/history/41', {
      server,
      identity: createFakeIdentity({ current: { token: 'token-2', username: 'sam@signa.example' } }),
    });
    expect(await screen.findByText(/^Galliprant.* for /, { exact: false })).toBeDefined();
    expect(last()).toBeNull();
    expect(recentsOf(maya)).toEqual([bartholomew]);
  });

  it('P-290 are stored separately for each location', async () => {
    noteRecent(maya, bartholomew);
    const other = sampleAssignment({
      id: '12',
      locationId: '2',
      location: sampleLocation({ id: '2', name: 'Battenkill' }),
    });
    const server = createPracticeServer();
    server.answer('GetUserByUsername', { userByUsername: sampleUser({ locationsUsers: [other] }) });
    const { last } = await open('/orders', { server });
    expect(last()).toBeNull();
  });
});
