import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { refusalTexts } from '@signa/core/administration';
import { ownAssignmentTexts } from '@signa/core/practice';
import { describe, expect, it } from 'vitest';
import { calendarDays } from '../../../testing/calendar-days';
import { createPracticeServer } from '../../../testing/practice-server';
import { renderScreen } from '../../../testing/render';
import { sampleAccount, sampleUserAssignment } from '../../../testing/sample-person';
import { sampleListedRole } from '../../../testing/sample-practice';
import { AddUserDialog, EditAccountDialog } from './user-dialog';
import type { FormViewer } from './user-form-place';

const known = [
  { id: '1', name: 'Wren Street Animal Hospital', timeZone: 'America/New_York' },
  { id: '9', name: 'Wren Lakeside', timeZone: 'America/New_York' },
];
const places = { known, others: null };
const whyNot = (locationId: string) => (locationId === '77' ? refusalTexts.foreignLocation : null);
const manager: FormViewer = { userId: '5', isSupport: false, whyNotAt: whyNot, isForeign: ({ id }) => id === '77' };
const support: FormViewer = { userId: null, isSupport: true, whyNotAt: () => null, isForeign: () => false };
const roles = [
  ...(['ADMIN', 'STAFF', 'VET'] as const).map(sampleListedRole),
  { ...sampleListedRole('STAFF'), id: 'OLD', name: 'OLD', isActive: false },
];

function prepared() {
  const server = createPracticeServer();
  server.answer('Roles', { roles });
  server.answer('GetUser', { user: sampleAccount() });
  server.answer('AddUser', { addUser: sampleAccount() });
  server.answer('UpdateUser', { updateUser: sampleAccount() });
  return server;
}

let isClosed = false;
const onClose = () => {
  isClosed = true;
};

async function opened(element: Parameters<typeof renderScreen>[0], title: string, server = prepared()) {
  isClosed = false;
  const rendered = renderScreen(element, { server });
  await screen.findByRole('textbox', { name: 'First name' });
  const dialog = within(screen.getByRole('dialog', { name: title }));
  const field = (name: string | RegExp) => dialog.getByRole<HTMLInputElement>('textbox', { name });
  return {
    ...rendered,
    server,
    dialog,
    field,
    row: (name = 'Wren Street Animal Hospital') => within(dialog.getByRole('group', { name })),
    save: () => rendered.user.click(dialog.getByRole('button', { name: 'Save' })),
    type: (name: string | RegExp, text: string) => fireEvent.change(field(name), { target: { value: text } }),
  };
}
type Opened = Awaited<ReturnType<typeof opened>>;

const add = (viewer = manager) =>
  opened(<AddUserDialog places={places} viewer={viewer} locationId="9" onClose={onClose} />, 'Add User');
const edit = (viewer = manager, server = prepared()) =>
  opened(<EditAccountDialog places={places} viewer={viewer} userId="2" onClose={onClose} />, 'Edit Account', server);

async function fillVet({ user, type, row }: Opened) {
  type('First name', ' Nora ');
  type('Last name', 'Quist, Jr.');
  type('Email', 'nora.quist@wren.example');
  type('Phone number', '518 555 0160');
  const there = row('Wren Lakeside');
  await user.selectOptions(there.getByRole('combobox', { name: 'Role' }), 'VET');
  fireEvent.change(there.getByRole('textbox', { name: 'Employee ID' }), { target: { value: 'B-7' } });
  fireEvent.change(there.getByRole('textbox', { name: 'Vet License number' }), { target: { value: '014120' } });
  fireEvent.change(there.getByRole('textbox', { name: 'Expiration date' }), { target: { value: '09-22-2028' } });
  await user.selectOptions(there.getByRole('combobox', { name: 'State' }), 'NY');
}

describe('Add User modal', () => {
  it('A-084 A-085 A-091 C-038 sends the identity, contact details, and assignments', async () => {
    const form = await add();
    await fillVet(form);
    await form.save();
    await waitFor(() => expect(isClosed).toBe(true));
    expect(form.server.lastVariables('AddUser')).toEqual({
      input: {
        firstName: 'Nora',
        lastName: 'Quist, Jr.',
        email: 'nora.quist@wren.example',
        isEnabledInOkta: true,
        userPhones: [{ phoneTypeId: 3, phoneNumber: '5185550160' }],
        locationsUsers: [
          {
            locationId: '9',
            roleId: 'VET',
            employeeId: 'B-7',
            vetLicenseNumber: '014120',
            vetLicenseExpiration: '2028-09-22',
            vetLicenseState: 'NY',
            isPrimary: true,
            isActive: true,
          },
        ],
      },
    });
    expect(await screen.findByText('Added user successfully')).toBeDefined();
  });

  it('A-090 A-094 A-096 A-100 A-102 C-042 reports every missing value and sends nothing', async () => {
    const { dialog, save, server, row, user, field } = await add();
    await save();
    expect(dialog.getAllByText('This field is required')).toHaveLength(3);
    for (const text of ['At least 1 phone number is required', 'Role is required'])
      expect(dialog.getByText(text)).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(field('First name')));
    await user.click(row('Wren Lakeside').getByRole('switch', { name: /^Active/ }));
    expect(dialog.getByText('At least 1 active location is required')).toBeDefined();
    expect(server.calls('AddUser')).toEqual([]);
  });

  it('A-100 adds a phone as Office, and rejects a phone with the same number and type', async () => {
    const form = await add();
    const { dialog, user, type, server, save } = form;
    await fillVet(form);
    await user.click(dialog.getByRole('button', { name: 'Save phone' }));
    await user.click(dialog.getByRole('button', { name: 'Add phone' }));
    const kind = dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Phone type' });
    expect(kind.selectedOptions[0]?.text).toBe('Office');
    type('Phone number', '518 555 0160');
    await user.click(dialog.getByRole('button', { name: 'Save phone' }));
    expect(dialog.getByText('(518)-555-0160 is already in the list.')).toBeDefined();
    await save();
    await waitFor(() => expect(isClosed).toBe(true));
    expect(server.lastVariables('AddUser')?.input.userPhones).toEqual([{ phoneTypeId: 3, phoneNumber: '5185550160' }]);
  });

  it('A-102 accepts each location once, and one primary location', async () => {
    const { dialog, save, user, row } = await add();
    await user.click(dialog.getByRole('button', { name: 'Add assignment' }));
    const added = row('Wren Street Animal Hospital');
    expect(added.getByRole<HTMLInputElement>('radio').checked).toBe(false);
    expect(dialog.queryByRole('button', { name: 'Add assignment' })).toBeNull();
    await user.selectOptions(added.getByRole('combobox', { name: 'Location' }), 'Wren Lakeside');
    await save();
    expect(dialog.getByText('You can choose location only one time')).toBeDefined();
    await user.click(dialog.getAllByRole('button', { name: /^Remove the assignment/ })[1] ?? document.body);
    expect(dialog.queryByText('You can choose location only one time')).toBeNull();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Location' }), '');
    expect(dialog.getByText('Location is required')).toBeDefined();
  });

  it('A-102 requires another primary location if the primary one is deactivated', async () => {
    const { dialog, save, user, row } = await add();
    await user.click(dialog.getByRole('button', { name: 'Add assignment' }));
    await user.click(row('Wren Lakeside').getByRole('switch', { name: /^Active/ }));
    await save();
    expect(dialog.getByText('At least 1 primary location should be selected')).toBeDefined();
    await user.click(row('Wren Street Animal Hospital').getByRole('radio'));
    expect(dialog.queryByText('At least 1 primary location should be selected')).toBeNull();
  });

  it('A-074 A-103 A-104 requires a license for a role that can authorize, and locks and clears it for other roles', async () => {
    const form = await add();
    const { dialog, save, user, row } = form;
    await fillVet(form);
    const there = row('Wren Lakeside');
    const number = () => there.getByRole<HTMLInputElement>('textbox', { name: 'Vet License number' });
    await user.selectOptions(there.getByRole('combobox', { name: 'Role' }), 'STAFF');
    expect([number().value, number().disabled]).toEqual(['', true]);
    expect(there.getByText('STAFF cannot authorize and needs no license.')).toBeDefined();
    await user.selectOptions(there.getByRole('combobox', { name: 'Role' }), 'VET');
    expect([number().value, number().disabled]).toEqual(['014120', false]);
    fireEvent.change(number(), { target: { value: '' } });
    fireEvent.change(there.getByRole('textbox', { name: 'Expiration date' }), { target: { value: '' } });
    await user.selectOptions(there.getByRole('combobox', { name: 'State' }), '');
    await save();
    for (const text of ['Vet License is required', 'Please provide your vet license date', 'Please select state'])
      expect(dialog.getByText(text)).toBeDefined();
    expect(calendarDays(there.getByRole('textbox', { name: 'Expiration date' }))).toEqual(['2026-11-20', '2030-12-31']);
    fireEvent.change(there.getByRole('textbox', { name: 'Expiration date' }), { target: { value: '01-01-2031' } });
    expect(dialog.getByText('Choose a date through 12-31-2030')).toBeDefined();
    fireEvent.change(there.getByRole('textbox', { name: 'Expiration date' }), { target: { value: '11-19-2026' } });
    expect(dialog.getByText(/^This license has expired/)).toBeDefined();
  });

  it('A-103 stores no license for a role that needs none', async () => {
    const form = await add();
    await fillVet(form);
    await form.user.selectOptions(form.row('Wren Lakeside').getByRole('combobox', { name: 'Role' }), 'STAFF');
    await form.save();
    await waitFor(() => expect(isClosed).toBe(true));
    expect(form.server.lastVariables('AddUser')?.input.locationsUsers).toMatchObject([
      { vetLicenseNumber: null, vetLicenseExpiration: null, vetLicenseState: null },
    ]);
  });

  it('A-102 offers only active roles', async () => {
    const { row } = await add();
    const role = row('Wren Lakeside').getByRole<HTMLSelectElement>('combobox', { name: 'Role' });
    expect([...role.options].map(({ text }) => text)).toEqual(['Choose', 'ADMIN', 'STAFF', 'VET']);
  });

  it('A-094 A-096 A-101 C-040 rejects invalid names and addresses, masks a phone, and rejects a duplicate', async () => {
    const { type, save, dialog, user, field } = await add();
    type('First name', 'N<ra');
    type('Last name', 'x'.repeat(31));
    type('Email', 'nora');
    await user.type(field('Phone number'), '5185550160');
    expect(field('Phone number').value).toBe('518 555 0160');
    await user.click(dialog.getByRole('button', { name: 'Save phone' }));
    await user.click(dialog.getByRole('button', { name: 'Add phone' }));
    await user.type(field('Phone number'), '518555016');
    await save();
    for (const text of [
      'Should be alphabetical characters and Space',
      'Enter at most 30 characters',
      'Input is not a valid e-mail',
      'Invalid phone number',
    ])
      expect(dialog.getByText(text)).toBeDefined();
    await user.type(field('Phone number'), '0');
    await user.click(dialog.getByRole('button', { name: 'Save phone' }));
    expect(dialog.getByText('(518)-555-0160 is already in the list.')).toBeDefined();
    expect(dialog.getAllByRole('button', { name: 'Edit (518)-555-0160' })).toHaveLength(1);
  });

  it("A-091 shows the server's message and keeps typed values", async () => {
    const form = await add();
    await fillVet(form);
    form.server.fail('AddUser', 'CONFLICT', 'A user with this email address already has a Signa account.');
    await form.save();
    expect(await form.dialog.findByText('Error submitting new user.')).toBeDefined();
    expect(form.dialog.getByText('A user with this email address already has a Signa account.')).toBeDefined();
    expect(form.field('Last name').value).toBe('Quist, Jr.');
    expect(isClosed).toBe(false);
  });

  it('A-084 asks before typed values are discarded', async () => {
    const { type, dialog, user } = await add();
    type('First name', 'Nora');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(isClosed).toBe(true);
  });
});

describe('Edit Account modal', () => {
  it('A-279 A-086 A-097 reserves the email and the active switch for support', async () => {
    const first = await edit();
    expect(first.dialog.queryByRole('textbox', { name: 'Email' })).toBeNull();
    expect(first.dialog.getByText('Only Signa support can change the email address and sign-in.')).toBeDefined();
    const account = first.dialog.getByRole('switch', { name: 'Enabled in identity provider' });
    expect(account.getAttribute('aria-disabled')).toBe('true');
    expect(account).toHaveProperty('checked', true);
    await first.user.click(account);
    expect(account).toHaveProperty('checked', true);
    expect((await screen.findAllByText(refusalTexts.supportSwitch)).length).toBeGreaterThan(0);
    first.unmount();
    const second = await edit(support);
    second.type('Email', 'brandt@wren.example');
    await second.user.click(second.dialog.getByRole('switch', { name: 'Enabled in identity provider' }));
    await second.save();
    await waitFor(() => expect(isClosed).toBe(true));
    expect(second.server.lastVariables('UpdateUser')?.input).toMatchObject({
      email: 'brandt@wren.example',
      isEnabledInOkta: false,
    });
  });

  it('A-087 A-091 A-242 sends the changed rows with the versions that were read', async () => {
    const { server, save, row } = await edit();
    fireEvent.change(row().getByRole('textbox', { name: 'Employee ID' }), { target: { value: 'B-0214' } });
    await save();
    await waitFor(() => expect(isClosed).toBe(true));
    const { input } = server.lastVariables('UpdateUser') ?? {};
    expect(input).toMatchObject({ version: 7, firstName: 'Ingrid', userPhones: [{ uuid: 'phone-of-21' }] });
    expect(input?.locationsUsers).toMatchObject([{ id: '21', version: 4, employeeId: 'B-0214', locationId: '1' }]);
    expect(input).not.toHaveProperty('email');
    expect(await screen.findByText('Updated user successfully')).toBeDefined();
  });

  it('A-279 A-088 prevents users from deactivating themselves or changing their own role', async () => {
    const { row } = await edit({ ...manager, userId: '2' });
    const active = row().getByRole('switch', { name: /^Active/ });
    expect(active.getAttribute('aria-disabled')).toBe('true');
    active.focus();
    expect(await screen.findByText(ownAssignmentTexts.active, { ignore: '[hidden]' })).toBeDefined();
    expect(row().getByRole<HTMLSelectElement>('combobox', { name: 'Role' }).disabled).toBe(true);
  });

  it("A-279 A-087 shows an assignment at a location the viewer doesn't manage as read-only", async () => {
    const server = prepared();
    const elsewhere = { id: '77', name: 'Battenkill', organizationId: '1', isActive: true, timeZone: 'UTC' };
    const held = sampleUserAssignment({ id: '31', locationId: '77', location: elsewhere, isPrimary: false });
    server.answer('GetUser', { user: sampleAccount({ locationsUsers: [sampleUserAssignment(), held] }) });
    const { row } = await edit(manager, server);
    const there = row('Battenkill');
    const active = there.getByRole('switch');
    expect(active.getAttribute('aria-disabled')).toBe('true');
    const describedBy = active.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(describedBy)?.textContent).toBe(whyNot('77'));
    for (const control of [there.getByRole('radio'), there.getByRole('textbox', { name: 'Employee ID' })])
      expect((control as HTMLInputElement).disabled).toBe(true);
  });

  it('A-242 A-091 keeps the typed values of the later of two managers, and loads the rest', async () => {
    const { server, save, type, field, dialog, row, user } = await edit();
    type('Last name', 'Brandt-Lund');
    fireEvent.change(row().getByRole('textbox', { name: 'Employee ID' }), { target: { value: 'B-0214' } });
    server.fail(
      'UpdateUser',
      'CONFLICT',
      'Someone else changed this user while you were editing. Load the latest version. Your changes are kept.',
    );
    await save();
    expect((await dialog.findByRole('alert')).textContent).toContain(
      'Someone else changed this user while you were editing.',
    );
    expect(field('Last name').value).toBe('Brandt-Lund');
    const theirs = sampleUserAssignment({ version: 5, vetLicenseNumber: 'NY-9000' });
    server.answer('GetUser', {
      user: sampleAccount({ version: 8, firstName: 'Inga', lastName: 'Lund', locationsUsers: [theirs] }),
    });
    await user.click(dialog.getByRole('button', { name: 'Load latest version' }));
    expect((await dialog.findByText(/^The latest version is loaded/)).textContent).toContain(
      'Someone else also changed: Last name, Assignments.',
    );
    expect([field('First name').value, field('Last name').value]).toEqual(['Inga', 'Brandt-Lund']);
    expect(row().getByRole<HTMLInputElement>('textbox', { name: 'Vet License number' }).value).toBe('NY-9000');
    expect(row().getByRole<HTMLInputElement>('textbox', { name: 'Employee ID' }).value).toBe('B-0214');
    server.answer('UpdateUser', { updateUser: sampleAccount() });
    await save();
    await waitFor(() => expect(isClosed).toBe(true));
    expect(server.lastVariables('UpdateUser')?.input).toMatchObject({
      version: 8,
      lastName: 'Brandt-Lund',
      locationsUsers: [{ version: 5, vetLicenseNumber: 'NY-9000', employeeId: 'B-0214' }],
    });
  });

  it('A-091 reports other failures', async () => {
    const { server, save, type, dialog } = await edit();
    type('Last name', 'Lund');
    server.fail('UpdateUser', 'PARTNER_UNREACHABLE', 'The identity provider does not answer.');
    await save();
    expect(await dialog.findByText('Error updating user.')).toBeDefined();
    expect(dialog.getByText('The identity provider does not answer.')).toBeDefined();
  });

  it.each([
    ['GetUser', 'Error retrieving user. No answer'],
    ['Roles', 'The form could not be loaded.'],
  ] as const)('A-084 A-009 explains why the stored values could not be loaded: %s fails', async (name, text) => {
    const server = prepared();
    server.fail(name, 'PARTNER_UNREACHABLE', 'No answer');
    renderScreen(<EditAccountDialog places={places} viewer={manager} userId="2" onClose={onClose} />, { server });
    expect((await screen.findByRole('alert')).textContent).toContain(text);
  });
});
