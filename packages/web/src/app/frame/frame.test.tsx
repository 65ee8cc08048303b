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
  it('A-028 A-029 lists the existing pages of the role in order and highlights the current page', async () => {
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

  it('A-028 omits pages that the role cannot view', async () => {
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

  it('C-271 shows the number of clients waiting to be linked next to Link, matching the dashboard tile', async () => {
    const { server } = start('/history', undefined, 4);
    const menu = await screen.findByRole('navigation', { name: 'Main' });
    expect((await within(menu).findByText('4')).closest('a')?.getAttribute('href')).toBe('/link');
    expect(server.calls('GetUnlinkedLocationClientsCount').map(({ variables }) => variables)).toEqual([
      { locationId: '1' },
    ]);
  });

  it('C-271 shows no count when no clients are waiting, and requests none when Link is not available', async () => {
    start();
    const menu = await screen.findByRole('navigation', { name: 'Main' });
    expect(within(menu).getByRole('link', { name: 'Link' }).textContent).toBe('Link');
    cleanup();
    const off = sampleAssignment({ location: sampleLocation({ isPimsEnabled: false }) });
    const { server } = start('/history', [off]);
    await waitFor(() => expect(server.calls('GetWaitingCounts')).not.toHaveLength(0));
    expect(server.calls('GetUnlinkedLocationClientsCount')).toHaveLength(0);
  });

  it('A-032 collapses on a narrow window and opens as a drawer', async () => {
    narrowWindow();
    const { user } = start();
    const open = await screen.findByRole('button', { name: 'Open the menu' });
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    await user.click(open);
    expect(await menuLinks()).toContain('/history');
  });

  it('A-032 collapses to one icon per page, each with its full name, and expands again', async () => {
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
    // A group's icon is in its heading.
    expect(open.every(({ icons, isInGroup }) => icons === (isInGroup ? 0 : 1))).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Collapse the menu' }));
    expect(pages()).toEqual(open.map((page) => ({ ...page, icons: 1 })));
    expect(menu.getAllByRole('link').every(({ textContent }) => textContent === '')).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Open the menu' }));
    expect(pages()).toEqual(open);
  });

  it('A-032 is expanded on a wide window', async () => {
    start();
    expect(await screen.findByRole('navigation', { name: 'Main' })).toBeDefined();
  });
});

describe('the page frame', () => {
  it('A-034 shows the module name and breadcrumbs; the home link and the logo lead to the dashboard', async () => {
    start();
    expect(await screen.findByRole('heading', { level: 1, name: 'History' })).toBeDefined();
    const trail = within(screen.getByRole('navigation', { name: 'Trail' }));
    expect(trail.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/dashboard');
    expect(screen.getByRole('link', { name: 'Signa home' }).getAttribute('href')).toBe('/dashboard');
  });

  it("A-035 shows the support contact for the location's portal type", async () => {
    const { unmount } = start();
    expect((await screen.findByRole('link', { name: 'support@signa.example' })).getAttribute('href')).toBe(
      'mailto:support@signa.example',
    );
    unmount();
    start('/history', [second]);
    expect(await screen.findByRole('link', { name: '(518) 555-0150' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'support@brava.example' })).toBeDefined();
  });

  it('switches the color mode from the account menu and remembers the choice', async () => {
    const { user } = start();
    await user.click(await screen.findByRole('button', { name: /^Account of/ }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
    expect(document.documentElement.classList.contains('dark')).toBe(true);
    expect(localStorage.getItem('colorMode')).toBe('dark');
    await user.click(screen.getByRole('button', { name: /^Account of/ }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Match this device' }));
    expect(document.documentElement.classList.contains('dark')).toBe(false);
    expect(localStorage.getItem('colorMode')).toBeNull();
  });

  it('opens the shortcut list with ? only outside fields, and lets users turn off single-key shortcuts', async () => {
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

  it('A-041 offers only active assignments', async () => {
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

  it('A-041 starts at the stored location and ignores a stored location that is not assigned', async () => {
    localStorage.setItem('selectedLocationId', '2');
    const { unmount } = start();
    expect(await screen.findByRole('button', { name: 'Location Battenkill Pet Wellness, change' })).toBeDefined();
    unmount();
    localStorage.setItem('selectedLocationId', '99');
    // In its own tab.
    sessionStorage.clear();
    start();
    expect(await screen.findByRole('button', { name: 'Location Wren Street Animal Hospital, change' })).toBeDefined();
  });

  it('A-042 A-043 asks the server first, then stores the location, reloads, and opens the dashboard', async () => {
    const { user, server, path } = start();
    await open(user);
    await user.click(screen.getByRole('menuitemradio', { name: /Battenkill/ }));
    await waitFor(() => expect(path()).toBe('/dashboard'));
    expect(server.lastVariables('UpdateLocationUser')).toEqual({ id: '12', input: {} });
    expect(localStorage.getItem('selectedLocationId')).toBe('2');
    await waitFor(() => expect(server.lastVariables('featureFlags')).toEqual({ locationId: '2' }));
    expect(await screen.findByRole('button', { name: 'Location Battenkill Pet Wellness, change' })).toBeDefined();
  });

  it('A-042 stores the location for the next page load, and updates it after each switch', async () => {
    const { user } = start();
    await open(user);
    expect(document.cookie).toContain(`${locationCookie}=1`);
    await user.click(screen.getByRole('menuitemradio', { name: /Battenkill/ }));
    await waitFor(() => expect(document.cookie).toContain(`${locationCookie}=2`));
  });

  it('A-044 A-425 reports revoked access with the request ID and keeps the previous location', async () => {
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
  it('P-257 appear in the header and never cover the page', async () => {
    const { services } = start();
    await menuLinks();
    act(() => services.notices.show({ status: 'info', title: 'Said' }));
    const banner = screen.getByRole('banner');
    expect(banner.contains(screen.getByText('Said'))).toBe(true);
    expect(screen.getAllByRole('region', { name: 'Notices' })).toHaveLength(1);
  });
});
