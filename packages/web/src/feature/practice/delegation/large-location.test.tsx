import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createPracticeServer } from '../../../testing/practice-server';
import { renderApp } from '../../../testing/render';
import { sampleAccount, samplePerson, sampleProfile } from '../../../testing/sample-person';
import { sampleAssignment, sampleRole, sampleUser } from '../../../testing/sample-practice';

const crew = Array.from({ length: 1_008 }, (_, index) =>
  samplePerson({ id: String(1_000 + index), displayName: `Ada Crew${index}`, role: sampleRole('STAFF') }),
);
const zoe = samplePerson({ id: '9', displayName: 'Zoe Last', isActive: false, role: sampleRole('STAFF') });

/** The delegations of a vet at a location with 1,008 users; one delegate is inactive. */
async function open() {
  const server = createPracticeServer();
  const own = sampleAssignment({ id: '21', userId: '2', displayName: 'Ingrid Brandt' });
  server.answer('GetUserByUsername', { userByUsername: sampleUser({ id: '2', locationsUsers: [own] }) });
  server.answer('GetUser', { user: sampleAccount() });
  server.answer('GetLocationUser', {
    locationUser: sampleProfile({
      delegatedUsers: [{ id: 'd1', locationUserId: '21', delegatedLocationUserId: '9', lastDay: null, other: zoe }],
    }),
  });
  server.answer('AddDelegatedUser', { addDelegatedUser: [] });
  server.answer('LocationsUsers', ({ userFilter, take, skip }) => {
    const found = crew.filter(({ displayName }) => displayName.toLowerCase().includes(userFilter ?? ''));
    return { locationsUsers: { data: found.slice(skip ?? 0).slice(0, take ?? 500), count: found.length } };
  });
  const rendered = renderApp('/history', { server });
  await rendered.user.click(await screen.findByRole('button', { name: /^Account of/ }));
  await rendered.user.click(screen.getByRole('menuitem', { name: 'My Account' }));
  await rendered.user.click(await screen.findByRole('tab', { name: 'Delegations' }));
  await screen.findByRole('region', { name: 'Non-Delegates' });
  return { ...rendered, server };
}

const list = (name: string) => within(screen.getByRole('region', { name }));

it('A-452 searches the users of a large location on the server and names a delegate beyond the first page', async () => {
  const { user, server } = await open();
  expect(list('Delegates').getByText('Zoe Last')).toBeDefined();
  expect(list('Non-Delegates').getByText('100 of 1008')).toBeDefined();
  expect(list('Non-Delegates').queryByText('Ada Crew1007')).toBeNull();
  await user.type(list('Non-Delegates').getByRole('searchbox'), 'crew1007');
  await user.click(await list('Non-Delegates').findByRole('checkbox', { name: /Crew1007/ }));
  expect(server.lastVariables('LocationsUsers')).toMatchObject({ userFilter: 'crew1007', take: 100 });
  await user.click(screen.getByRole('button', { name: 'Add 1' }));
  await user.clear(list('Non-Delegates').getByRole('searchbox'));
  // Another search replaces the list; the added user keeps the name.
  await waitFor(() => expect(list('Non-Delegates').getByText('Ada Crew0')).toBeDefined());
  expect(list('Delegates').getByText('Ada Crew1007')).toBeDefined();
});

it('A-452 loads more users of a large location', async () => {
  const { user, server } = await open();
  await user.click(list('Non-Delegates').getByRole('button', { name: 'Show more' }));
  expect(await list('Non-Delegates').findByText('200 of 1008')).toBeDefined();
  expect(list('Non-Delegates').getByText('Ada Crew199')).toBeDefined();
  // A search begins with its first page.
  await user.type(list('Non-Delegates').getByRole('searchbox'), 'crew1');
  await waitFor(() => expect(server.lastVariables('LocationsUsers')).toMatchObject({ userFilter: 'crew1', take: 100 }));
});
