import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createPracticeServer } from '../../testing/practice-server';
import { renderApp } from '../../testing/render';
import { sampleAssignment } from '../../testing/sample-practice';

const otis = { id: '90', uuid: 'task-90', status: 'PENDING', patientName: 'Otis', productTitle: 'Galliprant' } as const;
const pepper = { ...otis, id: '91', uuid: 'task-91', status: 'VET_APPROVED', patientName: null } as const;
const at = '2026-11-20T13:14:00.000Z';

function start() {
  const server = createPracticeServer();
  server.answer('GetHandOffs', {
    handOffs: {
      assigned: 4,
      unread: 3,
      notifications: [
        { id: '7', kind: 'mentioned', at, byName: 'Ana Ortiz', note: 'Did the lab call?', request: otis },
        { id: '8', kind: 'reassigned', at, byName: 'Luis Ferreira', note: null, request: pepper },
      ],
      back: [{ ...otis, id: '92', uuid: 'task-92', patientName: 'Juniper' }],
    },
  });
  return { ...renderApp('/history', { server }), server };
}

it('P-512 the bell counts what colleagues handed over, and keeps each note until it is marked as read', async () => {
  const { server, user } = start();
  server.answer('MarkHandOffRead', { markHandOffRead: true });
  await user.click(await screen.findByRole('button', { name: 'Notices, 4 from colleagues' }));
  const list = within(await screen.findByRole('region', { name: 'From colleagues' }));
  const own = list.getByRole('link', { name: '4 requests are assigned to you' });
  expect(own.getAttribute('href')).toBe(`/approve?assignedUser=${sampleAssignment().id}`);
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Juniper, GalliprantBack from your snoozePending',
    expect.stringMatching(/^Otis, GalliprantAna Ortiz mentioned youDid the lab call\?Pending · 11-20-2026 08:14 AM/),
    expect.stringMatching(/^Office Use, GalliprantLuis Ferreira assigned it to another user.*11-20-2026 08:14 AM/),
  ]);
  expect(list.getByRole('link', { name: 'Otis, Galliprant' }).getAttribute('href')).toBe('/approve?open=90.task-90');
  expect(list.getByText('1 older notes are listed after you mark these as read.')).toBeDefined();
  expect(server.calls('MarkHandOffRead')).toHaveLength(0);
  await user.click(list.getByRole('button', { name: 'Mark as read: Ana Ortiz mentioned you, Otis, Galliprant' }));
  await waitFor(() => expect(server.lastVariables('MarkHandOffRead')).toEqual({ locationId: '1', id: '7' }));
  await waitFor(() => expect(server.calls('GetHandOffs').length).toBeGreaterThan(1));
});

it('P-520 the account menu summarizes the session before the user leaves, with links', async () => {
  const { server, user } = start();
  server.answer('GetSessionSummary', {
    sessionSummary: { since: at, signed: 14, declined: 2, exams: 3, handedOff: 1, snoozed: 0 },
  });
  await user.click(await screen.findByRole('button', { name: /^Account of/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Your session so far' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Your session so far' }));
  expect(await dialog.findByText('14 signed, 2 declined, 3 need a call, 1 handed off')).toBeDefined();
  expect(dialog.getByText(/since 11-20-2026 08:14 AM$/)).toBeDefined();
  expect(dialog.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Issued by me today', '/history?view=IssuedByMeToday'],
    ['All declined requests', '/approve?status=vet-declined'],
    ['All requests that wait for an exam', '/approve?exam=yes'],
  ]);
});
