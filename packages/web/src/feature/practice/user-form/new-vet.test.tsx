import { dateFormatText } from '@signa/core/base';
import { deaNumberTexts } from '@signa/core/practice';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createPracticeServer } from '../../../testing/practice-server';
import { renderScreen } from '../../../testing/render';
import { sampleAccount } from '../../../testing/sample-person';
import { sampleListedRole } from '../../../testing/sample-practice';
import { AddUserDialog } from './user-dialog';

const places = { known: [{ id: '9', name: 'Wren Lakeside', timeZone: 'America/New_York' }], others: null };
const viewer = { userId: '5', isSupport: false, whyNotAt: () => null, isForeign: () => false };

async function open() {
  const server = createPracticeServer();
  server.answer('Roles', { roles: (['ADMIN', 'STAFF', 'VET'] as const).map(sampleListedRole) });
  server.answer('AddUser', { addUser: sampleAccount() });
  const rendered = renderScreen(
    <AddUserDialog places={places} viewer={viewer} locationId="9" onClose={() => undefined} />,
    { server },
  );
  await screen.findByRole('textbox', { name: 'First name' });
  const dialog = within(screen.getByRole('dialog', { name: 'Add User' }));
  const type = (name: string | RegExp, value: string) =>
    fireEvent.change(dialog.getByRole('textbox', { name }), { target: { value } });
  return { ...rendered, server, dialog, type };
}

it('A-084 A-460 hires a vet in one form: role, license, title, and DEA registration', async () => {
  const { user, server, dialog, type } = await open();
  type('First name', 'Nora');
  type('Last name', 'Quist');
  type('Email', 'nora.quist@wren.example');
  type('Phone number', '518 555 0160');
  expect(dialog.queryByRole('textbox', { name: /^DEA license number/ })).toBeNull();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Role' }), 'VET');
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Title/ }), 'DVM');
  type('Vet License number', '014120');
  type('Expiration date', '9/22/2028');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'State' }), 'NY');
  type(/^DEA license number/, 'fq4418267');
  type(/^DEA expiration date/, 'soon');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText(deaNumberTexts.checkDigit)).toBeDefined();
  expect(dialog.getAllByText(dateFormatText).length).toBeGreaterThan(0);
  expect(server.calls('AddUser')).toEqual([]);
  type(/^DEA license number/, 'fq4418263');
  type(/^DEA expiration date/, '01252029');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.calls('AddUser')).toHaveLength(1));
  expect(server.lastVariables('AddUser')?.input).toMatchObject({
    lastName: 'Quist',
    title: 'DVM',
    deaLicense: 'fq4418263',
    deaLicenseExpiration: '2029-01-25',
    locationsUsers: [{ locationId: '9', vetLicenseNumber: '014120', vetLicenseExpiration: '2028-09-22' }],
  });
});
