import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeIdentity } from '../../testing/fake-identity';
import { createSupportServer } from '../../testing/practice-server';
import { renderApp } from '../../testing/render';

const identity = () => createFakeIdentity({ current: { token: 'token-2', username: 'sam@signa.example' } });

describe('the support area', () => {
  it('A-047 greets the support user by name and has a Logout link in the header', async () => {
    const { user, identity: provider } = renderApp('/support', { server: createSupportServer(), identity: identity() });
    expect(await screen.findByText('Hello, Sam Reyes')).toBeDefined();
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Logout' }));
    await waitFor(() => expect(provider.asked).toContain('sign-out'));
  });

  it.each([
    ['Find a user', ' brandt ', '/support/impersonate?search=brandt'],
    ['Find a practice', 'wren', '/support/practicesearch?search=wren'],
  ])('A-047 starts the search %s immediately, from 3 characters on', async (name, typed, address) => {
    const server = createSupportServer();
    server.answer('Users', { users: { data: [], count: 0 } });
    server.answer('SearchPractices', { practices: { data: [], count: 0 } });
    const { user, path } = renderApp('/support', { server, identity: identity() });
    const box = await screen.findByRole('searchbox', { name });
    await user.type(box, 'br{Enter}');
    expect(screen.getByText('Type at least 3 characters')).toBeDefined();
    expect(path()).toBe('/support');
    await user.clear(box);
    await user.type(box, `${typed}{Enter}`);
    await waitFor(() => expect(path()).toBe(address));
  });

  it('A-047 has a collapsible menu', async () => {
    const { user } = renderApp('/support', { server: createSupportServer(), identity: identity() });
    await user.click(await screen.findByRole('button', { name: 'Collapse the menu' }));
    expect(screen.getByRole('button', { name: 'Open the menu' }).getAttribute('aria-expanded')).toBe('false');
  });

  it('A-034 links the breadcrumbs and logo to its first page', async () => {
    renderApp('/support/practicesearch', { server: createSupportServer(), identity: identity() });
    const trail = within(await screen.findByRole('navigation', { name: 'Trail' }));
    expect(trail.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/support');
    expect(screen.getByRole('link', { name: 'Signa home' }).getAttribute('href')).toBe('/support');
  });

  it('A-046 blocks /support/role for support users outside the admin group', async () => {
    renderApp('/support/role', { server: createSupportServer({ inAdminSupportGroup: false }), identity: identity() });
    expect(await screen.findByText("you can't access this link")).toBeDefined();
  });

  it('A-021 A-033 A-047 lists its pages in order, and only for the admin group those reserved for it', async () => {
    renderApp('/support', { server: createSupportServer(), identity: identity() });
    const links = within(await screen.findByRole('navigation', { name: 'Main' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Support Home', '/support'],
      ['User Management', '/support/impersonate'],
      ['Practice Setup', '/support/practicesearch'],
      ['Prescribing Shortcuts', '/support/prescribingshortcuts'],
      ['Pims Lookup', '/support/pims'],
    ]);
  });

  it.each([
    ['/support', 'Support Home', 'Support Home'],
    ['/support/impersonate', 'User Management', 'User Management'],
    ['/support/practicesearch', 'Practice Setup', 'Practice Setup'],
    ['/support/practicedetail/1', 'Practice', 'Practice Setup'],
    ['/support/organizationdetail/1', 'Organization', 'Practice Setup'],
    ['/support/prescribingshortcuts', 'Prescribing Shortcuts', 'Prescribing Shortcuts'],
    ['/support/role', 'Role', 'Role'],
    ['/support/pims', 'Pims Lookup', 'Pims Lookup'],
  ])('A-021 A-027 %s opens and highlights its menu entry', async (route, heading, entry) => {
    const { path } = renderApp(route, {
      server: createSupportServer({ inAdminSupportGroup: true }),
      identity: identity(),
    });
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeDefined();
    expect(path()).toBe(route);
    const menu = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(menu.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)).toEqual([entry]);
  });

  it('A-033 offers Role to the admin group', async () => {
    renderApp('/support', { server: createSupportServer({ inAdminSupportGroup: true }), identity: identity() });
    const menu = within(await screen.findByRole('navigation', { name: 'Main' }));
    expect(menu.getByRole('link', { name: 'Role' }).getAttribute('href')).toBe('/support/role');
  });

  it('A-021 A-022 shows "Page not found" for an unknown path', async () => {
    const { path, user } = renderApp('/support/nowhere', { server: createSupportServer(), identity: identity() });
    expect(await screen.findByText('There is no page at /support/nowhere')).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'Go to the home page' }));
    await waitFor(() => expect(path()).toBe('/support'));
  });
});
