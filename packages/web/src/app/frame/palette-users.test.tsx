import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createPracticeServer } from '../../testing/practice-server';
import { renderApp } from '../../testing/render';
import { samplePerson } from '../../testing/sample-person';
import { sampleAssignment, sampleListedRole, sampleRole, sampleUser } from '../../testing/sample-practice';

async function open(role: 'ADMIN' | 'STAFF') {
  const server = createPracticeServer();
  const own = sampleAssignment({ role: sampleRole(role), roleId: role });
  server.answer('GetUserByUsername', { userByUsername: sampleUser({ locationsUsers: [own] }) });
  server.answer('LocationClientSearch', { locationClientSearch: { data: [], count: 0 } });
  server.answer('GetPrescriptionHistory', { prescriptionHistory: [] });
  server.answer('ProductFamilies', { productFamilies: [], productFamiliesCount: 0 });
  server.answer('GetOrdersByLocationId', { ordersByLocationId: [] });
  server.answer('GetOrdersCount', { ordersCount: 0 });
  server.answer('GetOrderStatus', { orderStatus: [] });
  server.answer('Roles', { roles: [sampleListedRole('VET')] });
  server.answer('GetLocationUser', { locationUser: null });
  server.answer('LocationsUsers', ({ userFilter }) => {
    const data = [samplePerson({ id: '21', displayName: 'Ingrid Brandt' })].filter(({ displayName }) =>
      displayName.toLowerCase().includes(userFilter ?? ''),
    );
    return { locationsUsers: { data, count: data.length } };
  });
  const rendered = renderApp('/orders', { server });
  await screen.findByRole('navigation', { name: 'Main' });
  await rendered.user.keyboard('{Control>}k{/Control}');
  const list = within(await screen.findByRole('dialog'));
  return { ...rendered, server, list };
}

it('A-469 finds a user by name, shows the role and location, and opens the profile', async () => {
  const { user, list, path } = await open('ADMIN');
  await user.keyboard('brandt');
  const row = await list.findByRole('option', { name: /Ingrid Brandt/ });
  expect(row.textContent).toContain('VET');
  expect(row.textContent).toContain('Wren Street Animal Hospital');
  await user.click(row);
  await waitFor(() => expect(path()).toBe('/usermanagement/userprofile/21'));
});

it('A-469 finds a page by its purpose, and the dialog for adding a user', async () => {
  const { user, list, path } = await open('ADMIN');
  await user.keyboard('add user');
  await user.click(await list.findByRole('option', { name: /Add a user/ }));
  expect(await screen.findByRole('dialog', { name: 'Add User' })).toBeDefined();
  expect(path()).toBe('/usermanagement?add=user');
});

it('A-469 does not search users if the user cannot open User Management', async () => {
  const { user, list, server } = await open('STAFF');
  await user.keyboard('audit');
  await list.findAllByText(/Nothing/);
  expect(server.calls('LocationsUsers').filter(({ variables }) => 'userFilter' in (variables as object))).toEqual([]);
});
