import { screen, waitFor, within } from '@testing-library/react';
import type { Operations } from '@signa/core/contract';
import { describe, expect, it } from 'vitest';
import type { FakeServer } from '../../testing/fake-server';
import { createPracticeServer } from '../../testing/practice-server';
import { renderApp } from '../../testing/render';
import { sampleAccount, sampleProfile } from '../../testing/sample-person';
import { sampleAssignment, sampleLocation, sampleRole, sampleUser } from '../../testing/sample-practice';

type PimsUser = Operations['searchPimsUsers']['data']['searchPimsUsers'][number];

const account = { pimsAccountId: 'wren-street-01', pimsConnectionType: 'EZYVET' } as const;
const wren = sampleLocation({ isPimsEnabled: true, ...account });
const manager = sampleAssignment({ id: '15', roleId: 'ADMIN', role: sampleRole('ADMIN'), location: wren });

const brandt: PimsUser = {
  ...account,
  ...{
    pimsId: '202',
    displayName: 'Dr. Ingrid Brandt',
    isProvider: true,
    type: 'Veterinarian',
    originSystem: 'ezyVet',
  },
  ...{ vetLicenseNumber: 'NY-9000', vetLicenseState: 'NY', vetLicenseExpiration: '2029-05-31' },
};
const technician: PimsUser = {
  ...brandt,
  ...{ pimsId: '310', displayName: 'Ada Technician', isProvider: false, type: 'Technician' },
  ...{ vetLicenseNumber: null, vetLicenseState: null, vetLicenseExpiration: null },
};
const withoutId: PimsUser = { ...technician, pimsId: null, displayName: 'Zoe Without' };

interface Start {
  readonly person?: ReturnType<typeof sampleProfile>;
  readonly location?: ReturnType<typeof sampleLocation>;
  readonly prepare?: (server: FakeServer) => void;
}

function start({ person = sampleProfile({ pimsId: null }), location = wren, prepare = () => {} }: Start = {}) {
  const server = createPracticeServer();
  server.answer('GetUserByUsername', { userByUsername: sampleUser({ locationsUsers: [{ ...manager, location }] }) });
  server.answer('GetLocationUser', { locationUser: person });
  server.answer('LocationsUsers', { locationsUsers: { data: [], count: 0 } });
  server.answer('GetUser', { user: sampleAccount() });
  server.answer('searchPimsUsers', ({ name }) => ({
    searchPimsUsers: [technician, withoutId, brandt].filter(({ displayName }) =>
      displayName?.toLowerCase().includes((name ?? '').toLowerCase()),
    ),
  }));
  server.answer('getPimsUser', ({ pimsId }) => ({
    pimsUser: [technician, brandt].find((user) => user.pimsId === pimsId) ?? null,
  }));
  prepare(server);
  return { ...renderApp('/usermanagement/userprofile/21', { server }), server, person };
}
const card = async () => within(await screen.findByRole('region', { name: 'PIMS Link' }));

async function link(options: Start = {}) {
  const rendered = start(options);
  await rendered.user.click(await (await card()).findByRole('button', { name: /PIMS user$/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit User' }));
  rendered.server.answer('UpdateLocationUser', { updateLocationUser: rendered.person });
  return { ...rendered, dialog, save: () => rendered.user.click(dialog.getByRole('button', { name: 'Save' })) };
}

describe('the PIMS Link section', () => {
  it('A-083 A-179 shows the linked user of the practice system', async () => {
    const { server } = start({ person: sampleProfile({ pimsId: '202' }) });
    const shown = await card();
    for (const text of ['Dr. Ingrid Brandt', '202', 'ezyVet', 'Veterinarian', 'NY-9000, NY', '05-31-2029'])
      expect(await shown.findByText(text), text).toBeDefined();
    expect(server.lastVariables('getPimsUser')).toEqual({ ...account, pimsId: '202' });
    expect(shown.getByRole('button', { name: 'Change PIMS user' })).toBeDefined();
  });

  it('A-083 reports that the ID no longer exists, or that the request failed', async () => {
    const { unmount } = start({ person: sampleProfile({ pimsId: '999' }) });
    expect(await (await card()).findByText(/no longer has a user with this ID/)).toBeDefined();
    unmount();
    start({
      person: sampleProfile({ pimsId: '202' }),
      prepare: (server) => server.fail('getPimsUser', 'PARTNER_UNREACHABLE', 'No answer'),
    });
    const shown = await card();
    expect(await shown.findByText(/couldn't load this user from the practice system/)).toBeDefined();
    expect(shown.getByText('202')).toBeDefined();
  });

  it('A-083 A-154 requests nothing when PIMS is off, and offers no link', async () => {
    const { server } = start({ location: sampleLocation(), person: sampleProfile({ pimsId: '202' }) });
    const shown = await card();
    expect(shown.getByText('202')).toBeDefined();
    expect(shown.queryByRole('button')).toBeNull();
    expect(server.calls('getPimsUser')).toEqual([]);
  });
});

describe('the PIMS User tab', () => {
  it('A-093 A-132 A-276 links the selected user, listing those who see patients first', async () => {
    const { dialog, user, server, save } = await link();
    expect(dialog.getByText('No PIMS user is linked.')).toBeDefined();
    const found = await dialog.findAllByRole('radio');
    expect(found.map((radio) => radio.closest('label')?.textContent)).toMatchObject([
      expect.stringContaining('Dr. Ingrid Brandt') as string,
      expect.stringContaining('Ada Technician') as string,
      expect.stringContaining('Zoe Without') as string,
    ]);
    await user.click(dialog.getByRole('radio', { name: /Ingrid Brandt/ }));
    expect(await dialog.findByText('NY-9000, NY')).toBeDefined();
    expect(server.calls('UpdateLocationUser')).toEqual([]);
    await save();
    expect(await screen.findByText('User linked successfully.')).toBeDefined();
    expect(server.lastVariables('UpdateLocationUser')).toEqual({ id: '21', input: { version: 4, pimsId: '202' } });
  });

  it('A-093 A-154 searches by name', async () => {
    const { dialog, user, server } = await link();
    await dialog.findAllByRole('radio');
    await user.type(dialog.getByRole('textbox', { name: 'Search PIMS users' }), ' ada ');
    await waitFor(() => expect(dialog.getAllByRole('radio')).toHaveLength(1));
    expect(server.lastVariables('searchPimsUsers')).toEqual({ ...account, name: 'ada' });
    await user.type(dialog.getByRole('textbox', { name: 'Search PIMS users' }), 'x');
    expect(await dialog.findByText('No PIMS user found')).toBeDefined();
  });

  it('A-093 accepts 100 characters of a name', async () => {
    const { dialog, user } = await link();
    const box = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Search PIMS users' });
    await user.click(box);
    await user.paste('x'.repeat(120));
    expect(box.value).toBe('x'.repeat(100));
  });

  it('A-093 does not link users without an ID', async () => {
    const { dialog, user, server, save } = await link();
    await user.click(await dialog.findByRole('radio', { name: /Zoe Without/ }));
    expect(await dialog.findByText('The selected user has incomplete data.')).toBeDefined();
    await save();
    expect(server.calls('UpdateLocationUser')).toEqual([]);
  });

  it('A-272 A-276 removes a link', async () => {
    const { dialog, user, server, save } = await link({ person: sampleProfile({ pimsId: '202' }) });
    await user.click(await dialog.findByRole('button', { name: 'Unlink' }));
    expect(dialog.getByText('No PIMS user is linked.')).toBeDefined();
    await save();
    expect(await screen.findByText('User unlinked.')).toBeDefined();
    expect(server.lastVariables('UpdateLocationUser')?.input).toEqual({ version: 4, pimsId: '' });
  });

  it('A-272 A-093 shows who the PIMS user is already linked to, and keeps the selection', async () => {
    const { dialog, user, server, save } = await link();
    await user.click(await dialog.findByRole('radio', { name: /Ingrid Brandt/ }));
    const taken = 'This PIMS user is already linked to Maya Okafor.';
    server.fail('UpdateLocationUser', 'CONFLICT', taken);
    await save();
    expect(await dialog.findByText(`Failed to link user: ${taken}`)).toBeDefined();
    expect(dialog.queryByRole('button', { name: 'Load latest version' })).toBeNull();
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: /Ingrid Brandt/ }).checked).toBe(true);
  });

  it('A-083 A-276 copies the license, and saves it with the input of another tab', async () => {
    const { dialog, user, server, save } = await link({ person: sampleProfile({ pimsId: '202' }) });
    await user.click(await dialog.findByRole('button', { name: 'Use this license' }));
    expect(dialog.queryByRole('button', { name: 'Use this license' })).toBeNull();
    await user.click(dialog.getByRole('tab', { name: 'Profile' }));
    const field = (name: string) => dialog.getByRole<HTMLInputElement>('textbox', { name });
    expect([field('Vet License number').value, field('Expiration date').value]).toEqual(['NY-9000', '05-31-2029']);
    await user.type(field('Display name'), ' Senior');
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.lastVariables('UpdateLocationUser')?.input).toEqual({
      version: 4,
      displayName: 'Ingrid Brandt Senior',
      vetLicenseNumber: 'NY-9000',
      vetLicenseExpiration: '2029-05-31',
    });
  });

  it('A-083 A-276 offers no license of a PIMS user who has none', async () => {
    const { dialog } = await link({ person: sampleProfile({ pimsId: technician.pimsId }) });
    expect(await dialog.findAllByText(technician.displayName ?? '')).not.toEqual([]);
    expect(dialog.getByRole('button', { name: 'Unlink' })).toBeDefined();
    expect(dialog.queryByRole('button', { name: 'Use this license' })).toBeNull();
  });

  it('A-276 explains why nobody can be linked when PIMS is off', async () => {
    const { user } = start({ location: sampleLocation() });
    await card();
    await user.click(screen.getByRole('button', { name: /^Edit User/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit User' }));
    await user.click(dialog.getByRole('tab', { name: 'PIMS User' }));
    expect(dialog.getByText(/^No PIMS account is set|^PIMS is not enabled/)).toBeDefined();
  });

  it('A-093 A-276 reports that the practice system could not be searched', async () => {
    const { dialog } = await link({
      prepare: (server) => server.fail('searchPimsUsers', 'PARTNER_UNREACHABLE', 'No answer'),
    });
    expect(await dialog.findByText('The users of the practice system could not be searched.')).toBeDefined();
  });
});
