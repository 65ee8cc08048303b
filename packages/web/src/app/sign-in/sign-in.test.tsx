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
  it('A-003 has four links and no header, and says what signing in accepts', async () => {
    renderApp('/login', { identity: createFakeIdentity() });
    for (const name of ['Terms of service', 'Privacy Policy', 'Online Prescribing Notice', 'Contact us']) {
      expect((await screen.findByRole('link', { name })).getAttribute('href')).toMatch(/^\/legal\//);
    }
    expect(screen.getByText('By signing in, you accept the Terms of service and the Privacy Policy.')).toBeDefined();
    expect(screen.queryByRole('banner')).toBeNull();
  });

  it('A-002 A-003 A-004 C-001 sends the user to the provider and returns to the requested page', async () => {
    const { identity, user } = renderApp('/history?page=2', { identity: createFakeIdentity() });
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(identity.asked).toContain('sign-in /history?page=2');
  });

  it('A-005 reports a failed sign-in', async () => {
    renderApp('/login?failed', { identity: createFakeIdentity() });
    expect(await screen.findByText('Error Logging In.')).toBeDefined();
    expect(screen.getByText('Please try again.')).toBeDefined();
  });

  it('A-008 tells an unknown user that they are signed in but unknown, and lets them sign in as another user', async () => {
    const { identity, user } = renderApp('/login?unknown', { identity: createFakeIdentity() });
    expect(await screen.findByText('Signed in, but unknown to Signa')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(identity.asked).toContain('sign-in / as somebody else');
  });

  it('A-059 clears a previous impersonation', async () => {
    localStorage.setItem('isImpersonation', 'true');
    localStorage.setItem('username', 'maya.okafor@wren.example');
    renderApp('/login', { identity: createFakeIdentity() });
    await screen.findByRole('button', { name: 'Sign in' });
    expect(localStorage.getItem('isImpersonation')).toBeNull();
  });

  it('A-001 renders no route without the identity configuration and names the missing settings', () => {
    render(<NotConfigured missing={['issuer', 'audience']} />);
    expect(screen.getByRole('alert').textContent).toContain('issuer');
    expect(screen.getByRole('alert').textContent).toContain('audience');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('without a session', () => {
  it.each(['/', '/dashboard', '/history/4', '/support', '/nowhere'])('A-004 redirects %s to /login', async (path) => {
    const { path: shown } = renderApp(path, { identity: createFakeIdentity() });
    await screen.findByRole('button', { name: 'Sign in' });
    expect(shown()).toBe('/login');
  });

  it('A-004 asks the server for the session first and stays on the requested page', async () => {
    const { path, identity } = renderApp('/history', {
      server: createPracticeServer(),
      identity: createFakeIdentity({ remembered: maya }),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'History' })).toBeDefined();
    expect(path()).toBe('/history');
    expect(identity.asked).toEqual(['restore']);
  });
});

describe('with a session', () => {
  it('A-004 opens the app instead of the sign-in page', async () => {
    const { path } = renderApp('/login', {
      server: createPracticeServer(),
      identity: createFakeIdentity({ remembered: maya }),
    });
    await waitFor(() => expect(path()).toBe('/dashboard'));
  });

  it("A-187 stores the support user's group", async () => {
    const server = createSupportServer({ inAdminSupportGroup: true });
    const { path } = renderApp('/', { server, identity: createFakeIdentity({ remembered: sam }) });
    await waitFor(() => expect(path()).toBe('/support'));
    expect(localStorage.getItem('inAdminSupportGroup')).toBe('true');
  });
});
