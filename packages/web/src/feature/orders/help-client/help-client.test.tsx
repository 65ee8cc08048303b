import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeServer } from '../../../testing/fake-server';
import type { FakeServer } from '../../../testing/fake-server';
import { renderScreen } from '../../../testing/render';
import type { Rendered } from '../../../testing/render';
import { sampleAssignment, samplePractice, sampleRole } from '../../../testing/sample-practice';
import { HelpClient, HelpClientLine } from './help-client';
import { HelpClientButton } from './help-client-button';

const session = { sessionUrl: 'https://shop.test/session', token: 't-1', storefrontUrl: 'https://shop.test/shop' };
const client = { id: '5', uuid: 'client-5', firstName: 'Ravi', lastName: 'Krishnamurthy', email: null };
const features = ['oobo'];

/** A storefront with accounts for the named users and a session that opens. */
function createStorefront(known: readonly string[] = ['client-5', 'location-user-11']): FakeServer {
  const server = createFakeServer();
  answerAccounts(server, known);
  server.answerPost('/impersonate', () => ({ body: session }));
  server.answerPost(session.sessionUrl, () => ({ body: {} }));
  return server;
}
function answerAccounts(server: FakeServer, known: readonly string[]): void {
  server.answerPost('/impersonate/validate', (asked) => {
    const { uuid } = asked as { readonly uuid: string };
    return { body: known.includes(uuid) ? { uuid } : {} };
  });
}

/** A fake browser tab. */
function createTab() {
  const tab = {
    document: document.implementation.createHTMLDocument(),
    location: { replace: vi.fn() },
    opener: window as unknown,
    closed: false,
    close: vi.fn(() => void (tab.closed = true)),
  };
  return tab;
}
let tabs: ReturnType<typeof createTab>[];
let isBlocked: boolean;
let logged: string[];
beforeEach(() => {
  [tabs, isBlocked, logged] = [[], false, []];
  vi.spyOn(window, 'open').mockImplementation(() => {
    if (isBlocked) return null;
    const tab = createTab();
    tabs.push(tab);
    return tab as unknown as Window;
  });
  vi.spyOn(globalThis.console, 'error').mockImplementation((text: unknown) => void logged.push(String(text)));
});
afterEach(() => vi.restoreAllMocks());

/** Renders the button and the explanation separately, as the profile does. */
function Helped() {
  const [line, setLine] = useState<Element | null>(null);
  return (
    <>
      <HelpClientButton client={client} explanationParent={line} />
      <HelpClientLine client={client} ref={setLine} />
    </>
  );
}
const show = (server: FakeServer): Rendered =>
  renderScreen(<Helped />, { server, practice: samplePractice({ features }) });
const button = () => screen.getByRole('button', { name: 'Help Client' });
const isOpen = () => button().getAttribute('aria-disabled') !== 'true';
const ready = () => waitFor(() => expect(isOpen()).toBe(true));
const asked = (server: FakeServer) => server.posts('/impersonate/validate').map(({ body }) => body);
const ofClient = { uuid: 'client-5', type: 'account-caretaker' };
const ofUser = { uuid: 'location-user-11', type: 'account-user' };
const failed = 'Could not impersonate this client. Please try again later.';
const waitsForClient =
  'Help Client is waiting for the storefront account of Ravi Krishnamurthy. Checked every 10 seconds.';

describe('Help Client availability', () => {
  const shown = (practice: ReturnType<typeof samplePractice>) =>
    renderScreen(<HelpClient client={client} explanationParent={null} />, { server: createStorefront(), practice });

  it('C-142 is offered to roles that can edit the oobo module while the feature is on', async () => {
    shown(samplePractice({ features }));
    expect(button()).toBeDefined();
    await ready();
  });

  it('C-142 is hidden while the feature is off, and without the module', () => {
    shown(samplePractice({ features: ['orderHistory'] }));
    const role = sampleRole('VET');
    const rolesModules = role.rolesModules.filter(({ module }) => module.name !== 'oobo');
    shown(samplePractice({ features, assignment: sampleAssignment({ role: { ...role, rolesModules } }) }));
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('before both accounts are known', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const waits = () => screen.getByRole('status').textContent;

  it('C-143 C-191 C-244 disables the button, shows whose account is missing, and polls every 10 seconds', async () => {
    const server = createStorefront([]);
    show(server);
    expect([isOpen(), waits()]).toEqual([false, '']);
    await waitFor(() => expect(waits()).toBe(waitsForClient));
    expect(screen.getByRole('button', { description: waitsForClient })).toBe(button());
    fireEvent.click(button());
    fireEvent.keyDown(document.body, { key: 'h' });
    expect(tabs).toEqual([]);
    expect(asked(server)).toEqual([ofClient, ofUser]);
    answerAccounts(server, ['client-5']);
    await pass(10_000);
    await waitFor(() =>
      expect(waits()).toBe('Help Client is waiting for your own storefront account. Checked every 10 seconds.'),
    );
    answerAccounts(server, ['location-user-11']);
    await pass(10_000);
    await ready();
    expect(waits()).toBe('Help Client opens the storefront for Ravi Krishnamurthy.');
    const before = asked(server).length;
    await pass(60_000);
    expect(asked(server)).toHaveLength(before);
  });

  it('C-143 stops polling after the user leaves the profile', async () => {
    const server = createStorefront([]);
    const { unmount } = show(server);
    await waitFor(() => expect(waits()).toBe(waitsForClient));
    unmount();
    await pass(60_000);
    expect(asked(server)).toEqual([ofClient, ofUser]);
  });

  it('C-244 explains what the button does once both accounts are known', async () => {
    show(createStorefront());
    expect(waits()).toBe('');
    await waitFor(() => expect(waits()).toBe('Help Client opens the storefront for Ravi Krishnamurthy.'));
  });

  it('C-146 logs a failed check without showing an error', async () => {
    const server = createStorefront();
    server.answerPost('/impersonate/validate', () => ({ status: 502, body: {} }));
    const { services } = show(server);
    await waitFor(() => expect(waits()).toBe(waitsForClient));
    expect(logged).toEqual([expect.stringContaining('Error status: 502')]);
    expect(services.notices.read().all).toEqual([]);
  });
});

describe('pressing the button', () => {
  it('C-181 C-182 C-183 C-145 starts the session, opens it with the token, and sends the tab to the storefront', async () => {
    const server = createStorefront();
    const { user, services } = show(server);
    await ready();
    await user.click(button());
    const [tab] = tabs;
    await waitFor(() => expect(tab?.location.replace).toHaveBeenCalledWith('https://shop.test/shop'));
    expect(tab?.opener).toBeNull();
    expect(tab?.close).not.toHaveBeenCalled();
    expect(tabs).toHaveLength(1);
    expect(asked(server)).toEqual([ofClient, ofUser]);
    const [start] = server.posts('/impersonate');
    expect(start?.body).toEqual({ uuid: 'client-5', impersonationId: 'location-user-11', impersonationType: 'vet' });
    expect(start?.credentials).toBe('include');
    expect(start?.headers).toMatchObject({ application: 'practice-portal', authorization: 'Bearer token-1' });
    const [opened] = server.posts(session.sessionUrl);
    expect(opened?.headers).toEqual({ authorization: 'Bearer t-1' });
    expect(opened?.credentials).toBe('include');
    expect(services.notices.read().all).toEqual([]);
  });

  it('C-240 C-244 opens the tab immediately on key H and shows that the storefront is loading', async () => {
    const server = createStorefront();
    const { user } = show(server);
    await ready();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    server.delayPost('/impersonate', held, session);
    await user.keyboard('h');
    expect(window.open).toHaveBeenCalledWith('', '_blank');
    expect([tabs[0]?.document.title, tabs[0]?.document.body.textContent]).toEqual([
      'Opening the storefront…',
      'Opening the storefront…',
    ]);
    await waitFor(() => expect(button().getAttribute('aria-busy')).toBe('true'));
    await user.keyboard('h');
    await user.click(button());
    expect(tabs).toHaveLength(1);
    release();
    await waitFor(() => expect(tabs[0]?.location.replace).toHaveBeenCalledOnce());
  });

  it.each([
    ['is not started', '/impersonate', { status: 500, body: {} }],
    ['is no session', '/impersonate', { body: { token: 't' } }],
    ['is not opened', session.sessionUrl, { status: 401, body: { message: 'Too old' } }],
  ])('C-146 C-240 reports that %s, closes the tab, and allows a retry', async (_, url, answer) => {
    const server = createStorefront();
    const { user } = show(server);
    await ready();
    server.answerPost(url, () => answer);
    await user.click(button());
    expect(await screen.findByText('Error Impersonating')).toBeDefined();
    expect(screen.getByText(failed)).toBeDefined();
    expect(tabs[0]?.close).toHaveBeenCalled();
    expect(tabs[0]?.location.replace).not.toHaveBeenCalled();
    server.answerPost('/impersonate', () => ({ body: session }));
    server.answerPost(session.sessionUrl, () => ({ body: {} }));
    await ready();
    await user.click(button());
    await waitFor(() => expect(tabs[1]?.location.replace).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByText('Error Impersonating')).toBeNull());
  });

  it('C-146 reports a failure if the user closed the tab', async () => {
    const server = createStorefront();
    const { user } = show(server);
    await ready();
    server.answerPost(session.sessionUrl, () => {
      tabs[0]?.close();
      return { body: {} };
    });
    await user.click(button());
    expect(await screen.findByText(failed)).toBeDefined();
    expect(tabs[0]?.location.replace).not.toHaveBeenCalled();
  });

  it('C-240 explains what to do if the browser blocks the tab, and sends no request', async () => {
    const server = createStorefront();
    const { user } = show(server);
    await ready();
    isBlocked = true;
    await user.click(button());
    expect(await screen.findByText('Error Impersonating')).toBeDefined();
    const text = 'Your browser blocked the new tab. Allow pop-ups for this site, then press Help Client again.';
    expect(screen.getByText(text)).toBeDefined();
    expect(server.posts('/impersonate')).toEqual([]);
    expect(isOpen()).toBe(true);
  });

  it('C-240 leaves no empty tab if the user navigates away', async () => {
    const server = createStorefront();
    const { user, unmount } = show(server);
    await ready();
    server.delayPost('/impersonate', new Promise(() => undefined), session);
    await user.click(button());
    unmount();
    expect(tabs[0]?.close).toHaveBeenCalled();
  });

  it('A-016 C-146 closes the tab after the session ended; the sign-in page reports it', async () => {
    const server = createStorefront();
    const { user, services } = show(server);
    await ready();
    server.answerPost('/impersonate', () => ({
      status: 401,
      body: { errors: [{ message: 'Sign in', extensions: { code: 'UNAUTHENTICATED' } }] },
    }));
    await user.click(button());
    await waitFor(() => expect(tabs[0]?.close).toHaveBeenCalled());
    expect(services.notices.read().all).toEqual([]);
  });
});
