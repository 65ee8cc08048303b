import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { builtPaths } from '../../platform/route/built-paths';
import { createFakeIdentity } from '../../testing/fake-identity';
import type { FakeServer } from '../../testing/fake-server';
import { createPracticeServer, createSupportServer } from '../../testing/practice-server';
import { renderApp } from '../../testing/render';
import { sampleAssignment, sampleRole, sampleUser } from '../../testing/sample-practice';
import { supportPaths } from '../support/support-area';

/**
 * Addresses that render another path's page: pages with a client already chosen, or pages that redirect while nothing
 * is chosen.
 */
const samePage = new Map([
  ['/create/rx/direct', '/create'],
  ['/create/prescription/client/:clientId', '/create/rx'],
  ['/clients/profile', '/create'],
]);

const addressOf = (path: string) => path.replaceAll(/:\w+|\{\w+\}/g, '1');

function practiceServer(): FakeServer {
  const server = createPracticeServer();
  server.answer('featureFlags', { featureFlags: ['hasReportingPage', 'oobo'] });
  const role = sampleRole('VETADMIN');
  const held = sampleAssignment({ roleId: 'VETADMIN', role });
  server.answer('GetUserByUsername', { userByUsername: sampleUser({ locationsUsers: [held] }) });
  return server;
}

const supporter = () => createFakeIdentity({ current: { token: 'token-2', username: 'sam@signa.example' } });

/** Heading of each page, by path. */
const headings = new Map<string, string>();

async function called(path: string): Promise<void> {
  const heading = await screen.findByRole('heading', { level: 1 });
  const name = heading.textContent;
  // The page's code may load after its frame.
  await waitFor(() => expect(document.title.startsWith(`${heading.textContent} · `)).toBe(true));
  expect(document.title.endsWith(' · Signa')).toBe(true);
  expect(document.title.split(' · ')).toHaveLength(new Set(document.title.split(' · ')).size);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(['', 'Signa', 'Page not found']).not.toContain(name);
  headings.set(path, name);
}

describe('every page in the routing table', () => {
  afterEach(() => sessionStorage.clear());

  it.each(builtPaths)('A-486 %s has a heading, and a title that starts with it', async (path) => {
    renderApp(addressOf(path), { server: practiceServer() });
    await called(path);
  });

  it.each(supportPaths)('A-486 support page %s has a heading and a matching title', async (path) => {
    renderApp(addressOf(path), {
      server: createSupportServer({ inAdminSupportGroup: true }),
      identity: supporter(),
    });
    await called(path);
  });

  it('A-486 no two pages of an area have the same heading', () => {
    for (const paths of [builtPaths, supportPaths]) {
      const own = paths.filter((path) => !samePage.has(path)).map((path) => headings.get(path));
      expect(own.filter((name, at) => own.indexOf(name) !== at)).toEqual([]);
    }
    for (const [path, same] of samePage) expect(headings.get(path)).toBe(headings.get(same));
  });

  it('A-486 the sign-in page has its own title', async () => {
    renderApp('/login', { identity: createFakeIdentity({ current: null }) });
    expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
    expect(document.title).toBe('Sign in · Signa');
  });

  it('A-486 a page the user cannot access has the "No access" heading', async () => {
    renderApp('/support', { server: practiceServer() });
    expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
    await waitFor(() => expect(document.title).toBe('No access · Signa'));
  });
});
