import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createFakeIdentity } from '../../testing/fake-identity';
import { createPracticeServer, createSupportServer } from '../../testing/practice-server';
import { renderApp } from '../../testing/render';
import { sampleAssignment, sampleLocation, sampleRole, sampleUser } from '../../testing/sample-practice';

const sam = { token: 'token-2', username: 'sam@signa.example' };

function impersonate(username = 'maya.okafor@wren.example') {
  localStorage.setItem('isImpersonation', 'true');
  localStorage.setItem('username', username);
  localStorage.setItem('userLocationRoleId', 'VET');
  sessionStorage.setItem('selectedLocationId', '1');
}

/** Sam Reyes of support, impersonating Dr. Okafor. */
function createImpersonationServer() {
  const server = createPracticeServer();
  server.answer('GetUserByUsername', ({ username }) => ({
    userByUsername: username === 'sam@signa.example' ? null : sampleUser(),
  }));
  return server;
}

describe('the landing page', () => {
  it('A-006 redirects a practice user from / to /dashboard', async () => {
    const { path } = renderApp('/', { server: createPracticeServer() });
    await waitFor(() => expect(path()).toBe('/dashboard'));
  });

  it('A-006 A-025 C-001 redirects a support user who is not impersonating to /support, also from practice routes', async () => {
    for (const start of ['/', '/dashboard', '/history/4', '/clientsearch', '/clients/profile/1']) {
      const { path, unmount } = renderApp(start, {
        server: createSupportServer(),
        identity: createFakeIdentity({ current: sam }),
      });
      await waitFor(() => expect(path()).toBe('/support'));
      unmount();
    }
  });

  it('A-022 accepts a trailing slash and shows "Page not found" for an unknown path', async () => {
    const { path, unmount } = renderApp('/history/', { server: createPracticeServer() });
    expect(await screen.findByRole('heading', { level: 1, name: 'History' })).toBeDefined();
    expect(path()).toBe('/history/');
    unmount();
    const second = renderApp('/nowhere', { server: createPracticeServer() });
    expect(await screen.findByText('There is no page at /nowhere')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeDefined();
    expect(second.path()).toBe('/nowhere');
    await second.user.click(screen.getByRole('link', { name: 'Go to the home page' }));
    await waitFor(() => expect(second.path()).toBe('/dashboard'));
  });

  it('A-024 redirects from /reports to /dashboard when the location has no report', async () => {
    const { path } = renderApp('/reports', { server: createPracticeServer() });
    await waitFor(() => expect(path()).toBe('/dashboard'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Reports' })).toBeNull();
  });

  it.each(['/link', '/officeuserx', '/officeuserx/create/rx/product-selection'])(
    'A-024 A-030 blocks %s and hides it from the menu if the location has neither a practice system nor office use',
    async (closed) => {
      const server = createPracticeServer();
      const location = sampleLocation({ isPimsEnabled: false, isOfficeUseEnabled: false });
      server.answer('GetUserByUsername', {
        userByUsername: sampleUser({ locationsUsers: [sampleAssignment({ location })] }),
      });
      const { path } = renderApp(closed, { server });
      await waitFor(() => expect(path()).toBe('/dashboard'));
      const menu = within(await screen.findByRole('navigation', { name: 'Main' }));
      expect(menu.queryByRole('link', { name: /^(Link|Office Use)/ })).toBeNull();
    },
  );

  it('A-023 redirects to the first menu page when the role cannot view a page', async () => {
    const server = createPracticeServer();
    const role = sampleRole('VET');
    const rolesModules = role.rolesModules.map((link) =>
      link.moduleId === 'dashboard' || link.moduleId === 'approve' ? { ...link, canView: false } : link,
    );
    server.answer('GetUserByUsername', {
      userByUsername: sampleUser({ locationsUsers: [sampleAssignment({ role: { ...role, rolesModules } })] }),
    });
    const { path } = renderApp('/dashboard', { server });
    await waitFor(() => expect(path()).toBe('/create'));
  });

  it('A-023 shows "No access" with a sign-out button when the menu is empty', async () => {
    const server = createPracticeServer();
    server.answer('GetUserByUsername', {
      userByUsername: sampleUser({
        locationsUsers: [sampleAssignment({ role: { ...sampleRole('VET'), isActive: false } })],
      }),
    });
    const { user, identity } = renderApp('/dashboard', { server });
    expect(await screen.findByText("you can't access this link")).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(identity.asked).toContain('sign-out'));
  });

  it('A-025 blocks support routes for a practice user and during an impersonation', async () => {
    const { unmount } = renderApp('/support', { server: createPracticeServer() });
    expect(await screen.findByText("you can't access this link")).toBeDefined();
    unmount();
    impersonate();
    renderApp('/support/impersonate', {
      server: createImpersonationServer(),
      identity: createFakeIdentity({ current: sam }),
    });
    expect(await screen.findByText("you can't access this link")).toBeDefined();
  });
});

describe('an unknown user', () => {
  it.each([
    ['is not found', null],
    ['has no active assignment', sampleUser({ locationsUsers: [sampleAssignment({ isActive: false })] })],
    [
      'works only at an inactive location',
      sampleUser({ locationsUsers: [sampleAssignment({ location: sampleLocation({ isActive: false }) })] }),
    ],
  ])('A-009 A-040 sees why and is signed out when the user %s', async (_case, userByUsername) => {
    localStorage.setItem('selectedLocationId', '1');
    const server = createPracticeServer();
    server.answer('GetUserByUsername', { userByUsername });
    const { user, identity } = renderApp('/dashboard', { server });
    expect(await screen.findByText('Signing you out')).toBeDefined();
    expect(screen.getByText('Please connect to Administration')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Sign out now' }));
    await waitFor(() => expect(identity.asked).toContain('sign-out'));
    expect(localStorage.getItem('selectedLocationId')).toBeNull();
  });

  it('A-009 sees why when the server stops recognizing them during a session', async () => {
    const server = createPracticeServer();
    const maya = { token: 'fresh', username: 'vet@signa.test' };
    const { user, identity } = renderApp('/history', {
      server,
      identity: createFakeIdentity({ current: maya, renewed: maya }),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'History' })).toBeDefined();
    for (const name of [
      'GetPrescriptionHistory',
      'GetPrescriptionCount',
      'GetUserByUsername',
      'GetSupportUser',
    ] as const)
      server.fail(name, 'UNAUTHENTICATED');
    await user.click(screen.getByRole('switch', { name: 'Show OTC' }));
    expect(await screen.findByText('Signing you out')).toBeDefined();
    expect(screen.queryByText('Not logged in')).toBeNull();
    expect(identity.current()).not.toBeNull();
  });

  it('A-009 sees an error but stays signed in when the server does not respond', async () => {
    const server = createPracticeServer();
    server.breakOff('GetUserByUsername');
    const { user, identity } = renderApp('/history', { server });
    expect(await screen.findByText('Error retrieving user.')).toBeDefined();
    server.answer('GetUserByUsername', { userByUsername: sampleUser() });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'History' })).toBeDefined();
    expect(identity.asked).not.toContain('sign-out');
  });

  it('A-046 gets no support route when the support user fails to load', async () => {
    const server = createSupportServer();
    server.fail('GetSupportUser', 'NOT_FOUND');
    renderApp('/support', { server, identity: createFakeIdentity({ current: sam }) });
    expect(await screen.findByText("you can't access this link")).toBeDefined();
  });
});

describe('an unauthenticated answer', () => {
  it('A-016 is reported once, clears storage, and redirects to /login after 2 seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      const server = createPracticeServer();
      server.fail('GetPrescriptionHistory', 'UNAUTHENTICATED');
      server.fail('GetPrescriptionCount', 'UNAUTHENTICATED');
      localStorage.setItem('selectedLocationId', '1');
      const { path, identity } = renderApp('/history', { server });
      expect(await screen.findByText('Not logged in')).toBeDefined();
      expect(screen.getAllByText('Forwarding to the login page...')).toHaveLength(1);
      expect(localStorage.getItem('selectedLocationId')).toBeNull();
      expect(path()).toBe('/history');
      await vi.advanceTimersByTimeAsync(2_000);
      await waitFor(() => expect(path()).toBe('/login'));
      expect(identity.current()).toBeNull();
      expect(screen.getAllByText('Not logged in')).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it('A-016 returns to the same address and location after sign-in, and says that nothing was signed or lost', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      const server = createPracticeServer();
      server.fail('GetPrescriptionHistory', 'UNAUTHENTICATED');
      localStorage.setItem('selectedLocationId', '1');
      const { path, identity, user } = renderApp('/history?page=2', { server });
      expect(await screen.findByText('Not logged in')).toBeDefined();
      await vi.advanceTimersByTimeAsync(2_000);
      await waitFor(() => expect(path()).toBe('/login'));
      expect(
        await screen.findByText(/^Your session ended\. Nothing was signed after that, .* are kept\./),
      ).toBeDefined();
      expect(sessionStorage.getItem('selectedLocationId')).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Sign in' }));
      expect(identity.asked).toContain('sign-in /history?page=2');
      expect(sessionStorage.getItem('selectedLocationId')).toBe('1');
    } finally {
      vi.useRealTimers();
    }
  });

  it('A-016 A-059 returns to the home page after an impersonation', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      impersonate();
      const server = createImpersonationServer();
      server.fail('GetPrescriptionHistory', 'UNAUTHENTICATED');
      const { path, identity, user } = renderApp('/history?page=2', {
        server,
        identity: createFakeIdentity({ current: sam }),
      });
      expect(await screen.findByText('Not logged in')).toBeDefined();
      await vi.advanceTimersByTimeAsync(2_000);
      await waitFor(() => expect(path()).toBe('/login'));
      await user.click(await screen.findByRole('button', { name: 'Sign in' }));
      expect(screen.queryByText(/^Your session ended/)).toBeNull();
      expect(identity.asked).toContain('sign-in /');
    } finally {
      vi.useRealTimers();
    }
  });

  it('A-016 is not reported again by a response that arrives after the redirect to /login', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      const server = createPracticeServer();
      server.fail('GetPrescriptionHistory', 'UNAUTHENTICATED');
      const { path, services } = renderApp('/history', { server });
      expect(await screen.findByText('Not logged in')).toBeDefined();
      await vi.advanceTimersByTimeAsync(2_000);
      await waitFor(() => expect(path()).toBe('/login'));
      act(() => services.ends.report('unauthenticated'));
      expect(screen.getAllByText('Not logged in')).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });
});

const unsent = 'unsent/1:11:1:task%2F90:another-page';

describe('signing out', () => {
  it('A-007 A-187 ends an impersonation, signs out at the provider, and clears every key', async () => {
    impersonate();
    localStorage.setItem('inAdminSupportGroup', 'true');
    localStorage.setItem('colorMode', 'dark');
    localStorage.setItem(unsent, '{}');
    const server = createImpersonationServer();
    const { user, identity } = renderApp('/history', { server, identity: createFakeIdentity({ current: sam }) });
    await user.click(await screen.findByRole('button', { name: /^Account of/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Sign out' }));
    await waitFor(() => expect(identity.asked).toContain('sign-out'));
    expect(server.calls('ExitImpersonation')).toHaveLength(1);
    expect(Object.keys(localStorage)).toEqual(['colorMode']);
    expect(sessionStorage).toHaveLength(0);
  });

  it("A-007 ends no impersonation when none is active, and keeps the user's unsent work", async () => {
    const server = createPracticeServer();
    localStorage.setItem(unsent, '{}');
    const { user, identity } = renderApp('/history', { server });
    await user.click(await screen.findByRole('button', { name: /^Account of/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Sign out' }));
    await waitFor(() => expect(identity.asked).toContain('sign-out'));
    expect(Object.keys(localStorage)).toContain(unsent);
    expect(server.calls('ExitImpersonation')).toHaveLength(0);
  });
});

describe('impersonating a user', () => {
  it('C-004 A-042 a tab opened during an impersonation uses the impersonated location; a tab with its own location keeps it', async () => {
    const second = sampleAssignment({
      id: '12',
      locationId: '2',
      isPrimary: false,
      location: sampleLocation({ id: '2', name: 'Battenkill Pet Wellness' }),
    });
    const server = createImpersonationServer();
    server.answer('GetUserByUsername', ({ username }) => ({
      userByUsername: username === sam.username ? null : sampleUser({ locationsUsers: [sampleAssignment(), second] }),
    }));
    const open = () => renderApp('/history', { server, identity: createFakeIdentity({ current: sam }) });
    impersonate();
    localStorage.setItem('locationUserId', '12');
    const { unmount } = open();
    expect(await screen.findByText('Wren Street Animal Hospital')).toBeDefined();
    unmount();
    sessionStorage.clear();
    open();
    expect(await screen.findByText('Battenkill Pet Wellness')).toBeDefined();
  });

  it('A-013 A-036 names the impersonated user at the top of the page and in every request', async () => {
    impersonate();
    const server = createImpersonationServer();
    renderApp('/history', { server, identity: createFakeIdentity({ current: sam }) });
    expect(await screen.findByText('Impersonation: maya.okafor@wren.example')).toBeDefined();
    expect(await screen.findByRole('heading', { level: 1, name: 'History' })).toBeDefined();
    expect(server.calls().every(({ headers }) => headers.impersonation === 'maya.okafor@wren.example')).toBe(true);
    expect(server.calls('GetSupportUser')).toHaveLength(0);
  });

  it('A-036 A-060 Log out ends the impersonation and returns to /support as the support user', async () => {
    impersonate();
    const server = createImpersonationServer();
    const { user, path } = renderApp('/history', { server, identity: createFakeIdentity({ current: sam }) });
    const leave = await screen.findByRole('button', { name: 'Log out' });
    server.answer('GetSupportUser', {
      supportUser: {
        username: sam.username,
        email: sam.username,
        firstName: 'Sam',
        lastName: 'Reyes',
        inAdminSupportGroup: false,
      },
    });
    await user.click(leave);
    await waitFor(() => expect(path()).toBe('/support'));
    expect(server.calls('ExitImpersonation')).toHaveLength(1);
    expect(localStorage.getItem('username')).toBe(sam.username);
    expect(localStorage.getItem('isImpersonation')).toBe('false');
    expect(localStorage.getItem('userLocationRoleId')).toBeNull();
    expect(sessionStorage).toHaveLength(0);
    expect(screen.queryByText(/^Impersonation:/)).toBeNull();
  });

  it('A-059 A-060 ends when the server reports that it expired', async () => {
    impersonate();
    const server = createImpersonationServer();
    server.fail('GetPrescriptionHistory', 'IMPERSONATION_EXPIRED');
    server.answer('GetSupportUser', {
      supportUser: {
        username: sam.username,
        email: sam.username,
        firstName: 'Sam',
        lastName: 'Reyes',
        inAdminSupportGroup: false,
      },
    });
    const { path } = renderApp('/history', { server, identity: createFakeIdentity({ current: sam }) });
    await waitFor(() => expect(path()).toBe('/support'));
    expect(localStorage.getItem('isImpersonation')).toBe('false');
  });

  it('A-061 restores the support user when the impersonated user cannot be loaded', async () => {
    impersonate();
    const server = createSupportServer();
    const { path } = renderApp('/dashboard', { server, identity: createFakeIdentity({ current: sam }) });
    expect(await screen.findByText('Impersonation signing out')).toBeDefined();
    expect(screen.getByText('Could not impersonate selected user.')).toBeDefined();
    await waitFor(() => expect(path()).toBe('/support'));
    expect(localStorage.getItem('isImpersonation')).toBe('false');
  });
});
