import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeIdentity } from '../../testing/fake-identity';
import type { FakeServer } from '../../testing/fake-server';
import { createSupportServer } from '../../testing/practice-server';
import { renderApp } from '../../testing/render';
import { sampleLocation } from '../../testing/sample-practice';

const rvp = { code: 'RVP', name: 'Ridgeline Veterinary Pharmacy', fax: null, isPrimary: true };
const phone = {
  ...{ uuid: 'phone-1', phoneTypeId: 3, phoneNumber: '5185550142', isActive: true },
  phoneType: { id: 3, description: 'Office' },
};
const wren = (changes: Parameters<typeof sampleLocation>[0] = {}) =>
  sampleLocation({ locationPharmacies: [rvp], locationPhones: [phone], ...changes });

async function open(prepare: (server: FakeServer) => void = () => undefined) {
  const server = createSupportServer();
  server.answer('GetLocation', { location: wren() });
  server.answer('featureFlags', { featureFlags: [] });
  server.answer('PharmacyOptions', { pharmacyOptions: [rvp] });
  server.answer('PortalTypes', {
    portalTypes: [
      { id: '1', name: 'Signa', description: 'Signa', code: 'signa' },
      { id: '2', name: 'Brava', description: 'Brava', code: 'brava' },
    ],
  });
  prepare(server);
  const identity = createFakeIdentity({ current: { token: 'token-2', username: 'sam@signa.example' } });
  const rendered = renderApp('/support/practicedetail/1', { server, identity });
  await screen.findByRole('heading', { level: 1, name: /^(Practice|Wren Lakeside)/ });
  return { ...rendered, server };
}

async function edit(prepare?: (server: FakeServer) => void) {
  const opened = await open(prepare);
  await opened.user.click(await screen.findByRole('button', { name: /^Edit Practice/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Practice' }));
  const field = (name: string | RegExp) => dialog.getByRole<HTMLInputElement>('textbox', { name });
  return {
    ...opened,
    dialog,
    field,
    save: () => opened.user.click(dialog.getByRole('button', { name: 'Save' })),
  };
}

describe('the practice page', () => {
  it('A-055 shows its details with a link back to the search, and no Add User', async () => {
    await open();
    expect(await screen.findByRole('heading', { name: 'Practice details' })).toBeDefined();
    expect(screen.getByRole('link', { name: /^Back/ }).getAttribute('href')).toBe('/support/practicesearch');
    expect(screen.getByText('Ridgeline Veterinary Pharmacy')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Add User/ })).toBeNull();
  });

  it('A-055 A-038 shows every detail', async () => {
    const more = { locationAccountId: '40021777', emailAddress: 'desk@wren.example', website: 'https://wren.example' };
    const location = wren({ ...more, HIN: '77AB', isActive: false, isOfficeUseEnabled: false, isPimsEnabled: false });
    await open((server) => server.answer('GetLocation', { location }));
    const card = (await screen.findByRole('heading', { name: 'Practice details' })).closest('section');
    const facts = [...(card?.querySelectorAll('dt') ?? [])].map((label) => [
      label.textContent,
      label.nextElementSibling?.textContent,
    ]);
    expect(facts).toEqual([
      ['Name', 'Wren Street Animal Hospital'],
      ['Organization', 'Wren Street'],
      ['Account number', '40021777'],
      ['Email', 'desk@wren.example'],
      ['Website', 'https://wren.example'],
      ['HIN', '77AB'],
      ['Phones', '(518)-555-0142 Office'],
      ['Addresses', '418 Wren Street, Suite 2, Saratoga Springs, NY 12866 office'],
      ['Status', 'Inactive'],
      ['Office Use Enabled', 'No'],
      ['Portal Type', 'Signa'],
      ['Primary pharmacy', 'Ridgeline Veterinary Pharmacy'],
      ['PIMS enabled', 'No'],
    ]);
  });

  it.each([
    ['Wren Street Veterinary Group', 'Wren Lakeside', 'Wren Lakeside'],
    ['Wren Lakeside', 'Wren Lakeside', 'Wren Lakeside (location)'],
  ])('A-034 A-055 below %s, the breadcrumb of %s is %s', async (group, name, crumb) => {
    const { organization } = wren();
    await open((fake) =>
      fake.answer('GetLocation', {
        location: wren({ name, organization: organization && { ...organization, id: '4', name: group } }),
      }),
    );
    const crumbs = within(screen.getByRole('navigation', { name: 'Trail' }));
    expect((await crumbs.findByRole('link', { name: group })).getAttribute('href')).toMatch(/4$/);
    expect(crumbs.getByText(crumb)).toBeDefined();
  });

  it('A-121 A-122 A-132 shows the practice system connection, its secret, and its users', async () => {
    const account = { isPimsEnabled: true, pimsAccountId: 'acct', pimsConnectionType: 'CORNERSTONE' } as const;
    const { server, user } = await open((fake) => {
      fake.answer('GetLocation', { location: wren(account) });
      fake.fail('getInstallStatus', 'PARTNER_UNREACHABLE', 'No answer');
    });
    const card = within(await screen.findByRole('region', { name: 'PIMS connection' }));
    expect(await card.findByText('Not Connected')).toBeDefined();
    for (const name of ['Edit PIMS account ID', 'Set PIMS account secret', 'Sync users'])
      expect(card.getByRole('button', { name }), name).toBeDefined();
    expect(card.queryByRole('button', { name: 'Connect' })).toBeNull();
    server.answer('UpdateLocation', { updateLocation: wren(account) });
    await user.click(card.getByRole('button', { name: 'Edit PIMS account ID' }));
    await user.keyboard('-2{Enter}');
    await waitFor(() =>
      expect(server.lastVariables('UpdateLocation')).toEqual({
        updateLocationId: '1',
        input: { pimsAccountId: 'acct-2' },
      }),
    );
  });

  it('A-055 reports when it does not exist, and when it could not be loaded', async () => {
    await open((server) => server.answer('GetLocation', { location: null }));
    expect(await screen.findByText('No such practice')).toBeDefined();
  });
});

describe("support's location form", () => {
  it('A-115 A-118 A-120 A-160 lets support change everything except the organization, and sends the changes', async () => {
    const { user, server, field, dialog, save } = await edit();
    server.answer('UpdateLocation', { updateLocation: wren() });
    expect(dialog.queryByRole('textbox', { name: 'Organization' })).toBeNull();
    expect(dialog.getByText('Wren Street')).toBeDefined();
    await user.clear(field('Email'));
    await user.type(field('Email'), ' desk@wren.example ');
    await user.type(field(/^Account number/), '77');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Portal type' }), '2');
    await user.click(within(dialog.getByRole('group', { name: 'Active' })).getByRole('radio', { name: 'No' }));
    await save();
    expect(await screen.findByText('Update Successfully')).toBeDefined();
    expect(screen.getByText('Update location profile')).toBeDefined();
    expect(server.lastVariables('UpdateLocation')).toEqual({
      updateLocationId: '1',
      input: {
        ...{ version: 1, emailAddress: 'desk@wren.example', isActive: false },
        ...{ locationAccountId: '77', locationPortalTypeId: '2' },
      },
    });
  });

  it('A-126 has the write-back fields only with the feature, and disables the select without PIMS', async () => {
    const { dialog } = await edit();
    expect(dialog.getByRole('switch', { name: 'PIMS enabled' })).toBeDefined();
    expect(dialog.queryByRole('combobox', { name: 'Writeback' })).toBeNull();
  });

  it('A-120 shows that PIMS follows the organization until it is switched at the location', async () => {
    const inherited = 'Same as the organization unless changed here.';
    const { dialog, user } = await edit();
    const toggle = dialog.getByRole<HTMLInputElement>('switch', { name: 'PIMS enabled' });
    expect(toggle.checked).toBe(true);
    const description = document.getElementById(toggle.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe(inherited);
    await user.click(toggle);
    expect(toggle.hasAttribute('aria-describedby')).toBe(false);
    expect(toggle.checked).toBe(false);
    expect(dialog.queryByText(inherited)).toBeNull();
  });

  it('A-126 A-127 switches write-back in a select that is disabled without PIMS', async () => {
    const off = { isPimsEnabled: false } as const;
    const { user, dialog, save } = await edit((server) => {
      server.answer('featureFlags', { featureFlags: ['pimsWriteback'] });
      server.answer('GetLocation', { location: wren(off) });
    });
    const select = dialog.getByRole('combobox', { name: 'Writeback' });
    expect(select).toHaveProperty('disabled', true);
    await user.click(dialog.getByRole('switch', { name: 'PIMS enabled' }));
    expect(select).toHaveProperty('disabled', false);
    await user.selectOptions(select, 'on');
    await save();
    expect(
      dialog.getByText('Writeback needs a PIMS account ID, PIMS enabled and a connection type that can write back'),
    ).toBeDefined();
  });

  it('A-127 warns before saving what turns write-back off', async () => {
    const on = { isEnabledForWriteback: true, pimsAccountId: 'wren-1', pimsConnectionType: 'EZYVET' } as const;
    const { user, dialog, field } = await edit((server) =>
      server.answer('GetLocation', { location: wren({ ...on, isPimsEnabled: true }) }),
    );
    const type = dialog.getByRole('combobox', { name: /^PIMS connection type/ });
    expect(dialog.queryByText(/turns writeback off/)).toBeNull();
    await user.selectOptions(type, 'DIGITAIL');
    expect(dialog.queryByText(/turns writeback off/)).toBeNull();
    await user.selectOptions(type, 'TELAVETS');
    expect(dialog.getByText('Saving turns writeback off: TELAVETS does not support writeback.')).toBeDefined();
    await user.selectOptions(type, 'EZYVET');
    await user.clear(field(/^PIMS account ID/));
    expect(dialog.getByText('Saving turns writeback off: it needs a PIMS account ID.')).toBeDefined();
    await user.type(field(/^PIMS account ID/), 'w');
    expect(dialog.queryByText(/turns writeback off/)).toBeNull();
  });

  it.each([
    [true, 1],
    [false, 0],
  ])(
    'A-127 A-125 also warns when the account is edited in place, with write-back on: %s',
    async (isEnabledForWriteback, count) => {
      const { user } = await open((server) =>
        server.answer('GetLocation', {
          location: wren({ isEnabledForWriteback, pimsAccountId: 'wren-1', pimsConnectionType: 'EZYVET' }),
        }),
      );
      await user.click(await screen.findByRole('button', { name: 'Edit PIMS account ID' }));
      await user.clear(screen.getByRole('textbox', { name: 'PIMS account ID' }));
      expect(screen.queryAllByText('Saving turns writeback off: it needs a PIMS account ID.')).toHaveLength(count);
    },
  );

  it("A-114 shows the server's message and keeps the input", async () => {
    const { user, server, field, save } = await edit();
    server.fail('UpdateLocation', 'FORBIDDEN', 'Not now');
    await user.type(field(/^HIN/), '7');
    await save();
    expect(await screen.findByText('Error update location profile')).toBeDefined();
    expect(screen.getByText('Not now')).toBeDefined();
    expect(field(/^HIN/).value).toBe('7');
  });

  it("A-256 merges another user's changes and keeps the input", async () => {
    const { user, server, field, save } = await edit();
    await user.type(field(/^HIN/), '7');
    server.fail(
      'UpdateLocation',
      'CONFLICT',
      'Someone else changed this while you were editing. Load the latest version, then save again.',
    );
    server.answer('GetLocation', { location: wren({ version: 2, name: 'Wren Street East' }) });
    await save();
    expect(await screen.findByText('Updated to their values: Location name.')).toBeDefined();
    expect(field(/^HIN/).value).toBe('7');
    expect(field('Location name').value).toBe('Wren Street East');
    server.answer('UpdateLocation', { updateLocation: wren({ version: 3 }) });
    await save();
    await waitFor(() =>
      expect(server.lastVariables('UpdateLocation')).toEqual({
        updateLocationId: '1',
        input: { version: 2, HIN: '7' },
      }),
    );
  });
});
