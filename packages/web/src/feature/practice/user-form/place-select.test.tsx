import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerChain, chainOf, ownLocations } from '../../../testing/chain';
import { createPracticeServer } from '../../../testing/practice-server';
import type { FakeServer } from '../../../testing/fake-server';
import { renderScreen } from '../../../testing/render';
import { sampleAccount } from '../../../testing/sample-person';
import { sampleListedRole, sampleLocation } from '../../../testing/sample-practice';
import { supportPlaces, supportViewer } from './support-places';
import { AddUserDialog } from './user-dialog';

const chain = chainOf(1_000);
const begin = { id: '1', name: 'Practice 1 Animal Hospital', timeZone: 'America/New_York' };

const sources = {
  'of a manager of a chain': {
    props: {
      places: { known: [begin], others: { of: 'own' } },
      viewer: { userId: '5', isSupport: false, whyNotAt: () => null, isForeign: () => false },
    },
    prepare: (server: FakeServer) => answerChain(server, chain),
    operation: 'OwnLocations',
    asked: { isManaged: true, skip: 0, take: 50 },
  },
  'of support, in an organization of 1,000 locations': {
    props: {
      places: supportPlaces(begin, [begin], '7'),
      viewer: supportViewer({ locationId: '1', organizationId: '7' }),
    },
    prepare: (server: FakeServer) => {
      const found = (filter: string | null | undefined) => ownLocations(chain, { filter, take: 1_000 });
      server.answer('LocationCount', ({ filter }) => ({ locationCount: found(filter).count }));
      server.answer('Locations', ({ filter, skip, take }) => ({
        locations: found(filter)
          .data.slice(skip ?? 0, (skip ?? 0) + (take ?? 0))
          .map(({ location: { id, name } }) => sampleLocation({ id, name })),
      }));
    },
    operation: 'Locations',
    asked: { organization: '7', activeFilterType: 'active', includeOrganization: false, skip: 0, take: 50 },
  },
} as const;

describe.each(Object.entries(sources))('location of a new assignment %s', (_, { props, prepare, operation, asked }) => {
  async function open() {
    const server = createPracticeServer();
    server.answer('Roles', { roles: (['ADMIN', 'STAFF', 'VET'] as const).map(sampleListedRole) });
    server.answer('AddUser', { addUser: sampleAccount() });
    prepare(server);
    const { user } = renderScreen(<AddUserDialog {...props} locationId="1" onClose={() => undefined} />, { server });
    await screen.findByRole('textbox', { name: 'First name' });
    const dialog = within(screen.getByRole('dialog', { name: 'Add User' }));
    const location = () => dialog.getByRole('button', { name: /^Location/ });
    expect(location().textContent).toBe(begin.name);
    expect(server.calls(operation)).toEqual([]);
    await user.click(location());
    const list = () => within(dialog.getByRole('listbox', { name: 'Locations' }));
    const options = () =>
      list()
        .queryAllByRole('option')
        .map(({ textContent }) => textContent);
    const search = () => dialog.getByRole('searchbox', { name: 'Search locations' });
    return { user, server, dialog, location, options, search };
  }

  it('A-476 A-478 lists locations page by page', async () => {
    const { user, server, dialog, options } = await open();
    expect(await dialog.findByText('50 of 1000 shown')).toBeDefined();
    expect(server.lastVariables(operation)).toEqual(asked);
    await user.click(dialog.getByRole('button', { name: 'Show more' }));
    expect(await dialog.findByText('100 of 1000 shown')).toBeDefined();
    expect(server.lastVariables(operation)).toEqual({ ...asked, skip: 50 });
    expect(new Set(options()).size).toBe(100);
    expect(options()[99]).toBe('Practice 100 Animal Hospital');
  });

  it('A-476 A-478 A-084 finds a location by typing, selects it by key, and shows its name in the form', async () => {
    const { user, server, options, location } = await open();
    await waitFor(() => expect(options()).toHaveLength(50));
    await user.keyboard('practice 998');
    await waitFor(() => expect(options()).toEqual(['Practice 998 Veterinary Clinic']));
    expect(server.lastVariables(operation)).toEqual({ ...asked, filter: 'practice 998' });
    await user.keyboard('{Enter}');
    expect(location().textContent).toBe('Practice 998 Veterinary Clinic');
    expect(document.activeElement).toBe(location());
  });

  it('A-476 A-478 P-311 never selects from a response to earlier text', async () => {
    const { user, server, options, search, location } = await open();
    await waitFor(() => expect(options()).toHaveLength(50));
    const one = ownLocations(chain, { filter: 'practice 41', take: 50 });
    const late =
      operation === 'OwnLocations'
        ? server.hold(operation, { ownLocations: one })
        : server.hold(operation, {
            locations: one.data.map(({ location: { id, name } }) => sampleLocation({ id, name })),
          });
    await user.type(search(), 'practice 41');
    await waitFor(() => expect(server.lastVariables(operation)?.filter).toBe('practice 41'));
    await user.keyboard('{Enter}');
    expect(location().textContent).toBe(begin.name);
    prepare(server);
    await user.clear(search());
    await user.type(search(), 'practice 512');
    await waitFor(() => expect(options()).toEqual(['Practice 512 Veterinary Clinic']));
    late.release();
    await waitFor(() => expect(server.isIdle()).toBe(true));
    expect(options()).toEqual(['Practice 512 Veterinary Clinic']);
  });

  it('A-476 A-478 reports a failed search and retries it', async () => {
    const { user, server, dialog, options, search } = await open();
    await waitFor(() => expect(options()).toHaveLength(50));
    server.fail(operation, 'CONFLICT', 'Not now.');
    await user.type(search(), 'clinic');
    expect(await dialog.findByText('The search failed. Not now.')).toBeDefined();
    prepare(server);
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('50 of 333 shown')).toBeDefined();
  });
});

it('A-476 A-041 lists a few locations in a menu without querying the server', async () => {
  const server = createPracticeServer();
  server.answer('Roles', { roles: [sampleListedRole('STAFF')] });
  const known = chain.slice(0, 12).flatMap(({ location }) => location ?? []);
  const { viewer } = sources['of a manager of a chain'].props;
  renderScreen(
    <AddUserDialog places={{ known, others: null }} viewer={viewer} locationId="9" onClose={() => undefined} />,
    { server },
  );
  const menu = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Location' });
  expect(menu.selectedOptions[0]?.text).toBe('Practice 9 Pet Care Center');
  // Includes the 'Choose' option.
  expect(menu.options).toHaveLength(13);
  expect(server.calls('OwnLocations')).toEqual([]);
});
