import { deaNumberTexts, userTexts } from '@signa/core/practice';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { calendarDays } from '../../testing/calendar-days';
import type { FakeServer } from '../../testing/fake-server';
import { createPracticeServer } from '../../testing/practice-server';
import { renderApp } from '../../testing/render';
import { sampleAccount, sampleUserAssignment, samplePerson, sampleProfile } from '../../testing/sample-person';
import {
  sampleAssignment,
  sampleListedRole,
  sampleLocation,
  sampleRole,
  sampleUser,
} from '../../testing/sample-practice';

const manager = sampleAssignment({
  id: '15',
  roleId: 'ADMIN',
  role: sampleRole('ADMIN'),
  displayName: 'Gordon Halloran',
  location: sampleLocation({ pimsAccountId: 'wren-1', pimsConnectionType: 'EZYVET' }),
});

function start(person = sampleProfile(), prepare: (server: FakeServer) => void = () => {}) {
  const server = createPracticeServer();
  server.answer('GetUserByUsername', { userByUsername: sampleUser({ locationsUsers: [manager] }) });
  server.answer('GetLocationUser', { locationUser: person });
  server.answer('LocationsUsers', { locationsUsers: { data: [], count: 0 } });
  server.answer('GetUser', { user: sampleAccount() });
  prepare(server);
  return { ...renderApp('/usermanagement/userprofile/21', { server }), server };
}

const priya = samplePerson({ id: '23', displayName: 'Priya Natarajan', role: sampleRole('STAFF') });
const maya = samplePerson({ id: '22', displayName: 'Maya Okafor' });

const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the user profile', () => {
  it('A-022 A-083 has a Back link, a summary, and its sections', async () => {
    const { server, user, path } = start(sampleProfile({ employeeId: 'B-0214' }));
    const summary = await region('User');
    expect(summary.getByRole('heading', { name: 'Ingrid Brandt' })).toBeDefined();
    for (const text of ['ingrid@wren.example', 'VET', 'Wren Street Animal Hospital', 'Active', 'PIMS Not Connected'])
      expect(summary.getAllByText(text).length).toBeGreaterThan(0);
    const profile = await region('Profile');
    for (const text of ['Ingrid', 'Brandt', '(518)-555-0151', 'NY-4711', '12-31-2028', 'B-0214'])
      expect(profile.getByText(text)).toBeDefined();
    for (const name of ['PIMS Link', 'Delegate Users', 'Delegation Permissions'])
      expect(screen.getByRole('region', { name })).toBeDefined();
    expect(server.lastVariables('GetLocationUser')).toEqual({ id: '21' });
    await user.click(screen.getByRole('link', { name: /^Back/ }));
    await waitFor(() => expect(path()).toBe('/usermanagement'));
  });

  it.each([
    [true, 'Yes'],
    [false, 'No'],
  ])('A-083 says of an active user whether the location is primary: %s', async (isPrimary, text) => {
    start(sampleProfile({ isPrimary, isActive: true }));
    expect((await region('User')).getByText('Primary').nextElementSibling?.textContent).toBe(text);
  });

  it.each([
    [{ pimsId: '204' }, 'green', 'PIMS Connected'],
    [{ pimsId: null }, 'red', 'PIMS Not Connected'],
    [{ pimsId: null, role: sampleRole('STAFF') }, 'grey', 'N/A'],
  ] as const)('A-074 A-082 shows the link status as a labeled dot', async (over, colour, text) => {
    start(sampleProfile(over));
    const card = await region('PIMS Link');
    const [mark] = card.getAllByText(text);
    expect(mark?.closest('[data-pims-dot]')?.getAttribute('data-pims-dot')).toBe(colour);
  });

  it("A-079 A-452 lists the user's delegates, and the vets who delegated to the user", async () => {
    const { server } = start(
      sampleProfile({
        delegatedUsers: [
          { id: 'd1', locationUserId: '21', delegatedLocationUserId: '23', lastDay: null, other: priya },
        ],
        delegatedAccess: [
          { id: 'd2', locationUserId: '22', delegatedLocationUserId: '21', lastDay: null, other: maya },
        ],
      }),
    );
    expect((await (await region('Delegate Users')).findByRole('link')).textContent).toBe('Priya Natarajan');
    expect((await (await region('Delegation Permissions')).findByRole('link')).textContent).toBe('Maya Okafor');
    // The names come with the profile, however many users a location has.
    expect(server.calls('LocationsUsers')).toEqual([]);
  });

  it('A-268 A-269 A-079 shows the last day of delegations, and which have ended', async () => {
    start(
      sampleProfile({
        delegatedUsers: [
          { id: 'd1', locationUserId: '21', delegatedLocationUserId: '23', lastDay: '2026-11-20', other: priya },
          { id: 'd2', locationUserId: '21', delegatedLocationUserId: '24', lastDay: '2026-11-19', other: maya },
        ],
      }),
    );
    const card = await region('Delegate Users');
    expect(await card.findByText('Until 11-20-2026')).toBeDefined();
    expect(card.getByText('Ended on 11-19-2026')).toBeDefined();
  });

  it('A-079 reports when there are none', async () => {
    start();
    expect((await region('Delegate Users')).getByText('No delegate users found')).toBeDefined();
    expect((await region('Delegation Permissions')).getByText('No delegate access found')).toBeDefined();
  });

  it('A-240 shows problems with a license that the role requires', async () => {
    start(sampleProfile({ vetLicenseExpiration: '2026-11-19' }));
    expect(
      (await region('License')).getByText(/^The vet license of Ingrid Brandt for NY expired on 11-19-2026/),
    ).toBeDefined();
  });

  it('A-461 shows expired or soon expiring license and DEA registration, also next to their dates', async () => {
    start(
      sampleProfile({
        vetLicenseExpiration: '2026-12-01',
        deaLicense: 'FB1234563',
        deaLicenseExpiration: '2026-11-19',
      }),
    );
    const notes = await region('License');
    expect(notes.getByText(/^The DEA registration of Ingrid Brandt expired on 11-19-2026/)).toBeDefined();
    expect(notes.getByText(/^The vet license of Ingrid Brandt for NY expires on 12-01-2026/)).toBeDefined();
    const facts = (await region('Profile')).getAllByText(/^(?:Expired|Expires soon)$/);
    expect(facts.map(({ textContent }) => textContent)).toEqual(['Expires soon', 'Expired']);
  });

  it('A-240 ignores the license of a role that does not authorize', async () => {
    start(sampleProfile({ vetLicenseNumber: null, role: sampleRole('STAFF') }));
    await region('Profile');
    expect(screen.queryByRole('region', { name: 'License' })).toBeNull();
  });

  it('A-083 A-009 reports an unknown address, or why the user could not be loaded', async () => {
    const server = createPracticeServer();
    server.answer('GetUserByUsername', { userByUsername: sampleUser({ locationsUsers: [manager] }) });
    server.answer('GetLocationUser', { locationUser: null });
    const { unmount } = renderApp('/usermanagement/userprofile/77', { server });
    expect(await screen.findByText('No such user')).toBeDefined();
    unmount();
    server.fail('GetLocationUser', 'PARTNER_UNREACHABLE', 'No answer');
    renderApp('/usermanagement/userprofile/21', { server });
    expect((await screen.findByRole('alert')).textContent).toContain('Error retrieving user. No answer');
  });
});

describe('the profile edit dialog', () => {
  async function edit(person = sampleProfile(), prepare: (server: FakeServer) => void = () => {}) {
    const rendered = start(person, prepare);
    await region('Profile');
    await rendered.user.click(screen.getByRole('button', { name: /^Edit User/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit User' }));
    const field = (name: string | RegExp) => dialog.getByRole<HTMLInputElement>('textbox', { name });
    await waitFor(() => expect(field('Display name')).toBeDefined());
    const { server, user } = rendered;
    server.answer('UpdateLocationUser', { updateLocationUser: person });
    return {
      ...rendered,
      dialog,
      field,
      type: (name: string | RegExp, text: string) => fireEvent.change(field(name), { target: { value: text } }),
      save: () => user.click(dialog.getByRole('button', { name: 'Save' })),
    };
  }

  it('A-038 is 700 px wide', async () => {
    await edit();
    expect(getComputedStyle(screen.getByRole('dialog', { name: 'Edit User' })).width).toMatch(/sizes-modal|700px/);
  });

  it('A-083 A-091 A-098 A-075 sends only the changes', async () => {
    const { dialog, user, type, save, server } = await edit();
    expect(dialog.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Profile',
      'Notification',
      'Delegations',
      'PIMS User',
    ]);
    type('Display name', 'Dr. Ingrid Brandt');
    await user.selectOptions(dialog.getByRole('combobox', { name: /^Title/ }), 'DVM');
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.lastVariables('UpdateLocationUser')).toEqual({
      id: '21',
      input: { version: 4, displayName: 'Dr. Ingrid Brandt', title: 'DVM' },
    });
    expect(await screen.findByText('Updated user detail successfully')).toBeDefined();
  });

  it("A-098 A-100 A-103 A-104 C-042 shows errors with the profile's labels", async () => {
    const { dialog, type, save, server, user } = await edit();
    const daysOf = (name: string | RegExp) => calendarDays(dialog.getByRole('textbox', { name }));
    expect(daysOf('Expiration date')).toEqual(['2026-11-20', '2030-12-31']);
    expect(daysOf(/^DEA expiration date/)).toEqual(['2026-11-20', '']);
    type('Display name', 'Ingrid 2');
    type('Vet License number', '');
    type('Expiration date', '');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'State' }), '');
    type(/^DEA license number/, 'x'.repeat(21));
    type(/^DEA expiration date/, '11-19-2026');
    await user.click(dialog.getByRole('button', { name: 'Remove (518)-555-0151' }));
    await save();
    for (const text of [
      'Should be alphabetical characters and Space',
      'Vet License is required',
      'Please provide your vet license date',
      'Please provide vet license state',
      deaNumberTexts.form,
      /^This DEA license has expired/,
      'At least 1 phone number is required',
    ])
      expect(dialog.getByText(text)).toBeDefined();
    expect(server.calls('UpdateLocationUser')).toEqual([]);
    // A user who is leaving needs none of these; only the typed license is validated.
    expect(
      [...dialog.getByRole<HTMLSelectElement>('combobox', { name: /^Title/ }).options].map(({ text }) => text),
    ).toEqual(['None', 'Dr.', 'Mr.', 'Mrs.', 'Miss.', 'DVM']);
  });

  it('A-100 adds a phone as Office, and never a duplicate number and type', async () => {
    const { dialog, user, save, server } = await edit();
    const add = async (number: string, type: string) => {
      await user.click(dialog.getByRole('button', { name: 'Add phone' }));
      const kind = dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Phone type' });
      expect(kind.selectedOptions[0]?.text).toBe('Office');
      await user.selectOptions(kind, type);
      await user.click(dialog.getByRole('textbox', { name: 'Phone number' }));
      await user.paste(number);
      await user.click(dialog.getByRole('button', { name: 'Save phone' }));
    };
    await add('518 555 0151', 'Office');
    expect(dialog.getByText('(518)-555-0151 is already in the list.')).toBeDefined();
    await add('518 555 0151', 'Cell');
    await save();
    await waitFor(() => expect(server.calls('UpdateLocationUser')).toHaveLength(1));
    expect(server.lastVariables('UpdateLocationUser')?.input).toEqual({
      version: 4,
      locationUserPhones: [
        { uuid: 'phone-of-21', phoneTypeId: 3, phoneNumber: '5185550151' },
        { phoneTypeId: 1, phoneNumber: '518 555 0151' },
      ],
    });
  });

  it('A-100 A-090 requires no phone when deactivating a user, even at the last location', async () => {
    const { dialog, save, server, user } = await edit();
    await user.click(dialog.getByRole('button', { name: 'Remove (518)-555-0151' }));
    await user.click(dialog.getByRole('switch', { name: 'Active at this location' }));
    await save();
    await waitFor(() => expect(server.calls('UpdateLocationUser')).toHaveLength(1));
    expect(server.lastVariables('UpdateLocationUser')?.input).toEqual({
      version: 4,
      isActive: false,
      locationUserPhones: [],
    });
  });

  it('A-103 disables and clears the license of a role that does not authorize', async () => {
    const { field, dialog } = await edit(sampleProfile({ role: sampleRole('STAFF') }));
    expect([field('Vet License number').value, field('Vet License number').disabled]).toEqual(['', true]);
    expect(dialog.getByText('STAFF cannot authorize and needs no license.')).toBeDefined();
  });

  it('A-096 A-097 A-099 reserves both email addresses for support', async () => {
    const { dialog, user } = await edit();
    expect(dialog.queryByRole('textbox', { name: 'Email' })).toBeNull();
    await user.click(dialog.getByRole('tab', { name: 'Notification' }));
    expect(dialog.queryByRole('textbox', { name: 'Notification email' })).toBeNull();
    expect(dialog.getByText('Only Signa support can change email addresses.')).toBeDefined();
  });

  it('A-079 shows for whom delegates can authorize, and where', async () => {
    const { dialog, user } = await edit();
    await user.click(dialog.getByRole('tab', { name: 'Delegations' }));
    expect((await dialog.findByText(/^Delegates can authorize/)).textContent).toBe(
      'Delegates can authorize on behalf of Ingrid Brandt at Wren Street Animal Hospital.',
    );
  });

  it('A-107 saves the notification settings, with a separate notice', async () => {
    const { dialog, user, save, server } = await edit();
    await user.click(dialog.getByRole('tab', { name: 'Notification' }));
    await user.click(dialog.getByRole('switch', { name: 'Pending authorizations' }));
    await save();
    expect(await screen.findByText('Update Successfully')).toBeDefined();
    expect(screen.getByText('Notification data saved successfully.')).toBeDefined();
    expect(server.lastVariables('UpdateLocationUser')).toEqual({
      id: '21',
      input: { version: 4, isPendingAuth: true },
    });
  });

  it('A-083 keeps the input of another tab, and returns to its error', async () => {
    const { dialog, user, save, type, field } = await edit();
    type('Display name', '');
    await user.click(dialog.getByRole('tab', { name: 'Notification' }));
    await save();
    await waitFor(() => expect(document.activeElement).toBe(field('Display name')));
    expect(dialog.getByText('This field is required')).toBeDefined();
  });

  it('A-088 hides the active switch and the account from users who do not manage users', async () => {
    const { rolesModules, ...admin } = sampleRole('ADMIN');
    const looksOn = rolesModules.map((link) => ({ ...link, canEdit: false }));
    const reader = { ...manager, role: { ...admin, rolesModules: looksOn } };
    const own = await edit(sampleProfile({ id: '15', userId: '1' }), (server) =>
      server.answer('GetUserByUsername', { userByUsername: sampleUser({ locationsUsers: [reader] }) }),
    );
    expect(own.dialog.queryByRole('switch', { name: 'Active at this location' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Account and Locations' })).toBeNull();
  });

  it('A-083 A-152 offers no form for other users to those who do not manage users', async () => {
    const { rolesModules, ...admin } = sampleRole('ADMIN');
    const reader = {
      ...manager,
      role: { ...admin, rolesModules: rolesModules.map((link) => ({ ...link, canEdit: false })) },
    };
    start(sampleProfile(), (server) =>
      server.answer('GetUserByUsername', { userByUsername: sampleUser({ locationsUsers: [reader] }) }),
    );
    await region('Profile');
    expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
  });

  it("A-279 A-088 disables the active switch in the user's own profile", async () => {
    const own = await edit(sampleProfile({ id: '15', userId: '1' }));
    const active = own.dialog.getByRole<HTMLInputElement>('switch', { name: 'Active at this location' });
    expect(active.getAttribute('aria-disabled')).toBe('true');
    expect(own.dialog.getByText(/^You cannot deactivate yourself/, { ignore: '[hidden]' })).toBeDefined();
    await own.user.click(active);
    expect(active.checked).toBe(true);
  });

  it("A-242 A-425 keeps the input after another user's change, shows the request ID, and loads the latest version", async () => {
    const { dialog, type, field, save, server, user } = await edit();
    type('Display name', 'Dr. Brandt');
    server.fail(
      'UpdateLocationUser',
      'CONFLICT',
      'Someone else changed this user while you were editing. Load the latest version. Your changes are kept.',
      'K7QX-2M9R-4DTB',
    );
    await save();
    expect((await dialog.findByRole('alert')).textContent).toContain(
      'Your changes are kept. Request ID: K7QX-2M9R-4DTB',
    );
    server.answer('GetLocationUser', { locationUser: sampleProfile({ version: 5, vetLicenseNumber: 'NY-9000' }) });
    server.answer('UpdateLocationUser', { updateLocationUser: sampleProfile() });
    await user.click(dialog.getByRole('button', { name: 'Load latest version' }));
    await dialog.findByText(/^The latest version is loaded/);
    expect([field('Display name').value, field('Vet License number').value]).toEqual(['Dr. Brandt', 'NY-9000']);
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.lastVariables('UpdateLocationUser')?.input).toEqual({ version: 5, displayName: 'Dr. Brandt' });
  });

  describe('A-091 a server error', () => {
    const message = 'This license belongs to another vet.';

    async function refused() {
      const opened = await edit();
      opened.type('Vet License number', 'NY-1');
      opened.server.refuse('UpdateLocationUser', [{ path: 'vetLicenseNumber', code: 'taken', message }]);
      await opened.save();
      // The notice shows it too; only the field drops it.
      const shown = () => opened.field('Vet License number').getAttribute('aria-invalid') === 'true';
      await waitFor(() => expect(shown()).toBe(true));
      return { ...opened, shown };
    }

    it('A-091 is shown at its field until another field changes', async () => {
      const { type, shown } = await refused();
      type('Display name', 'Dr. Brandt');
      expect(shown()).toBe(false);
    });

    it('A-091 A-100 is shown until a phone changes', async () => {
      const { dialog, user, shown } = await refused();
      await user.click(dialog.getByRole('button', { name: 'Add phone' }));
      await user.type(dialog.getByRole('textbox', { name: 'Phone number' }), '5');
      expect(shown()).toBe(false);
    });

    it("A-091 A-242 is shown until another user's changes are loaded", async () => {
      const { dialog, server, save, user, shown, field } = await refused();
      server.fail('UpdateLocationUser', 'CONFLICT', userTexts.changedMeanwhile);
      await save();
      const load = await dialog.findByRole('button', { name: 'Load latest version' });
      expect(shown()).toBe(true);
      server.answer('GetLocationUser', { locationUser: sampleProfile({ version: 5, vetLicenseNumber: 'NY-9000' }) });
      await user.click(load);
      await dialog.findByText(/^The latest version is loaded/);
      expect(field('Vet License number').value).toBe('NY-1');
      expect(shown()).toBe(false);
    });
  });

  it('A-091 shows why saving failed', async () => {
    const { dialog, type, save, server } = await edit();
    type('Display name', 'Dr. Brandt');
    server.fail('UpdateLocationUser', 'FORBIDDEN', 'You may not.');
    await save();
    expect(await dialog.findByText('Error Updating User')).toBeDefined();
    expect(dialog.getByText('You may not.')).toBeDefined();
  });
});

describe("the profile's account", () => {
  it('A-084 shows where the user works, and opens the account form', async () => {
    const elsewhere = { id: '9', name: 'Wren Lakeside', organizationId: '1', isActive: true, timeZone: 'UTC' };
    const held = sampleUserAssignment({
      id: '31',
      locationId: '9',
      location: elsewhere,
      isPrimary: false,
      isActive: false,
    });
    const { user, server } = start(sampleProfile(), (fake) =>
      fake.answer('GetUser', { user: sampleAccount({ locationsUsers: [sampleUserAssignment(), held] }) }),
    );
    server.answer('Roles', { roles: [sampleListedRole('VET')] });
    const card = await region('Account and Locations');
    expect(await card.findByText('Signs in as ingrid@wren.example.')).toBeDefined();
    expect(card.getByRole('link', { name: 'Wren Lakeside' }).getAttribute('href')).toBe(
      '/usermanagement/userprofile/31',
    );
    await user.click(card.getByRole('button', { name: 'Edit account' }));
    expect(await screen.findByRole('textbox', { name: 'First name' })).toBeDefined();
    expect(screen.getByRole('dialog', { name: 'Edit Account' })).toBeDefined();
  });
});
