import { screen, waitFor, within } from '@testing-library/react';
import type { Operations } from '@signa/core/operation';
import { describe, expect, it } from 'vitest';
import { createFakeIdentity } from '../../testing/fake-identity';
import type { FakeServer } from '../../testing/fake-server';
import { createSupportServer } from '../../testing/practice-server';
import { renderApp } from '../../testing/render';

type Group = Operations['SearchPractices']['data']['practices']['data'][number];

const phone = {
  uuid: '00000000-0000-4000-8000-000000000001',
  phoneTypeId: 3,
  phoneType: { id: 3, description: 'Office' },
  phoneNumber: '5185550142',
  isActive: true,
};
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
    organizationPhones: [phone],
  },
  locationCount: 8,
  locations: [place('11', 'Wren Street Animal Hospital'), place('12', 'Battenkill Pets', { isActive: false })],
};
const sagebrush: Group = { organization: null, locationCount: 1, locations: [place('30', 'Sagebrush Mobile')] };

async function open(prepare: (server: FakeServer) => void = () => undefined, path = '/support/practicesearch') {
  const server = createSupportServer();
  server.answer('SearchPractices', { practices: { data: [wren, sagebrush], count: 12 } });
  prepare(server);
  const identity = createFakeIdentity({ current: { token: 'token-2', username: 'sam@signa.example' } });
  const rendered = renderApp(path, { server, identity });
  await screen.findByRole('heading', { level: 1, name: 'Practice Setup' });
  return { ...rendered, server, box: await screen.findByRole('searchbox') };
}

describe('the search of practices', () => {
  it('A-049 A-186 says what it searches by, and asks nothing below three characters', async () => {
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

  it('A-050 shows a group for each organization and for each location of none, and each leads to its page', async () => {
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
    expect(links[0]?.textContent).toContain('(518)-555-0142');
    expect(links[0]?.textContent).toContain('8 Locations');
    expect(links[1]?.textContent).toContain('Saratoga Springs, NY');
    expect(links[2]?.textContent).toContain('Inactive');
    expect(links[3]?.textContent).toContain('6 more');
    expect(links[4]?.textContent).toContain('1 Location');
    expect(links[0]?.querySelector('mark')?.textContent).toBe('Wren');
  });

  it('A-049 shows inactive ones when the switch goes off, and keeps that through navigation', async () => {
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

  it('A-049 A-185 turns ten at a time, and names what is shown', async () => {
    const { server, user } = await open(undefined, '/support/practicesearch?search=wren');
    expect(await screen.findByText('Results 1 to 10 of 12')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(server.lastVariables('SearchPractices')?.skip).toBe(10));
  });

  it("A-049 says 'No data found', and leads to the inactive ones", async () => {
    const { server, user } = await open(
      (fake) => fake.answer('SearchPractices', { practices: { data: [], count: 0 } }),
      '/support/practicesearch?search=zzyzx',
    );
    expect(await screen.findByText('No data found')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Search inactive practices too' }));
    await waitFor(() => expect(server.lastVariables('SearchPractices')?.activeFilterType).toBe('all'));
  });

  it('A-049 says that it failed, and tries again', async () => {
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

  it('A-027 lights up Practice Setup in the menu', async () => {
    await open();
    const menu = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(menu.getByRole('link', { name: 'Practice Setup' }).getAttribute('aria-current')).toBe('page');
  });
});
