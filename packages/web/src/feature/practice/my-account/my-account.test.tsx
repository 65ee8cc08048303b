import { delegationTexts } from '@signa/core/practice';
import { refusalTexts } from '@signa/core/administration';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { calendarDays } from '../../../testing/calendar-days';
import type { FakeServer } from '../../../testing/fake-server';
import { createPracticeServer } from '../../../testing/practice-server';
import { renderApp } from '../../../testing/render';
import { sampleAccount, samplePerson, sampleProfile } from '../../../testing/sample-person';
import { sampleAssignment, sampleRole, sampleUser } from '../../../testing/sample-practice';
import { settled } from '../../../testing/settled';

const staff = (id: string, displayName: string, isActive = true) =>
  samplePerson({ id, userId: id, displayName, isActive, roleId: 'STAFF', role: sampleRole('STAFF') });
const colleagues = [
  samplePerson(),
  staff('31', 'Priya Natarajan'),
  staff('32', 'Luis Ferreira'),
  staff('33', 'Ada Left', false),
];
const delegation = (id: string, delegate: string, lastDay: string | null = null) => {
  const other = colleagues.find((one) => one.id === delegate);
  if (!other) throw new Error(`Nobody has the id ${delegate}`);
  return { id, locationUserId: '21', delegatedLocationUserId: delegate, lastDay, other };
};

interface Opened {
  readonly person?: ReturnType<typeof sampleProfile>;
  readonly roleName?: 'VET' | 'STAFF' | 'ADMIN';
  readonly prepare?: (server: FakeServer) => void;
}

async function press({
  person = sampleProfile({ delegatedUsers: [delegation('d1', '31')] }),
  roleName = 'VET',
  prepare = () => {},
}: Opened) {
  const server = createPracticeServer();
  const own = sampleAssignment({ id: '21', userId: '2', displayName: 'Ingrid Brandt', role: sampleRole(roleName) });
  server.answer('GetUserByUsername', { userByUsername: sampleUser({ id: '2', locationsUsers: [own] }) });
  server.answer('GetUser', { user: sampleAccount() });
  server.answer('GetLocationUser', { locationUser: person });
  server.answer('LocationsUsers', { locationsUsers: { data: colleagues, count: colleagues.length } });
  server.answer('UpdateUser', { updateUser: sampleAccount({ version: 8 }) });
  server.answer('UpdateLocationUser', { updateLocationUser: samplePerson() });
  server.answer('AddDelegatedUser', { addDelegatedUser: [] });
  server.answer('DeleteDelegatedUser', { deleteDelegatedUser: [] });
  prepare(server);
  const rendered = renderApp('/history', { server });
  await rendered.user.click(await screen.findByRole('button', { name: /^Account of/ }));
  await rendered.user.click(screen.getByRole('menuitem', { name: 'My Account' }));
  return { ...rendered, server, tab: (name: string) => rendered.user.click(screen.getByRole('tab', { name })) };
}
async function open(opened: Opened = {}) {
  const rendered = await press(opened);
  await screen.findByRole('tab', { name: 'Profile' });
  return rendered;
}
const sent = (
  server: FakeServer,
  name: 'AddDelegatedUser' | 'DeleteDelegatedUser' | 'UpdateUser' | 'UpdateLocationUser',
) => server.calls(name).map(({ variables }) => variables);
const list = (name: string) => within(screen.getByRole('region', { name }));
const save = () => screen.getByRole('button', { name: /^Save/ });

describe('My Account', () => {
  it.each(['GetUser', 'GetLocationUser'] as const)(
    'A-009 explains why the user could not be loaded: %s',
    async (name) => {
      await press({ prepare: (server) => server.fail(name, 'PARTNER_UNREACHABLE', 'No answer') });
      const dialog = within(await screen.findByRole('dialog', { name: 'My Account' }));
      expect((await dialog.findByRole('alert')).textContent).toContain('Error retrieving user. No answer');
    },
  );

  it('A-038 is 700 px wide', async () => {
    await open();
    expect(getComputedStyle(screen.getByRole('dialog', { name: 'My Account' })).width).toMatch(/sizes-modal|700px/);
  });

  it('A-106 A-095 saves account names and phones to the account and location fields to the location', async () => {
    const { user, server } = await open();
    const first = screen.getByRole('textbox', { name: 'First name' });
    await user.clear(first);
    await user.type(first, 'Inga2');
    await user.click(save());
    expect(await screen.findByText('Should be alphabetical characters and Space')).toBeDefined();
    expect(server.calls('UpdateUser')).toEqual([]);
    await user.clear(first);
    await user.type(first, ' Inga ');
    const display = screen.getByRole('textbox', { name: 'Display name' });
    await user.clear(display);
    await user.type(display, 'Dr. Inga Brandt');
    await user.click(save());
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'My Account' })).toBeNull());
    expect(sent(server, 'UpdateUser')).toEqual([
      { id: '2', input: { version: 7, firstName: 'Inga', lastName: 'Brandt', userPhones: [expect.anything()] } },
    ]);
    expect(sent(server, 'UpdateLocationUser')).toEqual([
      { id: '21', input: { version: 4, displayName: 'Dr. Inga Brandt' } },
    ]);
    expect(sent(server, 'AddDelegatedUser')).toEqual([]);
  });

  it('A-106 A-100 requires an account phone, adds it as Office, and rejects duplicates', async () => {
    const { user, server } = await open();
    const phones = within(screen.getAllByRole('group', { name: 'Phones' })[0]!);
    const press = (name: string | RegExp) => user.click(phones.getByRole('button', { name }));
    const number = async (text: string) => {
      await user.click(phones.getByRole('textbox', { name: 'Phone number' }));
      await user.paste(text);
      await press('Save phone');
    };
    await press(/^Remove/);
    await user.click(save());
    expect(await phones.findByText('At least 1 phone number is required')).toBeDefined();
    expect(sent(server, 'UpdateUser')).toEqual([]);
    await press('Add phone');
    const kind = phones.getByRole<HTMLSelectElement>('combobox', { name: 'Phone type' });
    expect(kind.selectedOptions[0]?.text).toBe('Office');
    await number('518 555 0188');
    await press('Add phone');
    await number('518 555 0188');
    expect(phones.getByText('(518)-555-0188 is already in the list.')).toBeDefined();
    await user.click(save());
    await waitFor(() => expect(server.calls('UpdateUser')).toHaveLength(1));
    const userPhones = [{ phoneTypeId: 3, phoneNumber: '5185550188' }];
    expect(sent(server, 'UpdateUser')).toMatchObject([{ id: '2', input: { version: 7, userPhones } }]);
  });

  it('A-106 A-107 saves a notification change on its own, with its own notice', async () => {
    const { user, server, tab } = await open();
    await tab('Notification');
    await user.click(screen.getByRole('switch', { name: 'Pending authorizations' }));
    await user.click(save());
    expect(await screen.findByText('Data saved successfully.')).toBeDefined();
    expect(sent(server, 'UpdateUser')).toEqual([]);
    expect(sent(server, 'UpdateLocationUser')).toEqual([{ id: '21', input: { version: 4, isPendingAuth: true } }]);
  });

  it('A-106 A-075 shows Delegations only for roles that can authorize', async () => {
    await open({ person: sampleProfile({ role: sampleRole('STAFF') }), roleName: 'STAFF' });
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Profile', 'Notification']);
  });

  it('A-242 A-106 keeps typed values if another user saved first, and loads the new values', async () => {
    const message = 'Someone else changed this user while you were editing.';
    const { user, server } = await open({
      prepare: (fake) => fake.fail('UpdateUser', 'CONFLICT', message),
    });
    const last = screen.getByRole('textbox', { name: 'Last name' });
    await user.clear(last);
    await user.type(last, 'Brandt-Lee');
    await user.click(save());
    expect(await screen.findByText(message)).toBeDefined();
    server.answer('GetUser', { user: sampleAccount({ version: 9, firstName: 'Ingrida' }) });
    server.answer('UpdateUser', { updateUser: sampleAccount({ version: 10 }) });
    await user.click(screen.getByRole('button', { name: 'Load latest version' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'First name' })).toHaveProperty('value', 'Ingrida'));
    await user.click(save());
    await waitFor(() => expect(sent(server, 'UpdateUser')).toHaveLength(2));
    expect(sent(server, 'UpdateUser')[1]).toMatchObject({
      input: { version: 9, firstName: 'Ingrida', lastName: 'Brandt-Lee' },
    });
  });
});

describe('the Delegations tab', () => {
  it('A-075 A-076 A-268 moves users by pointer, sets an end date for one, and sends only the differences', async () => {
    const { user, server, tab } = await open();
    await tab('Delegations');
    expect(await screen.findByRole('region', { name: 'Non-Delegates' })).toBeDefined();
    expect(list('Non-Delegates').getAllByRole('checkbox')).toHaveLength(1);
    expect(list('Delegates').getByText('Priya Natarajan')).toBeDefined();
    expect(list('Delegates').getByText('No end')).toBeDefined();
    // No user was moved, so Save announces no change.
    expect(screen.queryByText(/The others stay as they are/)).toBeNull();
    await user.click(list('Delegates').getByRole('checkbox', { name: /Priya Natarajan/ }));
    await user.click(screen.getByRole('button', { name: 'Remove 1' }));
    await user.click(list('Non-Delegates').getByRole('checkbox', { name: /Luis Ferreira/ }));
    await user.click(screen.getByRole('button', { name: 'Add 1' }));
    const lastDay = list('Delegates').getByRole('textbox', { name: 'Last day of Luis Ferreira' });
    expect(calendarDays(lastDay)).toEqual(['2026-11-20', '']);
    await user.type(lastDay, '11-27-2026');
    expect(
      screen.getByText('Save adds Luis Ferreira and removes Priya Natarajan. The others stay as they are.'),
    ).toBeDefined();
    await user.click(save());
    expect(await screen.findByText('Updated delegations successfully')).toBeDefined();
    expect(sent(server, 'DeleteDelegatedUser')).toEqual([{ ids: ['d1'] }]);
    expect(sent(server, 'AddDelegatedUser')).toEqual([
      { delegations: [{ locationUserId: '21', delegatedLocationUserId: '32', lastDay: '2026-11-27' }] },
    ]);
    expect(sent(server, 'UpdateUser')).toEqual([]);
    expect(sent(server, 'UpdateLocationUser')).toEqual([]);
  });

  it('A-075 works by keyboard alone: up and down move through a list, right and left move to the other one', async () => {
    const { user, tab } = await open({ person: sampleProfile() });
    await tab('Delegations');
    await screen.findByRole('region', { name: 'Non-Delegates' });
    const [luis, priya] = list('Non-Delegates').getAllByRole('checkbox');
    luis?.focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(priya);
    await user.keyboard(' {ArrowUp} {ArrowRight}');
    expect(list('Delegates').getAllByRole('checkbox')).toHaveLength(2);
    expect(list('Non-Delegates').getByText('Everyone here is a delegate.')).toBeDefined();
    await waitFor(() => expect(document.activeElement?.closest('section')?.textContent).toMatch(/^Delegates/));
    await user.keyboard('{ArrowLeft}');
    expect(list('Delegates').getAllByRole('checkbox')).toHaveLength(1);
  });

  it('A-268 A-269 shows which delegations ended, and rejects a last day in the past before sending anything', async () => {
    const person = sampleProfile({ delegatedUsers: [delegation('d1', '31', '2026-11-10'), delegation('d2', '33')] });
    const { user, server, tab } = await open({ person });
    await tab('Delegations');
    expect(await screen.findByText('Ended on 11-10-2026')).toBeDefined();
    expect(list('Delegates').getByText('not active', { exact: false })).toBeDefined();
    const day = list('Delegates').getByRole('textbox', { name: 'Last day of Priya Natarajan' });
    await user.clear(day);
    await user.type(day, '11-19-2026');
    await user.click(save());
    expect(await screen.findByText(delegationTexts.lastDayPast)).toBeDefined();
    expect(sent(server, 'AddDelegatedUser')).toEqual([]);
    await user.clear(day);
    await user.type(day, '11-20-2026');
    await user.click(save());
    await waitFor(() =>
      expect(sent(server, 'AddDelegatedUser')).toEqual([
        { delegations: [{ locationUserId: '21', delegatedLocationUserId: '31', lastDay: '2026-11-20' }] },
      ]),
    );
  });

  it('A-076 keeps the choices after a failed save, and sends what is still missing', async () => {
    const { user, server, tab } = await open({
      prepare: (fake) => fake.fail('AddDelegatedUser', 'BAD_USER_INPUT', delegationTexts.delegateInactive),
    });
    await tab('Delegations');
    await screen.findByRole('region', { name: 'Non-Delegates' });
    await user.click(list('Delegates').getByRole('checkbox', { name: /Priya/ }));
    await user.click(list('Non-Delegates').getByRole('checkbox', { name: /Luis/ }));
    await user.click(screen.getByRole('button', { name: 'Remove 1' }));
    await user.click(list('Non-Delegates').getByRole('checkbox', { name: /Luis/ }));
    await user.click(screen.getByRole('button', { name: 'Add 1' }));
    server.answer('GetLocationUser', { locationUser: sampleProfile() });
    await user.click(save());
    expect((await screen.findAllByText(delegationTexts.delegateInactive)).length).toBeGreaterThan(0);
    server.answer('AddDelegatedUser', { addDelegatedUser: [delegation('d9', '32')] });
    await settled(server);
    await user.click(save());
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'My Account' })).toBeNull());
    expect(sent(server, 'DeleteDelegatedUser')).toHaveLength(1);
    expect(sent(server, 'AddDelegatedUser')).toHaveLength(2);
  });

  it("A-279 A-075 A-078 is read-only, with the reason, for users who can't act for the vet", async () => {
    const person = sampleProfile({ role: { ...sampleRole('ADMIN'), canAuthorize: true } });
    const { tab } = await open({
      person: { ...person, delegatedUsers: [delegation('d1', '31', '2026-11-27')] },
      roleName: 'ADMIN',
    });
    await tab('Delegations');
    expect(await screen.findByText(refusalTexts.delegatesOfVets, { ignore: '[hidden]' })).toBeDefined();
    const add = screen.getByRole('button', { name: 'Add' });
    expect(add.getAttribute('aria-disabled')).toBe('true');
    const reason = document.getElementById(add.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe(refusalTexts.delegatesOfVets);
    expect(screen.getByText('Until 11-27-2026')).toBeDefined();
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
  });
});
