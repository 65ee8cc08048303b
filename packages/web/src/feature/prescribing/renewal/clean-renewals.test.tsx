import type { Operations } from '@signa/core/contract';
import { renewalsOffText } from '@signa/core/prescribing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createPracticeServer } from '../../../testing/practice-server';
import { renderScreen } from '../../../testing/render';
import { CleanRenewals } from './clean-renewals';

type Page = Operations['GetCleanRenewals']['data']['cleanRenewals'];
type Renewal = Page['renewals'][number];

const lines = (patient: string, directions: string): Renewal['lines'] => [
  { name: 'patient', label: 'Patient', value: patient, note: null, sign: null },
  { name: 'about', label: 'Species', value: 'Canine, Beagle', note: null, sign: null },
  { name: 'client', label: 'Owner', value: 'Marcus Thibodeaux', note: null, sign: null },
  { name: 'weight', label: 'Weight', value: '81 lbs', note: '36.74 kg', sign: '≈' },
  { name: 'directions', label: 'Directions', value: directions, note: null, sign: '=' },
];

function renewal(id: string, patient: string, changes: Partial<Renewal> = {}): Renewal {
  return {
    request: {
      ...{ id, uuid: `uuid-${id}`, type: 'renewal', nextOrderDate: null },
      product: { id: '1', title: 'Galliprant Tablets', strengthDisplay: '60 mg' },
      previousPrescription: { id: '9', unitPerFill: 90 },
      locationClient: { id: '3', firstName: 'Marcus', lastName: 'Thibodeaux' },
      locationPatient: { id: `p${id}`, name: patient, species: { code: 'canine', name: 'Canine', icon: 'dog' } },
      joined: [],
    },
    isClean: true,
    gates: [
      { name: 'lastTime', reason: null, text: 'As on Rx# 25-104039 of 12-04-2025' },
      { name: 'exam', reason: null, text: 'Last exam 05-07-2026' },
    ],
    lines: lines(patient, `Give 1 tablet to ${patient}.`),
    ...changes,
  };
}

const unclean = renewal('4', 'Sir Barnaby', {
  ...{ isClean: false, lines: [] },
  gates: [
    { name: 'lastTime', reason: null, text: 'As on Rx# 26-1 of 01-04-2026' },
    { name: 'exam', reason: 'no-exam', text: 'No exam is recorded.' },
  ],
});

const pageOf = (renewals: readonly Renewal[], changes: Partial<Page> = {}): Page => ({
  ...{ isAllowed: true, total: renewals.length, ofOtherVets: 6, renewals: [...renewals], ...changes },
});

function open(page: Page = pageOf([renewal('1', 'Diesel'), renewal('2', 'Otis'), unclean])) {
  const server = createPracticeServer();
  server.answer('GetCleanRenewals', { cleanRenewals: page });
  return { ...renderScreen(<CleanRenewals />, { server, path: '/approve?renewals=clean' }), server };
}

const authorizeButton = () => screen.findByRole('button', { name: /^Authorize \d/ });
const readNext = () => screen.findByRole('button', { name: /^Read, next/ });

it('P-471 waits until each selected renewal was read with Enter, then signs them by one confirmation', async () => {
  const { server, user } = open();
  expect((await authorizeButton()).textContent).toContain('Authorize 2, 2 still to read');
  await waitFor(async () => expect(document.activeElement).toBe(await readNext()));
  expect((await authorizeButton()).getAttribute('aria-disabled')).toBe('true');

  await user.keyboard('{Enter}');
  expect((await authorizeButton()).textContent).toContain('Authorize 2, 1 still to read');
  expect(screen.getByText('1 of 2 read')).toBeTruthy();
  await user.keyboard('{Enter}');
  expect((await authorizeButton()).textContent).toContain('Authorize 2');
  expect(server.calls('AuthorizeRenewals')).toHaveLength(0);

  server.answer('AuthorizeRenewals', {
    authorizeRenewals: [
      { prescriptionTaskId: '1', prescriptionId: '51', rxNumber: '26-120001', reason: null },
      { prescriptionTaskId: '2', prescriptionId: null, rxNumber: null, reason: 'Changed since you read it: Weight.' },
    ],
  });
  await user.keyboard('{Control>}{Enter}{/Control}');
  const results = await screen.findByRole('region', { name: 'Results' });
  expect(within(results).getByText('1 authorized, 1 not')).toBeTruthy();
  expect(within(results).getByRole('link', { name: 'Rx# 26-120001' }).getAttribute('href')).toBe('/history/51');
  expect(results.textContent).toContain('Not authorized. Changed since you read it: Weight.');
  const openIt = within(results).getByRole('link', { name: 'Open the request for Otis Galliprant Tablets 60 mg' });
  expect(openIt.getAttribute('href')).toContain('/approve?');
  const sent = server.lastVariables('AuthorizeRenewals');
  expect(sent?.renewals.map(({ prescriptionTaskId }) => prescriptionTaskId)).toEqual(['1', '2']);
  expect(sent?.renewals[1]?.shown.find(({ name }) => name === 'directions')?.value).toBe('Give 1 tablet to Otis.');
});

it('P-471 X leaves the open one out, Space selects it again, and it has to be read', async () => {
  const { user } = open();
  await waitFor(async () => expect(document.activeElement).toBe(await readNext()));
  await user.keyboard('x');
  expect((await authorizeButton()).textContent).toContain('Authorize 1, 1 still to read');
  const box = screen.getByRole('checkbox', { name: 'Select Diesel Galliprant Tablets 60 mg' });
  expect(box).toHaveProperty('checked', false);
  box.focus();
  await user.keyboard(' ');
  expect((await authorizeButton()).textContent).toContain('Authorize 2, 2 still to read');
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Select Otis Galliprant Tablets 60 mg' }));
});

it('P-466 P-471 a renewal whose content changed has to be read again', async () => {
  const { server, user } = open();
  await waitFor(async () => expect(document.activeElement).toBe(await readNext()));
  await user.keyboard('{Enter}');
  await screen.findByText('1 of 2 read');
  server.answer('GetCleanRenewals', {
    cleanRenewals: pageOf([
      renewal('1', 'Diesel', { lines: lines('Diesel', 'Give 2 tablets.') }),
      renewal('2', 'Otis'),
    ]),
  });
  server.answer('AuthorizeRenewals', { authorizeRenewals: [] });
  await user.keyboard('{Enter}');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByRole('region', { name: 'Results' });
  await user.click(screen.getByRole('button', { name: 'Close the results' }));
  expect((await authorizeButton()).textContent).toContain('Authorize 2, 2 still to read');
});

it('P-461 P-465 shows the gates on demand, and what is left out with its reason and a link', async () => {
  const { user } = open();
  const region = await screen.findByRole('region', { name: 'Not in this view' });
  expect(region.textContent).toContain('7 renewals are not in this view');
  expect(region.textContent).toContain('1 has no exam recorded');
  expect(region.textContent).toContain('6 are for other vets');
  expect(screen.queryByRole('checkbox', { name: /Sir Barnaby/ })).toBeNull();
  await user.click(within(region).getByRole('button', { name: 'Show them' }));
  expect(within(region).getByText('No exam is recorded.')).toBeTruthy();
  expect(within(region).getByRole('link', { name: /^Open the request for Sir Barnaby/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '2 of 2 checks passed for Diesel Galliprant Tablets 60 mg' }));
  expect(screen.getByText('· Last exam 05-07-2026')).toBeTruthy();
});

it('P-472 after a lost answer, the same confirmation is sent again', async () => {
  const { server, user } = open(pageOf([renewal('1', 'Diesel')]));
  await waitFor(async () => expect(document.activeElement).toBe(await readNext()));
  await user.keyboard('{Enter}');
  server.breakOff('AuthorizeRenewals');
  await user.click(await authorizeButton());
  expect(await screen.findByRole('alert')).toBeTruthy();
  const first = server.lastVariables('AuthorizeRenewals');
  server.answer('AuthorizeRenewals', {
    authorizeRenewals: [{ prescriptionTaskId: '1', prescriptionId: '51', rxNumber: '26-1', reason: null }],
  });
  await user.click(await authorizeButton());
  expect(await screen.findByText('1 authorized')).toBeTruthy();
  expect(server.lastVariables('AuthorizeRenewals')).toEqual(first);
});

it('P-472 P-485 undoes everything that a confirmation signed, and says line by line what became of it', async () => {
  const { server, user } = open(pageOf([renewal('1', 'Diesel'), renewal('2', 'Otis'), renewal('3', 'Pepper')]));
  for (const _ of [1, 2, 3]) await user.click(await readNext());
  const signature = (id: string, seconds: number) => ({
    ...{ id, title: 'Galliprant Tablets', strengthDisplay: '60 mg', patientName: 'Diesel', isUndoable: true },
    ...{ rxNumber: `26-1200${id}`, signedAt: new Date().toISOString() },
    leavesAt: new Date(Date.now() + seconds * 1_000).toISOString(),
  });
  server.answer('GetRecentSignatures', {
    recentSignatures: { now: new Date().toISOString(), signatures: [signature('52', 60), signature('51', 55)] },
  });
  server.answer('AuthorizeRenewals', {
    authorizeRenewals: [
      { prescriptionTaskId: '1', prescriptionId: '51', rxNumber: '26-120001', reason: null },
      { prescriptionTaskId: '2', prescriptionId: '52', rxNumber: '26-120002', reason: null },
      { prescriptionTaskId: '3', prescriptionId: null, rxNumber: null, reason: 'Answered by Ana Ortiz.' },
    ],
  });
  await user.click(await authorizeButton());
  server.answer('UndoPrescriptions', {
    undoPrescriptions: [
      { prescriptionId: '51', outcome: 'Undone', text: 'Undone. Nothing was sent.' },
      { prescriptionId: '52', outcome: 'NotPossible', text: 'It was printed.' },
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Undo all 2' }));
  const head = await screen.findByRole('heading', { name: '1 undone, 1 not' });
  expect(document.activeElement).toBe(head);
  expect(server.lastVariables('UndoPrescriptions')).toEqual({ locationId: '1', prescriptionIds: ['51', '52'] });
  const results = within(screen.getByRole('region', { name: 'Results' }));
  expect(results.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Undone\. Nothing was sent\.$/),
    expect.stringMatching(/It was printed\. Authorized, Rx# 26-120002$/),
    expect.stringMatching(/Not authorized\. Answered by Ana Ortiz\. Open it$/),
  ]);
  expect(screen.queryByRole('button', { name: /Undo all/ })).toBeNull();
});

it('P-460 says so where the practice does not allow it', async () => {
  open(pageOf([], { isAllowed: false }));
  expect(await screen.findByText(renewalsOffText)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Authorize/ })).toBeNull();
});
