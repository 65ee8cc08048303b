import { locationCookie } from '@signa/core/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleImpersonation } from '../../feature/administration/impersonation/impersonation.test-data';
import { createFakeIdentity } from '../../testing/fake-identity';
import type { FakeServer } from '../../testing/fake-server';
import { createPracticeServer } from '../../testing/practice-server';
import { now, renderApp } from '../../testing/render';
import { sampleUser } from '../../testing/sample-practice';

const sam = { token: 'token-2', username: 'sam@signa.example' };
const minutesOn = (minutes: number) => new Date(Date.parse(now) + minutes * 60_000).toISOString();
const open = (unlockedUntil: string | null) => ({
  id: '4',
  username: 'maya.okafor@wren.example',
  reason: 'Ticket 4711',
  startedAt: minutesOn(-13),
  expiresAt: minutesOn(47),
  unlockedUntil,
});

/** Sam Reyes of support impersonates Dr. Okafor. */
function start(unlockedUntil: string | null) {
  localStorage.setItem('isImpersonation', 'true');
  localStorage.setItem('username', 'maya.okafor@wren.example');
  sessionStorage.setItem('selectedLocationId', '1');
  const server = createPracticeServer();
  server.answer('GetUserByUsername', ({ username }) => ({
    userByUsername: username === sam.username ? null : sampleUser(),
  }));
  server.answer('GetOpenImpersonation', { openImpersonation: open(unlockedUntil) });
  server.answer('UnlockImpersonation', () => {
    server.answer('GetOpenImpersonation', { openImpersonation: open(minutesOn(10)) });
    return { unlockImpersonation: open(minutesOn(10)) };
  });
  server.answer('LockImpersonation', () => {
    server.answer('GetOpenImpersonation', { openImpersonation: open(null) });
    return { lockImpersonation: open(null) };
  });
  return renderApp('/history', { server, identity: createFakeIdentity({ current: sam }) });
}
const banner = async () => within(await screen.findByRole('region', { name: 'Impersonation' }));

describe('the impersonation banner', () => {
  it('A-281 A-036 starts read-only, shows the time left, and asks for confirmation before unlocking changes', async () => {
    const { server, user } = start(null);
    const shown = await banner();
    expect(await shown.findByText('Read-only: changes are locked')).toBeDefined();
    expect(shown.getByText('47 minutes left')).toBeDefined();
    await user.click(shown.getByRole('button', { name: 'Unlock changes…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Unlock changes?' }));
    await user.click(dialog.getByRole('button', { name: 'Keep read-only' }));
    expect(server.calls('UnlockImpersonation')).toHaveLength(0);
    await user.click(shown.getByRole('button', { name: 'Unlock changes…' }));
    await user.click(await screen.findByRole('button', { name: 'Unlock for 10 minutes' }));
    expect(await shown.findByText('Changes are unlocked')).toBeDefined();
    expect(shown.getByText('10:00')).toBeDefined();
    expect(server.calls('UnlockImpersonation')).toHaveLength(1);
  });

  it('A-200 A-281 does not offer the sessions of the impersonated user', async () => {
    const { server, user } = start(null);
    await banner();
    await user.click(await screen.findByRole('button', { name: /^Account of/ }));
    expect(screen.getByRole('menuitem', { name: 'Sign out' })).toBeDefined();
    expect(screen.queryByRole('menuitem', { name: 'Where you are signed in' })).toBeNull();
    expect(server.calls('GetSessions')).toEqual([]);
  });

  it("A-281 A-042 keeps the support user's stored location", async () => {
    document.cookie = `${locationCookie}=9; path=/`;
    start(null);
    await (await banner()).findByText('47 minutes left');
    await screen.findByRole('heading', { level: 1, name: 'History' });
    expect(document.cookie).toContain(`${locationCookie}=9`);
  });

  it('A-281 locks changes on request', async () => {
    const { server, user } = start(minutesOn(4));
    const shown = await banner();
    expect(await shown.findByText('4:00')).toBeDefined();
    await user.click(shown.getByRole('button', { name: 'Lock changes' }));
    expect(await shown.findByText('Read-only: changes are locked')).toBeDefined();
    expect(server.calls('LockImpersonation')).toHaveLength(1);
  });

  it('A-281 reports when the ten minutes are over', async () => {
    start(minutesOn(-1));
    expect(await (await banner()).findByText('Read-only: changes are locked')).toBeDefined();
  });

  it('A-281 A-036 counts down on the open page and locks automatically', async () => {
    const { services } = start(minutesOn(4));
    const shown = await banner();
    expect(await shown.findByText('4:00')).toBeDefined();
    const clock = vi.spyOn(services.clock, 'now');
    clock.mockReturnValue(minutesOn(3.5));
    expect(await shown.findByText('0:30')).toBeDefined();
    expect(shown.getByText('Changes are unlocked')).toBeDefined();
    clock.mockReturnValue(minutesOn(5));
    expect(await shown.findByText('Read-only: changes are locked')).toBeDefined();
    expect(shown.getByText('42 minutes left')).toBeDefined();
  });

  it('A-281 stays locked and explains why when unlocking fails', async () => {
    const { server, user } = start(null);
    server.fail('UnlockImpersonation', 'CONFLICT', 'No impersonation is open any more.');
    await user.click(await (await banner()).findByRole('button', { name: 'Unlock changes…' }));
    await user.click(await screen.findByRole('button', { name: 'Unlock for 10 minutes' }));
    expect(await screen.findByText(/No impersonation is open any more/)).toBeDefined();
    expect(await (await banner()).findByText('Read-only: changes are locked')).toBeDefined();
  });
});

describe('the user who was impersonated', () => {
  beforeEach(() => localStorage.clear());
  const told = async () => within(await screen.findByRole('region', { name: 'Support worked as you' }));
  const startAsVet = (server: FakeServer) => renderApp('/history', { server });

  it('A-285 sees who impersonated them, why, and what they did, reviews it, and marks it as read', async () => {
    const server = createPracticeServer();
    server.answer('GetUnreadImpersonations', { unreadImpersonations: [sampleImpersonation()] });
    server.answer('MarkImpersonationRead', () => {
      server.answer('GetUnreadImpersonations', { unreadImpersonations: [] });
      return { markImpersonationRead: true };
    });
    const { user } = startAsVet(server);
    const line = await told();
    expect(line.getByText(/^Jonah Abernathy of Signa support worked as you on 11-20-2026/)).toBeDefined();
    expect(
      line.getByText('Ticket 4711: a label prints twice · 1 record viewed, 1 change, 1 attempt refused.'),
    ).toBeDefined();
    await user.click(line.getByRole('button', { name: 'Show activity' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What support did as you' }));
    expect(dialog.getAllByText(/Client Hana Kobayashi/)).toHaveLength(2);
    expect(dialog.getByText('This impersonation is read-only.')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'I have read it' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Support worked as you' })).toBeNull());
    expect(server.lastVariables('MarkImpersonationRead')).toEqual({ id: '4' });
  });

  it('A-285 receives no notice while being impersonated', async () => {
    const { server } = start(null);
    expect(await (await banner()).findByText('47 minutes left')).toBeDefined();
    expect(server.calls('GetUnreadImpersonations')).toHaveLength(0);
  });
});
