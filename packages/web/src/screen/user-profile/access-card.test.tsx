import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FakeServer } from '../../testing/fake-server';
import { createPracticeServer } from '../../testing/practice-server';
import { renderApp } from '../../testing/render';
import { sampleProfile } from '../../testing/sample-person';
import { sampleAssignment, sampleRole, sampleUser } from '../../testing/sample-practice';
import type { Access } from './access-list';

const { rolesModules, ...admin } = sampleRole('ADMIN');
const manager = (canEdit: boolean) =>
  sampleAssignment({
    id: '15',
    roleId: 'ADMIN',
    role: { ...admin, rolesModules: canEdit ? rolesModules : rolesModules.map((link) => ({ ...link, canEdit })) },
    displayName: 'Gordon Halloran',
  });

const access: Access = {
  locationUserId: '21',
  today: '2026-11-20',
  entries: [
    {
      area: 'Create',
      words: 'Save a draft',
      operations: ['AddPrescription', 'UpdatePrescription'],
      isAllowed: true,
      ways: [{ name: '', missing: [] }],
    },
    {
      area: 'Create',
      words: 'Authorize on behalf of Dr. Maya Okafor',
      operations: ['AddPrescription', 'UpdatePrescription'],
      isAllowed: false,
      ways: [
        { name: 'By the role', missing: ['The role STAFF cannot authorize.'] },
        { name: 'By delegation', missing: ['The delegation by Dr. Maya Okafor ended on 11-19-2026.'] },
      ],
    },
    {
      area: 'Create',
      words: 'Authorize on behalf of Dr. Ingrid Brandt',
      operations: ['AddPrescription', 'UpdatePrescription'],
      isAllowed: true,
      ways: [{ name: 'By delegation', missing: [] }],
    },
    {
      area: 'User Management',
      words: 'Add a user',
      operations: ['AddUser'],
      isAllowed: false,
      ways: [{ name: '', missing: ['The role STAFF needs edit permission for User Management.'] }],
    },
  ],
};

async function start(prepare: (server: FakeServer) => void = () => undefined, manages = true) {
  const server = createPracticeServer();
  server.answer('GetUserByUsername', { userByUsername: sampleUser({ locationsUsers: [manager(manages)] }) });
  server.answer('GetLocationUser', { locationUser: sampleProfile() });
  server.answer('LocationsUsers', { locationsUsers: { data: [], count: 0 } });
  server.answer('GetPersonAccess', { personAccess: access });
  prepare(server);
  const app = renderApp('/usermanagement/userprofile/21', { server });
  await screen.findByRole('region', { name: 'Profile' });
  return { ...app, server };
}
const card = () => screen.getByRole('region', { name: 'What can this user do?' });

describe("the user's permissions", () => {
  it('A-245 are requested on demand, each with Allowed or what is missing', async () => {
    const { server, user } = await start();
    expect(server.calls('GetPersonAccess')).toHaveLength(0);
    await user.click(within(card()).getByRole('button', { name: 'Show' }));
    const create = within(await within(card()).findByRole('region', { name: 'Create' }));
    const lines = create.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines).toEqual([
      'Save a draftAllowed',
      'Authorize on behalf of Dr. Maya OkaforNot allowed. By the role: The role STAFF cannot authorize.By delegation: The delegation by Dr. Maya Okafor ended on 11-19-2026.',
      'Authorize on behalf of Dr. Ingrid BrandtAllowed, by delegation',
    ]);
    expect(within(card()).getByText('As of 11-20-2026')).toBeDefined();
    expect(server.lastVariables('GetPersonAccess')).toEqual({ locationUserId: '21' });
  });

  it('A-245 are searchable by label and reason, and filterable by result', async () => {
    const { user } = await start();
    await user.click(within(card()).getByRole('button', { name: 'Show' }));
    await user.click(await within(card()).findByRole('tab', { name: /^Not allowed/ }));
    expect(within(card()).getAllByRole('listitem')).toHaveLength(2);
    await user.type(within(card()).getByRole('searchbox'), 'delegation okafor');
    expect(within(card()).getByRole('listitem').textContent).toContain('Dr. Maya Okafor');
    expect(
      within(card())
        .getAllByRole('tab')
        .map(({ textContent }) => textContent),
    ).toEqual(['All1', 'Allowed0', 'Not allowed1']);
    await user.type(within(card()).getByRole('searchbox'), ' zzyzx');
    expect(within(card()).getByText('No matches. Try another word, or show all.')).toBeDefined();
  });

  it('A-245 can be retried after a failed load', async () => {
    const { server, user } = await start((fake) => fake.fail('GetPersonAccess', 'PARTNER_UNREACHABLE', 'No answer'));
    await user.click(within(card()).getByRole('button', { name: 'Show' }));
    expect(await screen.findByText("We couldn't load this user's permissions.")).toBeDefined();
    server.answer('GetPersonAccess', { personAccess: access });
    await user.click(within(card()).getByRole('button', { name: 'Try again' }));
    await within(card()).findByRole('region', { name: 'Create' });
  });

  it('A-245 A-020 are hidden from users who do not manage users', async () => {
    await start(undefined, false);
    expect(screen.queryByRole('region', { name: 'What can this user do?' })).toBeNull();
  });
});
