import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeIdentity } from '../../testing/fake-identity';
import type { FakeServer } from '../../testing/fake-server';
import { createSupportServer } from '../../testing/practice-server';
import { renderApp } from '../../testing/render';
import { sampleLocation, sampleRole } from '../../testing/sample-practice';
import type { DetailOrganization } from './use-organization-detail';

const rvp = { code: 'RVP', name: 'Ridgeline Veterinary Pharmacy', fax: null, isPrimary: true };
const place = sampleLocation();
const wren = (changes: Partial<DetailOrganization> = {}): DetailOrganization => ({
  ...{ id: '1', version: 4, name: 'Wren Street Veterinary Group', dbaName: null, accountno: '40021776' },
  ...{ emailAddress: 'office@wren.example', fax: null, HIN: null, website: null, isPIMSEnabled: true, isActive: true },
  organizationAddresses: place.locationAddresses,
  organizationPhones: [
    {
      ...{ uuid: 'phone-9', phoneTypeId: 3, phoneNumber: '5185550142', isActive: true },
      phoneType: { id: 3, description: 'Office' },
    },
  ],
  organizationPharmacies: [rvp],
  locationCount: 2,
  locations: [
    { id: '2', name: 'Battenkill', isActive: false },
    { id: '1', name: 'Wren Street Animal Hospital', isActive: true },
  ],
  ...changes,
});
const hospital = sampleLocation({ locationPharmacies: [rvp], pimsAccountId: 'wren-1', pimsConnectionType: 'EZYVET' });
const battenkill = sampleLocation({ id: '2', name: 'Battenkill', isActive: false, locationPharmacies: [] });

async function open(prepare: (server: FakeServer) => void = () => undefined) {
  const server = createSupportServer();
  server.answer('GetOrganization', { organization: wren() });
  server.answer('Locations', { locations: [hospital, battenkill] });
  server.answer('LocationCount', { locationCount: 2 });
  server.answer('featureFlags', { featureFlags: [] });
  server.answer('PharmacyOptions', { pharmacyOptions: [rvp, { ...rvp, code: 'HVS', name: 'Harborview' }] });
  prepare(server);
  const identity = createFakeIdentity({ current: { token: 'token-2', username: 'sam@signa.example' } });
  const rendered = renderApp('/support/organizationdetail/1', { server, identity });
  await screen.findByRole('heading', { level: 1, name: /^(Organization|Wren Street Veterinary Group)$/ });
  return { ...rendered, server };
}

const rows = async () => {
  const list = await screen.findByRole('list', { name: 'Locations' });
  return [...list.children].map((row) => within(row as HTMLElement));
};

describe('the organization page', () => {
  it('A-052 A-118 shows its header, details, and locations', async () => {
    const { server } = await open();
    expect(await screen.findByRole('heading', { name: 'Organization details' })).toBeDefined();
    expect(within(screen.getByRole('region', { name: 'Organization' })).getByText('40021776')).toBeDefined();
    expect(screen.getAllByText('Active').length).toBeGreaterThan(0);
    await rows();
    expect(screen.queryByText(/cannot search for products/)).toBeNull();
    expect(server.lastVariables('Locations')).toMatchObject({ organization: '1', skip: 0, take: 20 });
  });

  it.each([
    ['https://wren.example/', 'https://wren.example/'],
    ['javascript:alert(1)', null],
  ])('A-438 links the website %s only if it is a web address', async (website, href) => {
    await open((server) => server.answer('GetOrganization', { organization: wren({ website }) }));
    expect((await screen.findByText(website)).getAttribute('href')).toBe(href);
  });

  it('A-052 A-038 shows every detail', async () => {
    const more = { dbaName: 'Wren Vets', HIN: '77AB', website: 'https://wren.example', fax: '5185550199' };
    const second = { ...rvp, code: 'HVS', name: 'Harborview', isPrimary: false };
    await open((server) =>
      server.answer('GetOrganization', { organization: wren({ ...more, organizationPharmacies: [rvp, second] }) }),
    );
    const card = (await screen.findByRole('heading', { name: 'Organization details' })).closest('section');
    const facts = [...(card?.querySelectorAll('dt') ?? [])].map((label) => [
      label.textContent,
      label.nextElementSibling?.textContent,
    ]);
    expect(facts).toEqual([
      ['Name', 'Wren Street Veterinary Group'],
      ['DBA name', 'Wren Vets'],
      ['Account number', '40021776'],
      ['Email', 'office@wren.example'],
      ['Website', 'https://wren.example'],
      ['HIN', '77AB'],
      ['Phones', '(518)-555-0142 Office(518)-555-0199 Organization fax'],
      ['Addresses', '418 Wren Street, Suite 2, Saratoga Springs, NY 12866 office'],
      ['Status', 'Active'],
      ['Primary pharmacy', 'Ridgeline Veterinary Pharmacyalso Harborview'],
      ['PIMS enabled', 'Yes'],
    ]);
  });

  it('A-052 warns that nothing can be searched without a pharmacy, and links to the setting', async () => {
    const { user } = await open((server) =>
      server.answer('GetOrganization', { organization: wren({ organizationPharmacies: [] }) }),
    );
    expect(
      await screen.findByText('The organization cannot search for products until a primary pharmacy is selected.'),
    ).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Select primary pharmacy' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Organization' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('Please select a primary pharmacy')).toBeDefined();
  });

  it('A-052 A-038 shows its first active phone and the number of others', async () => {
    const [phone] = wren().organizationPhones;
    if (!phone) throw new Error('The sample has a phone');
    const numbers = [
      { ...phone, uuid: 'closed', phoneNumber: '5185550143', isActive: false },
      phone,
      { ...phone, uuid: 'mobile', phoneNumber: '5185550144' },
      { ...phone, uuid: 'fax', phoneNumber: '5185550145' },
    ];
    await open((server) => server.answer('GetOrganization', { organization: wren({ organizationPhones: numbers }) }));
    const head = within(await screen.findByRole('region', { name: 'Organization' }));
    expect(head.getByText('(518)-555-0142 +2 More...')).toBeDefined();
  });

  it("A-053 shows a location's status, pharmacy, and practice system", async () => {
    await open();
    const [first, second] = await rows();
    expect(first?.getByRole('link', { name: /Wren Street/ }).getAttribute('href')).toBe('/support/practicedetail/1');
    expect(first?.getByText('Ridgeline Veterinary Pharmacy')).toBeDefined();
    expect(first?.getByText('EZYVET')).toBeDefined();
    expect(second?.getByText('Inactive')).toBeDefined();
    expect(second?.getByText('Missing Pharmacy')).toBeDefined();
    expect(second?.getByText('PIMS not configured')).toBeDefined();
  });

  it('A-053 A-186 searches from two characters on', async () => {
    const { user, server } = await open();
    await rows();
    const asked = server.calls('Locations').length;
    const box = screen.getByRole('searchbox', { name: 'Search locations' });
    await user.type(box, 'b');
    expect(await screen.findByText('Type at least 2 characters')).toBeDefined();
    expect(server.calls('Locations')).toHaveLength(asked);
    await user.type(box, 'a');
    await waitFor(() => expect(server.lastVariables('Locations')?.filter).toBe('ba'));
  });

  it('A-054 A-465 confirms, then switches write-back immediately, not without an account, and reverts on failure', async () => {
    const { user, server } = await open();
    const [first, second] = await rows();
    expect(second?.getByRole('switch').getAttribute('aria-disabled')).toBe('true');
    const toggle = first?.getByRole('switch');
    if (!toggle) throw new Error('There is a switch');
    expect(first?.getByText('Write-back off')).toBeDefined();
    const named = (name: string) => screen.findByRole('switch', { name });
    expect(await named('Write-back off at Wren Street Animal Hospital')).toBe(toggle);
    await user.click(toggle);
    await screen.findByRole('dialog', { name: 'Turn on write-back for Wren Street Animal Hospital?' });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(server.calls('UpdateLocationWritebackEnabled')).toEqual([]);
    const turnOn = async () => {
      await user.click(toggle);
      await user.click(await screen.findByRole('button', { name: 'Turn on write-back' }));
    };
    server.fail('UpdateLocationWritebackEnabled', 'BAD_USER_INPUT', 'Writeback requires PIMS to be enabled');
    await turnOn();
    expect(await screen.findByText('Writeback requires PIMS to be enabled')).toBeDefined();
    await waitFor(() => expect(toggle).toHaveProperty('checked', false));
    server.answer('UpdateLocationWritebackEnabled', () => {
      const on = { ...hospital, isEnabledForWriteback: true };
      server.answer('Locations', { locations: [on, battenkill] });
      return { updateLocationWritebackEnabled: on };
    });
    await turnOn();
    expect((await screen.findAllByText('Write-back on')).length).toBeGreaterThan(0);
    expect(await named('Write-back on at Wren Street Animal Hospital')).toBe(toggle);
    expect(await screen.findByText('Write-back is on')).toBeDefined();
    expect(server.lastVariables('UpdateLocationWritebackEnabled')).toEqual({ id: '1', isEnabledForWriteback: true });
  });

  it('A-053 adds a user with this location preselected', async () => {
    const { user } = await open((server) =>
      server.answer('Roles', { roles: [{ ...sampleRole('STAFF'), version: 1 }] }),
    );
    const [first, second] = await rows();
    expect(second?.getByRole('button', { name: 'Add User at Battenkill' }).getAttribute('aria-disabled')).toBe('true');
    const add = first?.getByRole('button', { name: /^Add User at Wren/ });
    if (!add) throw new Error('There is a button');
    await user.click(add);
    await screen.findByRole('textbox', { name: 'First name' });
    const chosen = [...screen.getByRole('dialog', { name: 'Add User' }).querySelectorAll('select')];
    expect(chosen.map(({ selectedOptions }) => selectedOptions[0]?.text)).toContain('Wren Street Animal Hospital');
  });

  const portalTypes = [
    { id: '3', name: 'Signa', description: 'Signa', code: 'signa' },
    { id: '4', name: 'Brava', description: 'Brava', code: 'brava' },
  ];

  it.each([
    ['the only one', portalTypes.slice(0, 1), '3'],
    ['none of several', portalTypes, ''],
  ])('A-052 Add location uses the organization and preselects %s of the portal types', async (_, offered, chosen) => {
    const { user } = await open((server) => server.answer('PortalTypes', { portalTypes: offered }));
    await user.click(await screen.findByRole('button', { name: /^Add location/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Location' }));
    expect(await dialog.findByText(`It joins ${wren().name}.`)).toBeDefined();
    const select = dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Portal type' });
    expect(select.value).toBe(chosen);
    expect([...select.options].map(({ value }) => value).filter(Boolean)).toEqual(offered.map(({ id }) => id));
  });

  it('A-051 hides Add location when locations are managed in Salesforce', async () => {
    await open((server) => server.answer('featureFlags', { featureFlags: ['salesforce2Way'] }));
    await rows();
    expect(screen.queryByRole('button', { name: /^Add location/ })).toBeNull();
  });

  it('A-052 reports when it does not exist', async () => {
    await open((server) => server.answer('GetOrganization', { organization: null }));
    expect(await screen.findByText('No such organization')).toBeDefined();
  });

  it.each([
    ['GetOrganization', 'The organization could not be loaded.'],
    ['Locations', 'The locations could not be loaded.'],
  ] as const)('A-052 reports a failed load and retries: %s', async (name, text) => {
    const { server, user } = await open((fake) => fake.fail(name, 'PARTNER_UNREACHABLE', 'No answer'));
    expect(await screen.findByText(text)).toBeDefined();
    if (name === 'GetOrganization') server.answer(name, { organization: wren() });
    else server.answer(name, { locations: [hospital, battenkill] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
    expect(await rows()).toHaveLength(2);
  });
});

describe('the organization form', () => {
  const edit = async (opened: Awaited<ReturnType<typeof open>>) => {
    await opened.user.click(await screen.findByRole('button', { name: /^Edit Organization/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Organization' }));
    const field = (name: string | RegExp) => dialog.getByRole<HTMLInputElement>('textbox', { name });
    return {
      ...opened,
      dialog,
      field,
      save: () => opened.user.click(dialog.getByRole('button', { name: 'Save' })),
    };
  };

  it('A-114 A-256 sends the changes with the version, and confirms it', async () => {
    const { user, server, field, save } = await edit(await open());
    server.answer('UpdateOrganization', { updateOrganization: wren({ dbaName: 'Wren' }) });
    await user.type(field(/^DBA name/), ' Wren ');
    await save();
    expect(await screen.findByText('Update Successfully')).toBeDefined();
    expect(server.lastVariables('UpdateOrganization')).toEqual({ id: '1', input: { version: 4, dbaName: 'Wren' } });
  });

  it('A-110 A-112 C-042 C-049 shows the error of each field', async () => {
    const { user, server, field, save, dialog } = await edit(await open());
    await user.clear(field('Account number'));
    await user.type(field('Account number'), '47-11');
    await user.clear(field('Organization name'));
    await user.type(field(/^Website/), 'wren');
    await user.type(field(/^HIN/), 'x'.repeat(11));
    await user.click(dialog.getByRole('button', { name: /^Remove 418 Wren/ }));
    await user.click(dialog.getByRole('button', { name: /^Remove \(518\)/ }));
    await save();
    for (const text of [
      'Use only digits',
      'This field is required',
      'This field must be a valid url.',
      'Enter at most 10 characters',
      'Please enter at least 1 address',
      'At least 1 phone number is required',
    ])
      expect(dialog.getByText(text)).toBeDefined();
    expect(server.calls('UpdateOrganization')).toEqual([]);
  });

  it("A-114 shows the server's message and keeps the input", async () => {
    const { user, server, field, save } = await edit(await open());
    server.fail('UpdateOrganization', 'FORBIDDEN', 'Not now');
    await user.type(field(/^DBA name/), 'Wren');
    await save();
    expect(await screen.findByText('Error update organization profile')).toBeDefined();
    expect(screen.getByText('Not now')).toBeDefined();
    expect(field(/^DBA name/).value).toBe('Wren');
  });

  it("A-256 merges another user's changes and keeps the input", async () => {
    const { user, server, field, save } = await edit(await open());
    await user.type(field(/^DBA name/), 'Wren');
    server.fail(
      'UpdateOrganization',
      'CONFLICT',
      'Someone else changed this while you were editing. Load the latest version, then save again.',
    );
    server.answer('GetOrganization', { organization: wren({ version: 5, dbaName: 'Heron', HIN: '77' }) });
    await save();
    const told = within(await screen.findByRole('alert'));
    expect(told.getByText('Updated to their values: HIN.')).toBeDefined();
    expect(told.getByText('DBA name: they saved “Heron”. Saving now replaces it.')).toBeDefined();
    expect(field(/^DBA name/).value).toBe('Wren');
    expect(field(/^HIN/).value).toBe('77');
    server.answer('UpdateOrganization', { updateOrganization: wren({ version: 6 }) });
    await save();
    await waitFor(() =>
      expect(server.lastVariables('UpdateOrganization')).toEqual({ id: '1', input: { version: 5, dbaName: 'Wren' } }),
    );
  });

  it('A-112 selects several pharmacies, with the primary one first', async () => {
    const { user, server, dialog, save } = await edit(await open());
    server.answer('UpdateOrganization', { updateOrganization: wren() });
    await user.click(dialog.getByRole('checkbox', { name: 'Harborview' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Primary pharmacy' }), 'HVS');
    await save();
    await waitFor(() =>
      expect(server.lastVariables('UpdateOrganization')?.input.pharmacyCodes).toEqual(['HVS', 'RVP']),
    );
  });
});
