import { screen, waitFor, within } from '@testing-library/react';
import type { Operations } from '@signa/core/contract';
import { describe, expect, it } from 'vitest';
import { createFakeIdentity } from '../../testing/fake-identity';
import { hidesEnter } from '../../testing/enter-hint';
import type { FakeServer } from '../../testing/fake-server';
import { createSupportServer } from '../../testing/practice-server';
import { renderApp } from '../../testing/render';
import { settled } from '../../testing/settled';

type Group = Operations['SearchPractices']['data']['practices']['data'][number];

const rvp = { code: 'RVP', name: 'Ridgeline', fax: null, isPrimary: null };
const phone = {
  uuid: '00000000-0000-4000-8000-000000000001',
  phoneTypeId: 3,
  phoneType: { id: 3, description: 'Office' },
  phoneNumber: '5185550142',
  isActive: true,
};
const [closed, mobile] = [
  { ...phone, uuid: '00000000-0000-4000-8000-000000000003', phoneNumber: '5185550143', isActive: false },
  { ...phone, uuid: '00000000-0000-4000-8000-000000000004', phoneNumber: '5185550144' },
];
const place = (id: string, name: string, changes: Partial<Group['locations'][number]> = {}) => ({
  ...{ id, name, emailAddress: `${id}@wren.example`, isActive: true, locationPhones: [phone] },
  locationAddresses: [
    {
      uuid: '00000000-0000-4000-8000-000000000002',
      ...{ addressTypeId: 1, addressType: { id: 1, description: 'Home' }, isActive: true },
      ...{ addressLine1: '214 Wren St', addressLine2: null, city: 'Saratoga Springs', state: 'NY', zip: '12866' },
    },
  ],
  ...changes,
});
const wren: Group = {
  organization: {
    ...{ id: '1', name: 'Wren Street Veterinary Group', emailAddress: 'office@wren.example', isActive: true },
    organizationPhones: [closed, phone, mobile],
  },
  locationCount: 8,
  locations: [place('11', 'Wren Street Animal Hospital'), place('12', 'Battenkill Pets', { isActive: false })],
};
const sagebrush: Group = {
  organization: null,
  locationCount: 1,
  locations: [
    place('30', 'Sagebrush Mobile', { locationPhones: [closed, mobile, phone, { ...mobile, uuid: 'third' }] }),
  ],
};

async function open(prepare: (server: FakeServer) => void = () => undefined, path = '/support/practicesearch') {
  const server = createSupportServer();
  server.answer('SearchPractices', { practices: { data: [wren, sagebrush], count: 12 } });
  server.answer('featureFlags', { featureFlags: [] });
  server.answer('PharmacyOptions', { pharmacyOptions: [rvp] });
  prepare(server);
  const identity = createFakeIdentity({ current: { token: 'token-2', username: 'sam@signa.example' } });
  const rendered = renderApp(path, { server, identity });
  await screen.findByRole('heading', { level: 1, name: 'Practice Setup' });
  return { ...rendered, server, box: await screen.findByRole('searchbox') };
}

describe('the practice search', () => {
  it('A-049 A-186 shows what it covers, and sends nothing below three characters', async () => {
    const { server, user, box } = await open();
    expect(screen.getByText('Search By Organization Or by Location')).toBeDefined();
    await user.type(box, 'wr');
    expect(await screen.findByText('Type at least 3 characters')).toBeDefined();
    expect(server.calls('SearchPractices')).toEqual([]);
    await user.type(box, 'en');
    await screen.findByRole('list', { name: 'Practices' });
    expect(server.lastVariables('SearchPractices')).toEqual({
      filter: 'wren',
      activeFilterType: 'active',
      skip: 0,
      take: 10,
    });
  });

  it('A-050 A-038 groups locations by organization, and links each group and location to its page', async () => {
    await open(undefined, '/support/practicesearch?search=wren');
    const list = within(await screen.findByRole('list', { name: 'Practices' }));
    const links = list.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/support/organizationdetail/1',
      '/support/practicedetail/11',
      '/support/practicedetail/12',
      '/support/organizationdetail/1',
      '/support/practicedetail/30',
    ]);
    expect(links[0]?.textContent).toContain('Wren Street Veterinary Group');
    expect(links[0]?.textContent).toContain('office@wren.example');
    expect(links[0]?.textContent).toContain('(518)-555-0142 +1 More...');
    expect(links[0]?.textContent).toContain('8 Locations');
    expect(links[1]?.textContent).toContain('Saratoga Springs, NY');
    expect(links[2]?.textContent).toContain('Inactive');
    expect(links[3]?.textContent).toContain('6 more');
    expect(links[4]?.textContent).toContain('1 Location');
    expect(links[4]?.textContent).toContain('(518)-555-0144 +2 More...');
    expect(screen.queryByText(/555-0143/)).toBeNull();
    expect(links[0]?.querySelector('mark')?.textContent).toBe('Wren');
    expect(links.map(hidesEnter)).toEqual(links.map(() => true));
  });

  it('A-049 shows inactive practices when the switch is off, and keeps that across navigation', async () => {
    const { server, user } = await open(undefined, '/support/practicesearch?search=wren');
    const button = await screen.findByRole('switch', { name: 'Show only active' });
    expect(button).toHaveProperty('checked', true);
    await user.click(button);
    await waitFor(() => expect(server.lastVariables('SearchPractices')?.activeFilterType).toBe('all'));
    await user.click(screen.getByRole('link', { name: 'Support Home' }));
    await screen.findByRole('heading', { level: 1, name: 'Support Home' });
    await user.click(screen.getByRole('link', { name: 'Practice Setup' }));
    expect(await screen.findByRole('switch', { name: 'Show only active' })).toHaveProperty('checked', false);
  });

  it('A-049 A-185 shows ten per page with the range', async () => {
    const { server, user } = await open(undefined, '/support/practicesearch?search=wren');
    expect(await screen.findByText('Results 1 to 10 of 12')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(server.lastVariables('SearchPractices')?.skip).toBe(10));
  });

  it('A-049 A-185 sends one request for page 1 when inactive practices are shown on page 2', async () => {
    const { server, user } = await open(undefined, '/support/practicesearch?search=wren&page=2');
    await screen.findByText('Results 11 to 12 of 12');
    await user.click(screen.getByRole('switch', { name: 'Show only active' }));
    await screen.findByText('Results 1 to 10 of 12');
    await settled(server);
    expect(server.calls('SearchPractices').map(({ variables }) => variables)).toEqual([
      expect.objectContaining({ skip: 10, activeFilterType: 'active' }),
      expect.objectContaining({ skip: 0, activeFilterType: 'all' }),
    ]);
  });

  it("A-049 shows 'No data found' and a link to inactive practices", async () => {
    const { server, user } = await open(
      (fake) => fake.answer('SearchPractices', { practices: { data: [], count: 0 } }),
      '/support/practicesearch?search=zzyzx',
    );
    expect(await screen.findByText('No data found')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Search inactive practices too' }));
    await waitFor(() => expect(server.lastVariables('SearchPractices')?.activeFilterType).toBe('all'));
  });

  it('A-049 reports a failure and retries', async () => {
    const { server, user } = await open(
      (fake) => fake.fail('SearchPractices', 'BAD_USER_INPUT', 'The database does not answer'),
      '/support/practicesearch?search=wren',
    );
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('The practices could not be searched.')).toBeDefined();
    server.answer('SearchPractices', { practices: { data: [sagebrush], count: 1 } });
    await user.click(alert.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Sagebrush Mobile')).toBeDefined();
  });

  it('A-027 highlights Practice Setup in the menu', async () => {
    await open();
    const menu = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(menu.getByRole('link', { name: 'Practice Setup' }).getAttribute('aria-current')).toBe('page');
  });
});

describe('adding an organization', () => {
  const add = async (opened: Awaited<ReturnType<typeof open>>) => {
    const { user } = opened;
    await user.click(await screen.findByRole('button', { name: /^Add Organization/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Organization' }));
    const type = (name: string | RegExp, text: string) => user.type(dialog.getByRole('textbox', { name }), text);
    return {
      ...opened,
      dialog,
      type,
      save: () => user.click(dialog.getByRole('button', { name: 'Add organization' })),
    };
  };
  const fill = async ({ user, dialog, type }: Awaited<ReturnType<typeof add>>) => {
    await type('Account number', '4711');
    await type('Organization name', 'Heron Pond');
    await type('Email', 'office@heron.example');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Primary pharmacy' }), 'RVP');
    await user.click(dialog.getByRole('button', { name: 'Add address' }));
    const address = within(screen.getByRole('dialog', { name: 'Add address' }));
    await user.type(address.getByRole('textbox', { name: 'Address line 1' }), '9 Lake Ave');
    await user.type(address.getByRole('textbox', { name: 'City' }), 'Boise');
    await user.selectOptions(address.getByRole('combobox', { name: 'State' }), 'ID');
    await user.type(address.getByRole('textbox', { name: 'Zip code' }), '83702');
    await user.click(address.getByRole('button', { name: 'Save address' }));
    await type('Phone number', '2085550100');
  };

  it('A-110 A-112 A-114 sends the whole form with its matching location; a failure keeps the input', async () => {
    const opened = await add(await open());
    const { server, dialog, save } = opened;
    await fill(opened);
    server.fail('AddOrganization', 'FORBIDDEN', 'Not now');
    await save();
    expect(await screen.findByText('Error Add Organization')).toBeDefined();
    expect(screen.getByText('Not now')).toBeDefined();
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Organization name' }).value).toBe('Heron Pond');
    expect(server.lastVariables('AddOrganization')).toEqual({
      input: {
        ...{ accountno: '4711', name: 'Heron Pond', dbaName: null, emailAddress: 'office@heron.example', fax: null },
        ...{ website: null, HIN: null, isPIMSEnabled: false, pharmacyCodes: ['RVP'], createMatchingLocation: true },
        organizationAddresses: [
          { addressTypeId: 1, addressLine1: '9 Lake Ave', addressLine2: '', city: 'Boise', state: 'ID', zip: '83702' },
        ],
        organizationPhones: [{ phoneTypeId: 3, phoneNumber: '2085550100' }],
      },
    });
  });

  it('A-113 reports that the name is too short for the location that is added with it', async () => {
    const { dialog, type, save } = await add(await open());
    await type('Organization name', 'HA');
    await save();
    expect(dialog.getByText('Location name must be minimum 3 characters.')).toBeDefined();
    expect(dialog.getByText('Please select a primary pharmacy')).toBeDefined();
  });

  it('A-051 is not offered when Salesforce manages organizations', async () => {
    const inSalesforce = (server: FakeServer) => server.answer('featureFlags', { featureFlags: ['salesforce2Way'] });
    const { server } = await open(inSalesforce, '/support/practicesearch?search=wren');
    await screen.findByRole('list', { name: 'Practices' });
    await waitFor(() => expect(server.calls('featureFlags')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: /^Add (Organization|location)/ })).toBeNull();
  });
});
