import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FakeServer } from '../../testing/fake-server';
import { createPracticeServer } from '../../testing/practice-server';
import { renderApp } from '../../testing/render';
import { samplePerson, sampleProfile } from '../../testing/sample-person';
import { sampleAssignment, sampleRole, sampleUser } from '../../testing/sample-practice';

const manager = sampleAssignment({
  id: '15',
  roleId: 'ADMIN',
  role: sampleRole('ADMIN'),
  displayName: 'Gordon Halloran',
});

function start(person = sampleProfile(), prepare: (server: FakeServer) => void = () => {}) {
  const server = createPracticeServer();
  server.answer('GetUserByUsername', { userByUsername: sampleUser({ locationsUsers: [manager] }) });
  server.answer('GetLocationUser', { locationUser: person });
  server.answer('LocationsUsers', { locationsUsers: { data: [], count: 0 } });
  prepare(server);
  return { ...renderApp('/usermanagement/userprofile/21', { server }), server };
}

const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the profile of a user', () => {
  it('A-022 A-083 has a way back, a summary and its sections', async () => {
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
    [{ pimsId: '204' }, 'green', 'PIMS Connected'],
    [{ pimsId: null }, 'red', 'PIMS Not Connected'],
    [{ pimsId: null, role: sampleRole('STAFF') }, 'grey', 'N/A'],
  ] as const)('A-082 shows the link as a dot with its words', async (over, colour, text) => {
    start(sampleProfile(over));
    const card = await region('PIMS Link');
    const [mark] = card.getAllByText(text);
    expect(mark?.closest('[data-pims-dot]')?.getAttribute('data-pims-dot')).toBe(colour);
  });

  it('A-079 lists who may authorize for the person, and for whom the person may', async () => {
    start(
      sampleProfile({
        delegatedUsers: [{ id: 'd1', locationUserId: '21', delegatedLocationUserId: '23', lastDay: null }],
        delegatedAccess: [{ id: 'd2', locationUserId: '22', delegatedLocationUserId: '21', lastDay: null }],
      }),
      (server) =>
        server.answer('LocationsUsers', {
          locationsUsers: {
            data: [
              samplePerson({ id: '22', displayName: 'Maya Okafor' }),
              samplePerson({ id: '23', displayName: 'Priya Natarajan', role: sampleRole('STAFF') }),
            ],
            count: 2,
          },
        }),
    );
    expect((await (await region('Delegate Users')).findByRole('link')).textContent).toBe('Priya Natarajan');
    expect((await (await region('Delegation Permissions')).findByRole('link')).textContent).toBe('Maya Okafor');
  });

  it('A-079 says where there is none', async () => {
    start();
    expect((await region('Delegate Users')).getByText('No delegate users found')).toBeDefined();
    expect((await region('Delegation Permissions')).getByText('No delegate access found')).toBeDefined();
  });

  it('A-240 says what is wrong with a license, where the role needs one', async () => {
    start(sampleProfile({ vetLicenseExpiration: '2026-11-19' }));
    expect(
      (await region('License')).getByText(/^The vet license of Ingrid Brandt for NY expired on 11-19-2026/),
    ).toBeDefined();
  });

  it('A-240 says nothing of the license of a role that does not authorize', async () => {
    start(sampleProfile({ vetLicenseNumber: null, role: sampleRole('STAFF') }));
    await region('Profile');
    expect(screen.queryByRole('region', { name: 'License' })).toBeNull();
  });

  it('A-083 says that nobody has this address, or that the person could not be loaded', async () => {
    const server = createPracticeServer();
    server.answer('GetUserByUsername', { userByUsername: sampleUser({ locationsUsers: [manager] }) });
    server.answer('GetLocationUser', { locationUser: null });
    const { unmount } = renderApp('/usermanagement/userprofile/77', { server });
    expect(await screen.findByText('No such user')).toBeDefined();
    unmount();
    server.fail('GetLocationUser', 'PARTNER_UNREACHABLE', 'No answer');
    renderApp('/usermanagement/userprofile/21', { server });
    expect(await screen.findByText('The user could not be loaded.')).toBeDefined();
  });
});
