import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { blockNavigation } from '../../part/overlay/block-navigation';
import { createFakeIdentity } from '../../testing/fake-identity';
import type { FakeIdentityOptions } from '../../testing/fake-identity';
import { createPracticeServer } from '../../testing/practice-server';
import { renderApp } from '../../testing/render';

const maya = { token: 'first', username: 'vet@signa.test' };

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const waiting = () => screen.findByRole('dialog', { name: 'You are signed out' });
const back = () =>
  act(() => {
    window.dispatchEvent(new FocusEvent('focus'));
  });

/** A user fills in a new client, and the session ends before they save. */
async function endUnderForm(options: FakeIdentityOptions = {}) {
  localStorage.setItem('selectedLocationId', '1');
  const server = createPracticeServer();
  // A practice user is not a support user, so the server refuses this call.
  server.fail('GetSupportUser', 'FORBIDDEN');
  server.answer('LocationClientSearch', { locationClientSearch: { data: [], count: 0 } });
  const identity = createFakeIdentity({ current: maya, ...options });
  const rendered = renderApp('/clientsearch', { server, identity });
  const { user } = rendered;
  await user.click((await screen.findAllByRole('button', { name: 'Add New Client' }))[0]!);
  await user.click(await screen.findByRole('button', { name: 'Add Client Manually' }));
  await user.type(field('First name'), 'Kenji');
  server.fail('LocationClientSearch', 'UNAUTHENTICATED');
  await act(() => rendered.services.cache.invalidateQueries());
  return { ...rendered, server, identity };
}

describe('a session that ends while a form is open', () => {
  it('A-016 C-202 keeps the page and the entered values until the user signs in again in another tab', async () => {
    const { user, path, identity, server } = await endUnderForm();
    const dialog = within(await waiting());
    expect(dialog.getByText(/^What you typed is still here but not saved\./)).toBeDefined();
    const way = dialog.getByRole('link', { name: 'Sign in' });
    expect([way.getAttribute('href'), way.getAttribute('target')]).toEqual(['/login', '_blank']);
    expect(screen.queryByText('Not logged in')).toBeNull();
    expect(localStorage.getItem('selectedLocationId')).toBe('1');
    await user.click(dialog.getByRole('button', { name: 'Go on' }));
    expect(await dialog.findByText('You are not signed in yet')).toBeDefined();
    server.answer('LocationClientSearch', { locationClientSearch: { data: [], count: 0 } });
    // Refetching the user would unmount the page until the response arrives.
    server.hold('GetSupportUser', { supportUser: null });
    identity.renewTo({ ...maya, token: 'second' });
    back();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'You are signed out' })).toBeNull());
    expect(path()).toBe('/clientsearch');
    expect(field('First name').value).toBe('Kenji');
    expect(identity.current()?.token).toBe('second');
  });

  it('A-016 returning to the tab before signing in does nothing, and Escape asks for confirmation like Continue', async () => {
    const { user } = await endUnderForm();
    const dialog = within(await waiting());
    back();
    await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
    await user.keyboard('{Escape}');
    expect(await dialog.findByText('You are not signed in yet')).toBeDefined();
    expect(field('First name').value).toBe('Kenji');
  });

  it('A-016 redirects to /login and clears storage when the user leaves the form', async () => {
    const { user, path, identity } = await endUnderForm();
    await user.click(within(await waiting()).getByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(path()).toBe('/login'));
    expect(identity.current()).toBeNull();
    expect(localStorage.getItem('selectedLocationId')).toBeNull();
  });

  it('A-016 A-059 does not keep the form during an impersonation, because a new sign-in is never an impersonation', async () => {
    localStorage.setItem('isImpersonation', 'true');
    localStorage.setItem('username', 'vet@signa.test');
    const identity = createFakeIdentity({ current: { token: 'support', username: 'sam@signa.example' } });
    const { services } = renderApp('/history', { server: createPracticeServer(), identity });
    expect(await screen.findByRole('heading', { level: 1, name: 'History' })).toBeDefined();
    const letGo = blockNavigation({ ask: (goOn) => goOn() });
    act(() => services.ends.report('unauthenticated'));
    expect(await screen.findByText('Not logged in')).toBeDefined();
    expect(screen.queryByRole('dialog', { name: 'You are signed out' })).toBeNull();
    letGo();
  });
});
