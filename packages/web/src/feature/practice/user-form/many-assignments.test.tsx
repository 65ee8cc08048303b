import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createPracticeServer } from '../../../testing/practice-server';
import { renderScreen } from '../../../testing/render';
import { sampleAccount, sampleUserAssignment } from '../../../testing/sample-person';
import { sampleListedRole } from '../../../testing/sample-practice';
import { EditAccountDialog } from './user-dialog';

const known = Array.from({ length: 1_000 }, (_, index) => ({
  id: String(1 + index),
  name: `Practice ${index + 1}`,
  timeZone: 'America/New_York',
}));
const places = { known, others: null };
const viewer = { userId: '5', isSupport: false, whyNotAt: () => null, isForeign: () => false };

function prepared() {
  const server = createPracticeServer();
  server.answer('Roles', { roles: (['ADMIN', 'STAFF', 'VET'] as const).map(sampleListedRole) });
  const locationsUsers = known.slice(0, 300).map(({ id, name, timeZone }) =>
    sampleUserAssignment({
      id: `p${id}`,
      locationId: id,
      isPrimary: id === '1',
      location: { id, name, organizationId: '1', isActive: true, timeZone },
    }),
  );
  server.answer('GetUser', { user: sampleAccount({ locationsUsers }) });
  server.answer('UpdateUser', { updateUser: sampleAccount() });
  return server;
}

it('A-453 finds one of 300 assignments by its location, edits it, and sends only that one', async () => {
  const server = prepared();
  const { user } = renderScreen(<EditAccountDialog places={places} viewer={viewer} userId="2" onClose={() => {}} />, {
    server,
  });
  await screen.findByRole('textbox', { name: 'First name' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Account' }));
  await dialog.findByText('20 of 300 assignments shown');
  expect(dialog.getAllByRole('group', { name: /^Practice/ })).toHaveLength(20);
  const search = dialog.getByRole('searchbox', { name: 'Search assignments' });
  fireEvent.change(search, { target: { value: 'practice 287' } });
  const row = within(dialog.getByRole('group', { name: 'Practice 287' }));
  fireEvent.change(row.getByRole('textbox', { name: 'Employee ID' }), { target: { value: 'B-7' } });
  fireEvent.change(search, { target: { value: 'zzyzx' } });
  expect(dialog.getByText('No assignment matches this location name.')).toBeDefined();
  // Changed rows stay visible.
  expect(dialog.getAllByRole('group', { name: /^Practice/ })).toHaveLength(1);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.calls('UpdateUser')).toHaveLength(1));
  expect(server.lastVariables('UpdateUser')?.input.locationsUsers).toMatchObject([
    { id: 'p287', locationId: '287', employeeId: 'B-7' },
  ]);
});
