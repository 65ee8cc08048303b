import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createPracticeServer } from '../../testing/practice-server';
import { renderApp } from '../../testing/render';
import { samplePerson } from '../../testing/sample-person';
import { sampleAssignment, sampleLocation, sampleRole, sampleUser } from '../../testing/sample-practice';

const kinds = ['Animal Hospital', 'Veterinary Clinic', 'Pet Care Center'];

/** A manager of a chain works at each of its locations. */
const posts = Array.from({ length: 1_000 }, (_, index) =>
  sampleAssignment({
    id: String(5_000 + index),
    locationId: String(1 + index),
    isPrimary: index === 0,
    role: sampleRole('ADMIN'),
    location: sampleLocation({ id: String(1 + index), name: `Practice ${index + 1} ${kinds[index % 3]}` }),
  }),
);

async function start(path = '/usermanagement') {
  const server = createPracticeServer();
  server.answer('GetUserByUsername', { userByUsername: sampleUser({ locationsUsers: posts }) });
  server.answer('UpdateLocationUser', ({ id }) => {
    const post = posts.find((one) => one.id === id);
    return { updateLocationUser: post ?? sampleAssignment() };
  });
  server.answer('LocationsUsers', {
    locationsUsers: { data: [samplePerson({ id: '21', locationId: '777' })], count: 10_000 },
  });
  const rendered = renderApp(path, { server });
  await within(await screen.findByRole('region', { name: 'Users' })).findAllByRole('link');
  return { ...rendered, server };
}

const options = () => within(screen.getByRole('listbox', { name: 'Locations' })).getAllByRole('option');

it('A-451 lists the users of 1,000 locations without naming them all, and of those that are chosen', async () => {
  const { user, server, path } = await start();
  expect(server.lastVariables('LocationsUsers')).toEqual({ activeFilterType: 'active', take: 10, skip: 0 });
  await user.click(screen.getByRole('button', { name: /^Locations ?All 1000$/ }));
  const choices = within(screen.getByRole('group', { name: 'Locations' }));
  expect(choices.getAllByRole('checkbox')).toHaveLength(50);
  expect(screen.getByText('50 of 1000 shown')).toBeDefined();
  await user.type(screen.getByRole('searchbox', { name: 'Search locations' }), 'clinic 776');
  await user.click(choices.getByRole('checkbox', { name: 'Practice 776 Veterinary Clinic' }));
  await waitFor(() => expect(server.lastVariables('LocationsUsers')?.locationIds).toEqual(['776']));
  expect(path()).toBe('/usermanagement?locations=776');
  await user.click(screen.getByRole('button', { name: 'Clear Locations' }));
  await waitFor(() => expect(path()).toBe('/usermanagement'));
  expect(screen.getByRole('button', { name: /^Locations ?All 1000$/ })).toBeDefined();
});

it('A-450 A-043 finds one of 1,000 locations to switch to', async () => {
  const { user, server } = await start();
  await user.click(screen.getByRole('button', { name: /^Location .*, change$/ }));
  expect(options()).toHaveLength(50);
  expect(
    within(screen.getByRole('listbox', { name: 'Locations' })).getByRole('option', { selected: true }).textContent,
  ).toContain('Practice 1 Animal Hospital');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Search locations'));
  await user.keyboard('practice 999{ArrowDown}');
  expect(document.activeElement?.textContent).toContain('Practice 999 Pet Care Center');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(server.lastVariables('UpdateLocationUser')).toEqual({ id: '5998', input: {} }));
});

it('A-450 says that no location has the name, and turns to further ones', async () => {
  const { user } = await start();
  await user.click(screen.getByRole('button', { name: /^Location .*, change$/ }));
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(options()).toHaveLength(100);
  await user.type(screen.getByRole('searchbox', { name: 'Search locations' }), 'zzyzx');
  expect(within(screen.getByRole('listbox', { name: 'Locations' })).queryAllByRole('option')).toEqual([]);
  expect(screen.getByText('No matches. Check the spelling, or type less.')).toBeDefined();
});
