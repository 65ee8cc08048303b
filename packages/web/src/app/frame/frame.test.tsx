import { locationCookie } from '@signa/core/contract';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { narrowWindow } from '../../testing/browser';
import { createPracticeServer } from '../../testing/practice-server';
import { renderApp } from '../../testing/render';
import { sampleAssignment, sampleLocation, sampleRole, sampleUser } from '../../testing/sample-practice';

const second = sampleAssignment({
  id: '12',
  locationId: '2',
  isPrimary: false,
  location: sampleLocation({
    id: '2',
    name: 'Battenkill Pet Wellness',
    locationPortalType: { id: '2', name: 'Brava', description: 'Brava', code: 'brava' },
  }),
});

function start(path = '/history', assignments = [sampleAssignment(), second], toBeLinked = 0) {
  const server = createPracticeServer();
  server.answer('GetUnlinkedLocationClientsCount', { unlinkedLocationClientsCount: toBeLinked });
  server.answer('GetUserByUsername', { userByUsername: sampleUser({ locationsUsers: assignments }) });
  server.answer('UpdateLocationUser', ({ id }) => {
    const { role, ...staff } = assignments.find((one) => one.id === id) ?? sampleAssignment();
    return { updateLocationUser: { ...staff, role } };
  });
  return { ...renderApp(path, { server }) };
}

const menuLinks = async () =>
  within(await screen.findByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('the side menu', () => {
  it('A-028 A-029 offers the pages of the role that exist, in their order, and lights up the open one', async () => {
    start();
    expect(await menuLinks()).toEqual([
      '/dashboard',
      '/create',
      '/approve',
      '/clientsearch',
      '/products',
      '/history',
      '/orders',
      '/officeuserx',
      '/link',
      '/PrescribingShortcuts',
    ]);
    expect(screen.getByRole('link', { name: 'History', current: 'page' }).getAttribute('href')).toBe('/history');
  });

  it('A-028 leaves out what the role may not view', async () => {
    const role = sampleRole('STAFF');
    const rolesModules = role.rolesModules.map((link) =>
      link.moduleId === 'approve' ? { ...link, canView: false } : link,
    );
    start('/history', [sampleAssignment({ role: { ...role, rolesModules } })]);
    expect(await menuLinks()).toEqual([
      '/dashboard',
      '/create',
      '/clientsearch',
      '/products',
      '/history',
      '/orders',
      '/officeuserx',
      '/link',
      '/PrescribingShortcuts',
    ]);
  });

  it('C-271 says behind Link how many clients wait to be linked, as the tile of the dashboard does', async () => {
    const { server } = start('/history', undefined, 4);
    const menu = await screen.findByRole('navigation', { name: 'Main' });
    expect((await within(menu).findByText('4')).closest('a')?.getAttribute('href')).toBe('/link');
    expect(server.calls('GetUnlinkedLocationClientsCount').map(({ variables }) => variables)).toEqual([
      { locationId: '1' },
    ]);
  });

  it('C-271 says nothing there where nobody waits, and asks nothing where Link is not offered', async () => {
    start();
    const menu = await screen.findByRole('navigation', { name: 'Main' });
    expect(within(menu).getByRole('link', { name: 'Link' }).textContent).toBe('Link');
    cleanup();
    const off = sampleAssignment({ location: sampleLocation({ isPimsEnabled: false }) });
    const { server } = start('/history', [off]);
    await waitFor(() => expect(server.calls('GetWaitingCounts')).not.toHaveLength(0));
    expect(server.calls('GetUnlinkedLocationClientsCount')).toHaveLength(0);
  });

  it('A-032 is put away on a narrow window, and opens as a sheet', async () => {
    narrowWindow();
    const { user } = start();
    const open = await screen.findByRole('button', { name: 'Open the menu' });
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    await user.click(open);
    expect(await menuLinks()).toContain('/history');
  });

  it('A-032 collapses to one icon for each page, named in full, and opens again', async () => {
    const { user } = start();
    const menu = within(await screen.findByRole('navigation', { name: 'Main' }));
    const pages = () =>
      menu.getAllByRole('link').map((link) => ({
        name: link.getAttribute('aria-label') ?? link.textContent,
        icons: link.querySelectorAll('svg').length,
        isInGroup: link.closest('[role=group]') !== null,
      }));
    const open = pages();
    expect(open.some(({ isInGroup }) => isInGroup)).toBe(true);
    // The icon of a group is at its head.
    expect(open.every(({ icons, isInGroup }) => icons === (isInGroup ? 0 : 1))).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Collapse the menu' }));
    expect(pages()).toEqual(open.map((page) => ({ ...page, icons: 1 })));
    expect(menu.getAllByRole('link').every(({ textContent }) => textContent === '')).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Open the menu' }));
    expect(pages()).toEqual(open);
  });

  it('A-032 is open on a wide window', async () => {
    start();
    expect(await screen.findByRole('navigation', { name: 'Main' })).toBeDefined();
  });
});

describe('the page frame', () => {
  it('A-034 names the module, with a trail whose home leads to the dashboard, and so does the logo', async () => {
    start();
    expect(await screen.findByRole('heading', { level: 1, name: 'History' })).toBeDefined();
    const trail = within(screen.getByRole('navigation', { name: 'Trail' }));
    expect(trail.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/dashboard');
    expect(screen.getByRole('link', { name: 'Signa home' }).getAttribute('href')).toBe('/dashboard');
  });

  it('A-035 shows the support contact of the portal type of the location', async () => {
    const { unmount } = start();
    expect((await screen.findByRole('link', { name: 'support@signa.example' })).getAttribute('href')).toBe(
      'mailto:support@signa.example',
    );
    unmount();
    start('/history', [second]);
    expect(await screen.findByRole('link', { name: '(518) 555-0150' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'support@brava.example' })).toBeDefined();
  });

  it('switches the colours from the account menu and keeps the choice', async () => {
    const { user } = start();
    await user.click(await screen.findByRole('button', { name: /^Account of/ }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
    expect(document.documentElement.classList.contains('dark')).toBe(true);
    expect(localStorage.getItem('colorMode')).toBe('dark');
    await user.click(screen.getByRole('button', { name: /^Account of/ }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Like this device' }));
    expect(document.documentElement.classList.contains('dark')).toBe(false);
    expect(localStorage.getItem('colorMode')).toBeNull();
  });

  it('lists the keys behind ?, outside of fields only, and lets single keys be switched off', async () => {
    const { user } = start();
    await screen.findByRole('heading', { level: 1, name: 'History' });
    await user.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await user.click(dialog.getByRole('switch'));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await user.keyboard('?');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the location switch', () => {
  const open = async (user: ReturnType<typeof start>['user']) =>
    user.click(await screen.findByRole('button', { name: /^Location .*, change$/ }));

  it('A-041 offers the active assignments only', async () => {
    const closed = sampleAssignment({
      id: '13',
      locationId: '3',
      location: sampleLocation({ id: '3', name: 'Closed Branch', isActive: false }),
    });
    const { user } = start('/history', [sampleAssignment(), second, closed]);
    await open(user);
    expect(screen.getAllByRole('menuitemradio').map((item) => item.textContent)).toEqual([
      'Wren Street Animal HospitalSaratoga Springs, NY',
      'Battenkill Pet WellnessSaratoga Springs, NY',
    ]);
  });

  it('A-041 begins at the stored location, ignores a stored one that is not there', async () => {
    localStorage.setItem('selectedLocationId', '2');
    const { unmount } = start();
    expect(await screen.findByRole('button', { name: 'Location Battenkill Pet Wellness, change' })).toBeDefined();
    unmount();
    localStorage.setItem('selectedLocationId', '99');
    // In a tab of its own.
    sessionStorage.clear();
    start();
    expect(await screen.findByRole('button', { name: 'Location Wren Street Animal Hospital, change' })).toBeDefined();
  });

  it('A-042 A-043 asks the server first, then keeps the location, reloads and goes to the dashboard', async () => {
    const { user, server, path } = start();
    await open(user);
    await user.click(screen.getByRole('menuitemradio', { name: /Battenkill/ }));
    await waitFor(() => expect(path()).toBe('/dashboard'));
    expect(server.lastVariables('UpdateLocationUser')).toEqual({ id: '12', input: {} });
    expect(localStorage.getItem('selectedLocationId')).toBe('2');
    await waitFor(() => expect(server.lastVariables('featureFlags')).toEqual({ locationId: '2' }));
    expect(await screen.findByRole('button', { name: 'Location Battenkill Pet Wellness, change' })).toBeDefined();
  });

  it('A-042 notes the location for the next page, again after a switch', async () => {
    const { user } = start();
    await open(user);
    expect(document.cookie).toContain(`${locationCookie}=1`);
    await user.click(screen.getByRole('menuitemradio', { name: /Battenkill/ }));
    await waitFor(() => expect(document.cookie).toContain(`${locationCookie}=2`));
  });

  it('A-044 A-425 says that access is revoked with the number of the call, and keeps the old location', async () => {
    const { user, server, path } = start();
    server.fail('UpdateLocationUser', 'FORBIDDEN', 'Access to this location is revoked', 'K7QX-2M9R-4DTB');
    await open(user);
    await user.click(screen.getByRole('menuitemradio', { name: /Battenkill/ }));
    expect(await screen.findByText('Access to this location is revoked')).toBeDefined();
    expect(screen.getByText('K7QX-2M9R-4DTB')).toBeDefined();
    expect(path()).toBe('/history');
    expect(localStorage.getItem('selectedLocationId')).toBeNull();
    expect(screen.getByRole('button', { name: 'Location Wren Street Animal Hospital, change' })).toBeDefined();
  });
});

describe('the notices', () => {
  it('P-257 stand in the header, never over the page', async () => {
    const { services } = start();
    await menuLinks();
    act(() => services.notices.say({ status: 'info', title: 'Said' }));
    const banner = screen.getByRole('banner');
    expect(banner.contains(screen.getByText('Said'))).toBe(true);
    expect(screen.getAllByRole('region', { name: 'Notices' })).toHaveLength(1);
  });
});
