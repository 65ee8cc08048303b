import { lastAuthorizerIssues } from '@signa/core/administration';
import { screen, waitFor, within } from '@testing-library/react';
import type { Operations } from '@signa/core/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { createFakeIdentity } from '../../testing/fake-identity';
import { createSupportServer } from '../../testing/practice-server';
import type { FakeServer } from '../../testing/fake-server';
import { renderApp } from '../../testing/render';
import { sampleAccount } from '../../testing/sample-person';
import {
  sampleAssignment,
  sampleListedRole,
  sampleLocation,
  sampleRole,
  sampleUser,
} from '../../testing/sample-practice';
import { settled } from '../../testing/settled';

type Person = Operations['Users']['data']['users']['data'][number];

const sam = { token: 'token-2', username: 'sam@signa.example' };
const { icon, canAuthorize } = sampleRole('VET');
const person = (over: Partial<Person> = {}): Person => ({
  id: '21',
  version: 3,
  userId: '2',
  username: 'ingrid@wren.example',
  displayName: 'Ingrid Brandt',
  email: 'ingrid@wren.example',
  isActive: true,
  role: { id: '1', name: 'VET', isActive: true, icon, canAuthorize },
  location: { id: '1', name: 'Wren Street Animal Hospital' },
  canBeImpersonated: true,
  ...over,
});
const beth = person({
  id: '22',
  userId: '5',
  username: 'beth@wren.example',
  displayName: 'Beth Maddox',
  isActive: false,
  canBeImpersonated: false,
});
const answer = (server: FakeServer, data: Person[], count = data.length) =>
  server.answer('Users', { users: { data, count } });

async function open(
  path = '/support/impersonate?search=wren',
  prepare: (server: FakeServer) => void = () => undefined,
) {
  const server = createSupportServer();
  answer(server, [person(), beth]);
  prepare(server);
  const rendered = renderApp(path, { server, identity: createFakeIdentity({ current: sam }) });
  await screen.findByRole('heading', { level: 1, name: 'User Management' });
  return { ...rendered, server };
}
const row = (name: string) => screen.findByRole('listitem', { name: new RegExp(`^${name}`) });
const box = () => screen.getByRole('searchbox', { name: 'Search users' });
const startButton = async (name: string) =>
  within(await row(name)).getByRole('button', { name: new RegExp(`^Impersonate ${name}`) });
const asked = (server: FakeServer) => server.lastVariables('Users');

const started = {
  username: 'ingrid@wren.example',
  locationUserId: '21',
  userLocationRoleId: '1',
  locationId: '1',
  expiresAt: '2026-11-20T19:00:00.000Z',
};

/** Responses of the server once Dr. Brandt is being impersonated. */
function mayStart(server: FakeServer) {
  server.answer('StartImpersonation', () => {
    server.answer('GetUserByUsername', ({ username }) => ({
      userByUsername: username === 'ingrid@wren.example' ? sampleUser({ username }) : null,
    }));
    server.answer('featureFlags', { featureFlags: [] });
    server.answer('GetOpenImpersonation', { openImpersonation: null });
    return {
      startImpersonation: started,
    };
  });
}
async function askFor(reason: string, user: Awaited<ReturnType<typeof open>>['user']) {
  await user.click(await startButton('Ingrid Brandt'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Impersonate Ingrid Brandt' }));
  if (reason) await user.type(dialog.getByRole('textbox', { name: 'Reason' }), reason);
  await user.click(dialog.getByRole('button', { name: 'Impersonate' }));
  return dialog;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the users of every practice', () => {
  it('A-021 A-048 A-186 searches from 3 characters on in a single field', async () => {
    const { server, user, path } = await open('/support/impersonate');
    expect(screen.getByText('Find a user')).toBeDefined();
    await user.type(box(), 'br');
    expect(await screen.findByText('Type at least 3 characters')).toBeDefined();
    expect(server.calls('Users')).toHaveLength(0);
    await user.type(box(), 'a');
    const found = await row('Ingrid Brandt');
    expect(found.textContent).toContain('ingrid@wren.example');
    expect(found.textContent).toContain('VET');
    expect(found.textContent).toContain('Wren Street Animal Hospital');
    expect(asked(server)).toEqual({ filter: 'bra', activeFilterType: 'all', take: 10, skip: 0 });
    expect(path()).toBe('/support/impersonate?search=bra');
  });

  it('A-048 A-185 has 10 rows per page', async () => {
    const { server, user } = await open(undefined, (fake) => answer(fake, [person(), beth], 14));
    await row('Ingrid Brandt');
    expect(screen.getByText('Users 1 to 10 of 14')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(asked(server)).toMatchObject({ take: 10, skip: 10 }));
  });

  it('A-048 announces the count of the rows that are shown, and none while a new search is pending', async () => {
    const { server, user } = await open(undefined, (fake) => answer(fake, [person(), beth], 14));
    const announced = (text: string) => screen.queryAllByRole('status').some(({ textContent }) => textContent === text);
    await waitFor(() => expect(announced('14 found')).toBe(true));
    const held = server.hold('Users', { users: { data: [beth], count: 1 } });
    await user.type(box(), 'x');
    await waitFor(() => expect(asked(server)?.filter).toMatch(/x$/));
    expect(announced('14 found')).toBe(false);
    held.release();
    await waitFor(() => expect(announced('1 found')).toBe(true));
  });

  it('A-048 lists everyone at a location that was searched for', async () => {
    const { server, user, path } = await open('/support/impersonate', (fake) => {
      fake.answer('Locations', { locations: [sampleLocation({ id: '9', name: 'Wren Lakeside' })] });
      fake.answer('GetLocation', { location: sampleLocation({ id: '9', name: 'Wren Lakeside' }) });
    });
    await user.click(screen.getByRole('button', { name: 'Location' }));
    await user.type(await screen.findByRole('searchbox', { name: 'Find A Location' }), 'lake');
    await user.click(await screen.findByRole('button', { name: /^Wren Lakeside/ }));
    await row('Ingrid Brandt');
    expect(asked(server)).toMatchObject({ locationId: '9' });
    expect(path()).toBe('/support/impersonate?location=9');
    await user.click(screen.getByRole('button', { name: 'Clear Location' }));
    expect(await screen.findByText('Find a user')).toBeDefined();
  });

  it('A-048 reports that no location matches, or that the location search failed', async () => {
    const { server, user } = await open('/support/impersonate', (fake) => fake.answer('Locations', { locations: [] }));
    await user.click(screen.getByRole('button', { name: 'Location' }));
    const find = await screen.findByRole('searchbox', { name: 'Find A Location' });
    await user.type(find, 'lake');
    expect(await screen.findByText('No data found')).toBeDefined();
    server.fail('Locations', 'PARTNER_UNREACHABLE', 'No answer');
    await user.type(find, 's');
    expect(await screen.findByText('The locations could not be searched.')).toBeDefined();
  });

  it('A-048 reports when nobody is found, and also searches inactive users', async () => {
    const { server, user } = await open('/support/impersonate?search=zzz&active=only', (fake) => answer(fake, []));
    expect(await screen.findByText('No users found. Please try another search.')).toBeDefined();
    expect(asked(server)?.activeFilterType).toBe('active');
    answer(server, [beth]);
    await user.click(screen.getByRole('button', { name: 'Search inactive users too' }));
    await row('Beth Maddox');
    expect(asked(server)?.activeFilterType).toBe('all');
  });

  it('A-048 reports a failed load and retries', async () => {
    const { server, user } = await open(undefined, (fake) => fake.fail('Users', 'PARTNER_UNREACHABLE', 'No answer'));
    expect(await screen.findByText('The users could not be loaded.')).toBeDefined();
    answer(server, [person()]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await row('Ingrid Brandt')).toBeDefined();
  });

  it('A-048 A-091 saves the active switch immediately, and once', async () => {
    const { server, user } = await open();
    const held = server.hold('UpdateLocationUser', { updateLocationUser: { ...stored, isActive: false } });
    const toggle = await screen.findByRole<HTMLInputElement>('switch', { name: /^Ingrid Brandt is active/ });
    await user.click(toggle);
    await user.click(toggle);
    expect(toggle.checked).toBe(false);
    expect(server.calls('UpdateLocationUser').map(({ variables }) => variables)).toEqual([
      { id: '21', input: { version: 3, isActive: false } },
    ]);
    answer(server, [person({ version: 4, isActive: false })]);
    held.release();
    expect(await screen.findByText('Updated user detail successfully')).toBeDefined();
    expect(toggle.checked).toBe(false);
  });

  it('A-048 A-091 reverts the active switch when the server refuses', async () => {
    const { server, user } = await open();
    server.fail('UpdateLocationUser', 'BAD_USER_INPUT', 'At least 1 active location is required');
    const toggle = await screen.findByRole<HTMLInputElement>('switch', { name: /^Ingrid Brandt is active/ });
    await user.click(toggle);
    expect(await screen.findByText('Error Updating User')).toBeDefined();
    expect(screen.getByText('At least 1 active location is required')).toBeDefined();
    expect(toggle.checked).toBe(true);
  });

  it('A-459 asks before deactivating the last user who can authorize, and sends the location', async () => {
    const { server, user } = await open();
    const issues = lastAuthorizerIssues([{ id: '1', name: 'Wren Street', lastUsers: ['Ingrid Brandt'] }], []);
    server.refuse('UpdateLocationUser', issues);
    const toggle = await screen.findByRole<HTMLInputElement>('switch', { name: /^Ingrid Brandt is active/ });
    await user.click(toggle);
    const text =
      'After this, nobody can authorize prescriptions at Wren Street. Ingrid Brandt is the last user who can.';
    expect(await screen.findByText(text)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Keep the user active' }));
    await waitFor(() => expect(toggle.checked).toBe(true));
    expect(screen.queryByText('Error Updating User')).toBeNull();
    await user.click(toggle);
    await screen.findByRole('dialog', { name: 'Leave no one who can authorize?' });
    server.answer('UpdateLocationUser', { updateLocationUser: { ...stored, isActive: false } });
    await user.click(screen.getByRole('button', { name: 'Save anyway' }));
    expect(await screen.findByText('Updated user detail successfully')).toBeDefined();
    expect(server.lastVariables('UpdateLocationUser')).toEqual({
      id: '21',
      input: { version: 3, isActive: false, withoutAuthorizer: ['1'] },
    });
  });

  it('A-048 A-084 edits the account, with assignable locations of the practice', async () => {
    const { server, user } = await open(undefined, (fake) => {
      fake.answer('Roles', { roles: [sampleListedRole('VET')] });
      fake.answer('GetUser', { user: sampleAccount() });
      fake.answer('GetLocation', { location: sampleLocation() });
      fake.answer('Locations', { locations: [sampleLocation(), sampleLocation({ id: '9', name: 'Wren Lakeside' })] });
    });
    await user.click(within(await row('Ingrid Brandt')).getByRole('button', { name: /^Edit User/ }));
    expect(await screen.findByDisplayValue('Brandt')).toBeDefined();
    await settled(server);
    const dialog = within(screen.getByRole('dialog', { name: 'Edit Account' }));
    await user.click(await dialog.findByRole('button', { name: 'Add assignment' }));
    await waitFor(() => expect(dialog.getAllByRole('option', { name: 'Wren Lakeside' }).length).toBeGreaterThan(0));
  });

  it('A-056 A-048 is disabled with a reason for yourself and for users without a location', async () => {
    const { server, user } = await open(undefined, (fake) =>
      answer(fake, [person({ username: 'SAM@signa.example', displayName: 'Sam Reyes' }), beth]),
    );
    for (const [name, why] of [
      ['Sam Reyes', 'You cannot impersonate yourself'],
      ['Beth Maddox', 'This user is disabled or has no active location, so nobody can impersonate them.'],
    ] as const) {
      const button = await startButton(name);
      expect(button.getAttribute('aria-disabled')).toBe('true');
      await user.click(button);
      await user.hover(button);
      expect((await screen.findAllByText(why)).length).toBeGreaterThan(0);
    }
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.calls('StartImpersonation')).toHaveLength(0);
  });
});

describe('starting an impersonation', () => {
  it('A-280 validates the reason before sending it', async () => {
    const { server, user } = await open(undefined, mayStart);
    const dialog = await askFor('', user);
    expect(
      await dialog.findByText('Enter a reason: a ticket number or a few words. The practice can read it.'),
    ).toBeDefined();
    const reason = dialog.getByRole('textbox', { name: 'Reason' });
    await waitFor(() => expect(document.activeElement).toBe(reason));
    await user.type(reason, 'no');
    await user.click(dialog.getByRole('button', { name: 'Impersonate' }));
    expect(dialog.getByText('Enter at least 3 characters')).toBeDefined();
    // The press had moved focus to the button.
    await waitFor(() => expect(document.activeElement).toBe(reason));
    expect(server.calls('StartImpersonation')).toHaveLength(0);
  });

  it('A-280 focuses the reason that the server rejected', async () => {
    const { server, user } = await open();
    const message = 'Name the ticket.';
    server.refuse('StartImpersonation', [{ path: 'reason', code: 'ticket', message }]);
    const dialog = await askFor('Ticket', user);
    expect((await dialog.findAllByText(message)).length).toBeGreaterThan(0);
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Reason' })));
  });

  it('A-058 A-280 stores the impersonated user and location, and opens their portal', async () => {
    const { server, user, path } = await open(undefined, mayStart);
    await askFor('Ticket 4711', user);
    expect(await screen.findByText('Impersonation: ingrid@wren.example')).toBeDefined();
    expect(server.lastVariables('StartImpersonation')).toEqual({
      username: 'ingrid@wren.example',
      reason: 'Ticket 4711',
    });
    await waitFor(() => expect(path()).toBe('/dashboard'));
    expect(localStorage.getItem('username')).toBe('ingrid@wren.example');
    expect(localStorage.getItem('isImpersonation')).toBe('true');
    expect(sessionStorage.getItem('selectedLocationId')).toBe('1');
    const later = server.calls().slice(server.calls().findIndex(({ name }) => name === 'StartImpersonation') + 1);
    expect(later.length).toBeGreaterThan(0);
    expect(later.every(({ headers }) => headers.impersonation === 'ingrid@wren.example')).toBe(true);
  });

  it('A-466 starts at the pressed assignment, which the dialog names', async () => {
    const pressed = person({ id: '23', location: { id: '9', name: 'Wren Lakeside' } });
    const there = { ...sampleUser().locationsUsers[0], id: '23', locationId: '9', isPrimary: false };
    const { user } = await open(undefined, (server) => {
      answer(server, [pressed]);
      mayStart(server);
      server.answer('StartImpersonation', () => {
        const locationsUsers = [
          ...sampleUser().locationsUsers,
          { ...there, location: sampleLocation({ id: '9', name: 'Wren Lakeside' }) },
        ] as ReturnType<typeof sampleUser>['locationsUsers'];
        server.answer('GetUserByUsername', {
          userByUsername: sampleUser({ username: 'ingrid@wren.example', locationsUsers }),
        });
        return { startImpersonation: started };
      });
      server.answer('featureFlags', { featureFlags: [] });
      server.answer('GetOpenImpersonation', { openImpersonation: null });
    });
    const dialog = await askFor('Ticket 4711', user);
    expect(dialog.getByText('ingrid@wren.example at Wren Lakeside')).toBeDefined();
    await screen.findByText('Impersonation: ingrid@wren.example');
    expect(sessionStorage.getItem('selectedLocationId')).toBe('9');
    expect((await screen.findAllByText('Wren Lakeside')).length).toBeGreaterThan(0);
  });

  it("A-058 leaves neither the support user's name nor the support menu in the frame", async () => {
    const { user } = await open(undefined, mayStart);
    await askFor('Ticket 4711', user);
    await screen.findByText('Impersonation: ingrid@wren.example');
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    expect(screen.queryByText('Sam Reyes')).toBeNull();
    const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    expect(links.filter((link) => link.getAttribute('href')?.startsWith('/support'))).toEqual([]);
  });

  it.each([
    ['FORBIDDEN', 'You cannot impersonate further while impersonating'],
    [
      'FORBIDDEN',
      'This practice must give its consent before support can work as its users. Ask the practice to give it under User Management › Support access.',
    ],
    ['BAD_USER_INPUT', 'This user is disabled or has no active location, so nobody can impersonate them.'],
  ] as const)('A-056 A-280 stays open with its input when the server refuses: %s %s', async (code, message) => {
    const { server, user, path } = await open(undefined, (fake) => fake.fail('StartImpersonation', code, message));
    const dialog = await askFor('Ticket 4711', user);
    expect((await dialog.findAllByText(message)).length).toBeGreaterThan(0);
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Reason' }).value).toBe('Ticket 4711');
    expect(path()).toBe('/support/impersonate?search=wren');
    expect(localStorage.getItem('isImpersonation')).not.toBe('true');
    mayStart(server);
    await user.click(dialog.getByRole('button', { name: 'Impersonate' }));
    expect(await screen.findByText('Impersonation: ingrid@wren.example')).toBeDefined();
  });

  it('A-061 restores the support user when the impersonated user cannot be loaded', async () => {
    const { server, user, path } = await open();
    server.answer('StartImpersonation', {
      startImpersonation: started,
    });
    await askFor('Ticket 4711', user);
    expect(await screen.findByText('Impersonation signing out')).toBeDefined();
    expect(screen.getByText('Could not impersonate selected user.')).toBeDefined();
    await waitFor(() => expect(path()).toBe('/support'));
    expect(await screen.findByText('Hello, Sam Reyes')).toBeDefined();
    expect(server.calls('ExitImpersonation')).toHaveLength(1);
    expect(localStorage.getItem('isImpersonation')).toBe('false');
    expect(localStorage.getItem('username')).toBe(sam.username);
  });

  it('A-057 A-058 starts at the requested location, not at the last one of this tab', async () => {
    sessionStorage.setItem('selectedLocationId', '9');
    const { server, user } = await open(undefined, mayStart);
    const at = (id: string, isPrimary: boolean) =>
      sampleAssignment({ id: `2${id}`, locationId: id, isPrimary, location: sampleLocation({ id }) });
    const elsewhere = sampleUser({ username: 'ingrid@wren.example', locationsUsers: [at('1', true), at('9', false)] });
    await user.click(await startButton('Ingrid Brandt'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Impersonate Ingrid Brandt' }));
    server.answer('StartImpersonation', () => {
      server.answer('GetUserByUsername', { userByUsername: elsewhere });
      return { startImpersonation: started };
    });
    server.answer('featureFlags', { featureFlags: [] });
    server.answer('GetOpenImpersonation', { openImpersonation: null });
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Ticket 4711');
    await user.click(dialog.getByRole('button', { name: 'Impersonate' }));
    await screen.findByText('Impersonation: ingrid@wren.example');
    await waitFor(() => expect(server.calls('featureFlags')).not.toHaveLength(0));
    expect(server.calls('featureFlags').map(({ variables }) => variables)).toEqual([{ locationId: '1' }]);
  });

  it('A-060 returns to the support user on exit', async () => {
    const { server, user } = await open(undefined, mayStart);
    await askFor('Ticket 4711', user);
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    expect(await screen.findByText('Hello, Sam Reyes')).toBeDefined();
    expect(screen.queryByText('Impersonation: ingrid@wren.example')).toBeNull();
    expect(sessionStorage.getItem('selectedLocationId')).toBeNull();
    expect(server.calls('ExitImpersonation')).toHaveLength(1);
    expect(localStorage.getItem('username')).toBe(sam.username);
  });
});

const stored: Operations['UpdateLocationUser']['data']['updateLocationUser'] = {
  id: '21',
  uuid: 'assignment-21',
  userId: '2',
  locationId: '1',
  displayName: 'Ingrid Brandt',
  title: null,
  email: 'ingrid@wren.example',
  isActive: true,
  isPrimary: true,
  roleId: '1',
  role: person().role,
};
