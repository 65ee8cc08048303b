import { screen, waitFor } from '@testing-library/react';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeIdentity } from '../../testing/fake-identity';
import { createPracticeServer, createSupportServer } from '../../testing/practice-server';
import { renderApp } from '../../testing/render';
import { NotConfigured } from '../start/not-configured';

const maya = { token: 'token-1', username: 'maya.okafor@wren.example' };
const sam = { token: 'token-2', username: 'sam@signa.example' };

describe('the sign-in page', () => {
  it('A-003 has four links, no header, and says what signing in accepts', async () => {
    renderApp('/login', { identity: createFakeIdentity() });
    for (const name of ['Terms of service', 'Privacy Policy', 'Online Prescribing Notice', 'Contact us']) {
      expect((await screen.findByRole('link', { name })).getAttribute('href')).toMatch(/^\/legal\//);
    }
    expect(screen.getByText('By signing in you accept the Terms of service and the Privacy Policy.')).toBeDefined();
    expect(screen.queryByRole('banner')).toBeNull();
  });

  it('A-002 A-003 leaves for the provider when the button is pressed', async () => {
    const { identity, user } = renderApp('/login', { identity: createFakeIdentity() });
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(identity.asked).toContain('sign-in');
  });

  it('A-001 draws no route without the identity configuration, and names what is missing', () => {
    render(<NotConfigured missing={['issuer', 'audience']} />);
    expect(screen.getByRole('alert').textContent).toContain('issuer');
    expect(screen.getByRole('alert').textContent).toContain('audience');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('without a session', () => {
  it.each(['/', '/dashboard', '/history/4', '/support', '/nowhere'])('A-004 sends %s to /login', async (path) => {
    const { path: shown } = renderApp(path, { identity: createFakeIdentity() });
    await screen.findByRole('button', { name: 'Sign in' });
    expect(shown()).toBe('/login');
  });

  it('A-004 asks the provider without a word first, and stays where it was', async () => {
    const { path, identity } = renderApp('/history', {
      server: createPracticeServer(),
      identity: createFakeIdentity({ remembered: maya }),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'History' })).toBeDefined();
    expect(path()).toBe('/history');
    expect(identity.asked).toEqual(['restore']);
  });
});

describe('/login/callback', () => {
  it('A-004 opens the app when the provider still knows the browser', async () => {
    const { path } = renderApp('/login/callback', {
      server: createPracticeServer(),
      identity: createFakeIdentity({ remembered: maya }),
    });
    await waitFor(() => expect(path()).toBe('/dashboard'));
  });

  it('A-005 says that a sign-in failed', async () => {
    window.history.replaceState(null, '', '/login/callback?error=access_denied&state=1');
    const { path } = renderApp('/login/callback', { identity: createFakeIdentity({ fails: true }) });
    expect(await screen.findByText('Error Logging In.')).toBeDefined();
    expect(screen.getByText('Please try again.')).toBeDefined();
    await waitFor(() => expect(path()).toBe('/login'));
  });

  it('A-059 A-187 closes what a support user left open, and keeps their group', async () => {
    window.history.replaceState(null, '', '/login/callback?code=1&state=1');
    localStorage.setItem('isImpersonation', 'true');
    localStorage.setItem('username', 'maya.okafor@wren.example');
    const server = createSupportServer({ inAdminSupportGroup: true });
    const { path } = renderApp('/login/callback', { server, identity: createFakeIdentity({ remembered: sam }) });
    await waitFor(() => expect(path()).toBe('/support'));
    expect(server.calls('ExitImpersonation')).toHaveLength(1);
    expect(server.calls().every(({ headers }) => headers.impersonation === undefined)).toBe(true);
    expect(localStorage.getItem('inAdminSupportGroup')).toBe('true');
    expect(localStorage.getItem('isImpersonation')).toBeNull();
  });
});
