import { containsWords } from '@signa/core/base';
import type { Operations } from '@signa/core/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createPracticeServer } from '../../testing/practice-server';
import type { FakeServer } from '../../testing/fake-server';
import { renderScreen } from '../../testing/render';
import { sampleAssignment, samplePractice, sampleRole } from '../../testing/sample-practice';
import { AuditScreen } from './audit-screen';

const everybody = Array.from({ length: 240 }, (_, index) => ({
  username: `crew${index + 1}@wren.example`,
  name: `${['Ada', 'Zoë'][index % 2]} Crew ${String(index + 1).padStart(3, '0')}`,
}));

function answered({ filter, skip, take }: Operations['GetAuditPeople']['variables']) {
  const found = everybody.filter(({ name, username }) => containsWords(`${name} ${username}`, filter ?? ''));
  return { auditPeople: { data: found.slice(skip ?? 0, (skip ?? 0) + (take ?? 500)), count: found.length } };
}

async function open(path = '/usermanagement/audit', prepare: (server: FakeServer) => void = () => undefined) {
  const server = createPracticeServer();
  server.answer('GetAudit', { audit: { data: [], hasMore: false } });
  server.answer('GetAuditChain', { auditChain: { records: 0, from: '0', to: '0', brokenAt: null } });
  server.answer('GetAuditChoices', {
    auditChoices: { people: everybody.slice(0, 12), peopleCount: everybody.length, actions: [] },
  });
  server.answer('GetAuditPeople', answered);
  prepare(server);
  const practice = samplePractice({ assignment: sampleAssignment({ role: sampleRole('ADMIN') }) });
  const { user } = renderScreen(<AuditScreen />, { server, path, practice });
  await screen.findByText('No entries match these filters.');
  const options = () =>
    within(screen.getByRole('listbox', { name: 'Person' }))
      .queryAllByRole('option')
      .map(({ textContent }) => textContent);
  const search = () => screen.getByRole('searchbox', { name: 'Search person' });
  return { server, user, options, search };
}

it('A-477 lists the users of the audit page by page', async () => {
  const { server, user, options } = await open();
  await user.click(screen.getByRole('button', { name: 'Person' }));
  expect(await screen.findByText('50 of 240 shown')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('100 of 240 shown')).toBeDefined();
  expect(server.lastVariables('GetAuditPeople')).toEqual({ locationId: '1', skip: 50, take: 50 });
  expect(options()).toEqual(everybody.slice(0, 100).map(({ name }) => name));
});

it('A-477 finds a user by typing, filters by them, and shows the name for an address', async () => {
  const { server, user, options } = await open();
  await user.click(screen.getByRole('button', { name: 'Person' }));
  await waitFor(() => expect(options()).toHaveLength(50));
  await user.keyboard('zoe 198');
  await waitFor(() => expect(options()).toEqual(['Zoë Crew 198']));
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(server.lastVariables('GetAudit')?.person).toBe('crew198@wren.example'));
  expect(await screen.findByRole('button', { name: /^Person ?Zoë Crew 198$/ })).toBeDefined();
});

it('A-477 P-311 never filters by a stale search result', async () => {
  const { server, user, options, search } = await open();
  await user.click(screen.getByRole('button', { name: 'Person' }));
  await waitFor(() => expect(options()).toHaveLength(50));
  const late = server.hold('GetAuditPeople', answered({ locationId: '1', filter: 'crew 041', take: 50 }));
  await user.type(search(), 'crew 041');
  await waitFor(() => expect(server.lastVariables('GetAuditPeople')?.filter).toBe('crew 041'));
  await user.keyboard('{Enter}');
  server.answer('GetAuditPeople', answered);
  await user.clear(search());
  await user.type(search(), 'crew 112');
  await waitFor(() => expect(options()).toEqual(['Zoë Crew 112']));
  late.release();
  await waitFor(() => expect(server.isIdle()).toBe(true));
  expect(options()).toEqual(['Zoë Crew 112']);
  expect(server.lastVariables('GetAudit')?.person ?? null).toBeNull();
});

it('A-477 reports a failed user search and retries', async () => {
  const { server, user } = await open();
  server.fail('GetAuditPeople', 'CONFLICT', 'Not now.');
  await user.click(screen.getByRole('button', { name: 'Person' }));
  expect(await screen.findByText('The search failed. Not now.')).toBeDefined();
  server.answer('GetAuditPeople', answered);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('50 of 240 shown')).toBeDefined();
});

it('A-477 keeps a short list of users without further requests', async () => {
  const { server, user, options } = await open('/usermanagement/audit', (fake) =>
    fake.answer('GetAuditChoices', {
      auditChoices: { people: everybody.slice(0, 12), peopleCount: 12, actions: [] },
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Person' }));
  expect(options()).toHaveLength(12);
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(server.calls('GetAuditPeople')).toEqual([]);
});
