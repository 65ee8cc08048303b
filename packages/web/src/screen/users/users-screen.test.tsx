import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { hidesEnter } from '../../testing/enter-hint';
import type { FakeServer } from '../../testing/fake-server';
import { createPracticeServer } from '../../testing/practice-server';
import { renderApp, renderScreen } from '../../testing/render';
import {
  sampleAssignment,
  sampleListedRole,
  sampleLocation,
  samplePractice,
  sampleRole,
  sampleUser,
} from '../../testing/sample-practice';
import { samplePerson } from '../../testing/sample-person';
import { UsersScreen } from './users-screen';

const manager = sampleAssignment({
  id: '15',
  roleId: 'ADMIN',
  role: sampleRole('ADMIN'),
  displayName: 'Gordon Halloran',
  location: sampleLocation({ pimsAccountId: 'wren-1', pimsConnectionType: 'EZYVET' }),
});
const lakeside = sampleLocation({ id: '9', name: 'Wren Lakeside', isPrimary: false });
const there = { ...manager, id: '19', locationId: '9', isPrimary: false, location: lakeside };

const everybody = [
  samplePerson({ id: '21', displayName: 'Ingrid Brandt', email: 'ingrid@wren.example' }),
  samplePerson({ id: '22', displayName: 'Maya Okafor', pimsId: '201' }),
  samplePerson({ id: '23', displayName: 'Priya Natarajan', role: sampleRole('STAFF'), locationId: '9' }),
];

const answerWith = (server: FakeServer, people = everybody, count = people.length) =>
  server.answer('LocationsUsers', { locationsUsers: { data: people, count } });

function start(path = '/usermanagement', prepare: (server: FakeServer) => void = answerWith) {
  const server = createPracticeServer();
  prepare(server);
  const managing = samplePractice({ assignment: manager });
  const user = { ...managing.user, locationsUsers: [manager, there] };
  const practice = { ...managing, user, assignments: [manager, there] };
  return { ...renderScreen(<UsersScreen />, { server, practice, path }), server };
}

const rows = async () => within(await screen.findByRole('region', { name: 'Users' })).findAllByRole('link');
const asked = (server: FakeServer) => server.lastVariables('LocationsUsers');
const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search users' });

describe('the user list', () => {
  it('A-080 A-082 shows name, email, role, location, and PIMS link, and opens the profile', async () => {
    const { server } = start();
    const [vet, linked, staff] = await rows();
    expect(vet?.textContent).toContain('Ingrid Brandt');
    expect(vet?.textContent).toContain('ingrid@wren.example');
    expect(vet?.textContent).toContain('VET');
    expect(vet?.textContent).toContain('Wren Street Animal Hospital');
    expect(vet?.textContent).toContain('PIMS Not Connected');
    expect(linked?.textContent).toContain('PIMS Connected');
    expect(staff?.textContent).toContain('Wren Lakeside');
    expect(staff?.textContent).toContain('N/A');
    const iconOf = (row: HTMLElement | undefined, text: string) =>
      [...(row?.querySelectorAll('svg') ?? [])].find((icon) => icon.parentElement?.parentElement?.textContent === text)
        ?.classList;
    expect([iconOf(vet, 'VET'), iconOf(staff, 'STAFF')].map((icon) => [...(icon ?? [])][1])).toEqual([
      'lucide-stethoscope',
      'lucide-user',
    ]);
    const dotOf = (row: HTMLElement | undefined) =>
      row?.querySelector('[data-pims-dot]')?.getAttribute('data-pims-dot');
    expect([vet, linked, staff].map(dotOf)).toEqual(['red', 'green', 'grey']);
    expect(linked?.getAttribute('href')).toBe('/usermanagement/userprofile/22');
    expect([vet, linked, staff].map(hidesEnter)).toEqual([true, true, true]);
    expect(asked(server)).toEqual({ locationIds: ['1', '9'], activeFilterType: 'active', take: 10, skip: 0 });
  });

  it('A-464 shows no missing links at a location without a practice system', async () => {
    // Wren Lakeside has no account.
    start('/usermanagement', (server) =>
      answerWith(server, [samplePerson({ id: '41', locationId: '1' }), samplePerson({ id: '42', locationId: '9' })]),
    );
    const dots = (await rows()).map((row) => row.querySelector('[data-pims-dot]')?.getAttribute('data-pims-dot'));
    expect(dots).toEqual(['red', 'grey']);
  });

  it('A-461 marks an expired or soon expiring DEA registration of users who can authorize', async () => {
    const dea = (id: string, deaLicenseExpiration: string, over: object = {}) =>
      samplePerson({ id, displayName: `Person ${id}`, deaLicense: 'FB1234563', deaLicenseExpiration, ...over });
    start('/usermanagement', (server) =>
      answerWith(server, [
        dea('31', '2026-11-19'),
        dea('32', '2026-12-19'),
        dea('33', '2028-12-19'),
        dea('34', '2026-11-19', { role: sampleRole('STAFF') }),
      ]),
    );
    const said = (await rows()).map((row) => /DEA (?:expired|expires soon)/.exec(row.textContent)?.[0] ?? null);
    expect(said).toEqual(['DEA expired', 'DEA expires soon', null, null]);
  });

  it('A-022 A-080 is a menu page, and a row opens the profile', async () => {
    const server = createPracticeServer();
    server.answer('GetUserByUsername', { userByUsername: sampleUser({ locationsUsers: [manager] }) });
    answerWith(server);
    server.answer('GetLocationUser', { locationUser: null });
    const { user, path } = renderApp('/usermanagement/', { server });
    const [first] = await rows();
    expect(screen.getByRole('heading', { level: 1, name: 'User Management' })).toBeDefined();
    expect(screen.getByRole('link', { name: /^User Management/, current: 'page' })).toBeDefined();
    if (first) await user.click(first);
    await waitFor(() => expect(path()).toBe('/usermanagement/userprofile/21'));
  });

  it('A-022 is blocked for a role without user management', async () => {
    const { path } = renderApp('/usermanagement', { server: createPracticeServer() });
    await waitFor(() => expect(path()).toBe('/dashboard'));
  });

  it('A-081 A-186 searches from 3 characters on, and lists all users when cleared', async () => {
    const { server, user, path } = start();
    await rows();
    await user.type(box(), 'ok');
    expect(await screen.findByText('Type at least 3 characters')).toBeDefined();
    await user.type(box(), 'a');
    await waitFor(() => expect(asked(server)?.userFilter).toBe('oka'));
    expect(
      server.calls('LocationsUsers').map(({ variables }) => (variables as { userFilter?: string }).userFilter),
    ).toEqual([undefined, 'oka']);
    expect(path()).toBe('/usermanagement?q=oka');
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(path()).toBe('/usermanagement'));
  });

  it('A-081 reports when nobody is found, and offers inactive users', async () => {
    const { server, user } = start('/usermanagement?q=zzz', (fake) => answerWith(fake, []));
    expect(await screen.findByText('No users found. Please try another search.')).toBeDefined();
    answerWith(server);
    await user.click(screen.getByRole('button', { name: 'Search inactive users too' }));
    await rows();
    expect(asked(server)?.activeFilterType).toBe('all');
  });

  it('A-080 A-081 is filtered by at least one location', async () => {
    const { server, user, path } = start();
    await rows();
    await user.click(screen.getByRole('button', { name: /^Locations/ }));
    await user.click(screen.getByRole('checkbox', { name: 'Wren Lakeside' }));
    await waitFor(() => expect(asked(server)?.locationIds).toEqual(['1']));
    expect(path()).toBe('/usermanagement?locations=1');
    await user.click(screen.getByRole('button', { name: 'Clear Locations' }));
    expect(await screen.findByText('At least 1 location should be selected')).toBeDefined();
    expect(asked(server)?.locationIds).toEqual(['1']);
    await user.click(screen.getByRole('button', { name: 'All my locations' }));
    await rows();
    expect(path()).toBe('/usermanagement');
  });

  it("A-080 accepts several of the viewer's locations with a count, and names a single one", async () => {
    const { server, user } = start('/usermanagement?locations=9');
    await rows();
    expect(screen.getByRole('button', { name: /^Locations ?Wren Lakeside$/ })).toBeDefined();
    await user.click(screen.getByRole('button', { name: /^Locations/ }));
    const choices = within(screen.getByRole('group', { name: 'Locations' })).getAllByRole<HTMLInputElement>('checkbox');
    expect(choices.map((choice) => [choice.closest('label')?.textContent, choice.checked])).toEqual([
      ['Wren Street Animal Hospital', false],
      ['Wren Lakeside', true],
    ]);
    await user.click(choices[0]!);
    await waitFor(() => expect(new Set(asked(server)?.locationIds)).toEqual(new Set(['1', '9'])));
    expect(screen.getByRole('button', { name: /^Locations ?2$/ })).toBeDefined();
  });

  it('A-080 shows the search of the address in its field', async () => {
    const { server } = start('/usermanagement?q=brandt');
    await rows();
    expect(box().value).toBe('brandt');
    expect(asked(server)?.userFilter).toBe('brandt');
  });

  it("A-081 ignores locations in the address that are not the viewer's", async () => {
    const { server } = start('/usermanagement?locations=9,77');
    await rows();
    expect(asked(server)?.locationIds).toEqual(['9']);
  });

  it('A-080 shows active users until the switch is off', async () => {
    const { server, user, path } = start();
    await rows();
    answerWith(server, [samplePerson({ id: '30', displayName: 'Dana Maddox', isActive: false })]);
    await user.click(screen.getByRole('switch', { name: 'Show Only Active' }));
    expect(await screen.findByText('Not active')).toBeDefined();
    expect(asked(server)?.activeFilterType).toBe('all');
    expect(path()).toBe('/usermanagement?active=all');
  });

  it('A-080 A-185 has 10 rows per page', async () => {
    const { server, user } = start('/usermanagement', (fake) => answerWith(fake, everybody, 14));
    await rows();
    expect(screen.getByText('Users 1 to 10 of 14')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(asked(server)).toMatchObject({ take: 10, skip: 10 }));
  });

  it('A-185 has the selected number of rows per page, starting at page 1', async () => {
    const { server, user, path } = start('/usermanagement?q=wren&page=2', (fake) => answerWith(fake, everybody, 64));
    await rows();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '50 per page');
    await waitFor(() => expect(asked(server)).toMatchObject({ userFilter: 'wren', take: 50, skip: 0 }));
    expect(path()).toBe('/usermanagement?q=wren&size=50');
  });

  it('A-240 marks users whose required license is missing, expired, or expires soon', async () => {
    start('/usermanagement', (fake) =>
      answerWith(fake, [
        samplePerson({ id: '1', vetLicenseNumber: null }),
        samplePerson({ id: '2', vetLicenseExpiration: '2026-11-19' }),
        samplePerson({ id: '3', vetLicenseExpiration: '2027-01-19' }),
        samplePerson({ id: '4', vetLicenseExpiration: '2027-01-20' }),
        samplePerson({ id: '5', vetLicenseNumber: null, role: sampleRole('STAFF') }),
      ]),
    );
    const marks = (await rows()).map(({ textContent }) => /No license|License expire(d|s soon)/.exec(textContent)?.[0]);
    expect(marks).toEqual(['No license', 'License expired', 'License expires soon', undefined, undefined]);
  });

  it('A-080 A-084 opens the form of a new user at the selected location, also with N', async () => {
    const { server, user } = start();
    server.answer('Roles', { roles: [sampleListedRole('VET')] });
    await rows();
    expect(screen.getByRole('button', { name: /^Add User/ })).toBeDefined();
    await user.keyboard('n');
    const place = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Location' });
    expect(place.selectedOptions[0]?.text).toBe('Wren Street Animal Hospital');
  });

  it('A-080 preselects the current location in the Add User form, even if it is not the primary one', async () => {
    const server = createPracticeServer();
    server.answer('Roles', { roles: [sampleListedRole('VET')] });
    answerWith(server);
    const here = { ...manager, isPrimary: false };
    const managing = samplePractice({ assignment: here });
    const assignments = [{ ...there, id: '3', isPrimary: true }, here];
    const practice = { ...managing, user: { ...managing.user, locationsUsers: assignments }, assignments };
    const view = renderScreen(<UsersScreen />, { server, practice, path: '/usermanagement' });
    await rows();
    await view.user.click(screen.getByRole('button', { name: /^Add User/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add User' }));
    const place = await dialog.findByRole<HTMLSelectElement>('combobox', { name: 'Location' });
    expect(place.selectedOptions[0]?.text).toBe('Wren Street Animal Hospital');
  });

  it('A-080 reports a failed load and retries', async () => {
    const { server, user } = start('/usermanagement', (fake) =>
      fake.fail('LocationsUsers', 'PARTNER_UNREACHABLE', 'No answer'),
    );
    expect(await screen.findByText('The users could not be loaded.')).toBeDefined();
    answerWith(server);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(3);
  });
});
