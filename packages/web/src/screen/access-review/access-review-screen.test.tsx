import { screen, waitFor, within } from '@testing-library/react';
import { accessReviewTexts, refusalTexts } from '@signa/core/administration';
import { describe, expect, it } from 'vitest';
import type { FakeServer } from '../../testing/fake-server';
import { createPracticeServer } from '../../testing/practice-server';
import { renderScreen } from '../../testing/render';
import { sampleAssignment, samplePractice, sampleRole } from '../../testing/sample-practice';
import { AccessReviewScreen } from './access-review-screen';
import type { AccessReview, AccessRight } from './use-access-review';

const today = '2026-11-24';
const right = (over: Partial<AccessRight> = {}): AccessRight => ({
  locationUserId: '50',
  way: 'role',
  vetId: '50',
  delegationId: null,
  displayName: 'Dr. Maya Okafor',
  email: 'maya@wren.example',
  roleName: 'VET',
  vetName: 'Dr. Maya Okafor',
  lastDay: null,
  vetLicenseNumber: '4711',
  vetLicenseState: 'NY',
  vetLicenseExpiration: '2027-06-30',
  lacks: [],
  lastUsedOn: '2026-11-20',
  lastSignInOn: today,
  since: '2026-03-02',
  state: '7',
  standing: 'new',
  kept: null,
  whyNotRemove: null,
  ...over,
});
const delegation = (over: Partial<AccessRight> = {}) =>
  right({
    locationUserId: '9',
    way: 'delegation',
    delegationId: '3',
    displayName: 'Priya Natarajan',
    email: 'priya@wren.example',
    roleName: 'STAFF',
    lastUsedOn: null,
    state: '9',
    ...over,
  });
const kept = { standing: 'reviewed', kept: { on: today, by: 'Gordon Halloran' } } as const;
const review = (rights: AccessRight[], completed: AccessReview['completed'] = null) => ({
  accessReview: { locationId: '1', today, rights, completed },
});

const effect = (strandedRequests: number) => ({
  accessEffect: {
    ...{
      locationId: '1',
      locationName: 'Wren Street',
      strandedRequests,
      leaving: [],
      isLeftAlone: strandedRequests > 0,
    },
    people: [
      { locationUserId: '9', displayName: 'Priya Natarajan', gained: [], lost: ['Signing for Dr. Maya Okafor'] },
    ],
  },
});

function start(rights: AccessRight[] = [right(), delegation()], role: 'VETADMIN' | 'STAFF' = 'VETADMIN') {
  const server: FakeServer = createPracticeServer();
  server.answer('GetAccessReview', review(rights));
  server.answer('GetAccessEffect', effect(0));
  const assignment = sampleAssignment({ roleId: role, role: sampleRole(role) });
  return renderScreen(<AccessReviewScreen />, { server, practice: samplePractice({ assignment }) });
}
const line = async (name: string) => within((await screen.findByRole('link', { name })).closest('li') as HTMLElement);
const maya = () => line('Dr. Maya Okafor');
const priya = () => line('Priya Natarajan');
const focusOn = (name: string) => waitFor(() => expect(document.activeElement?.textContent).toContain(name));

describe('the access review', () => {
  it('A-250 A-251 shows each user who can authorize, with role or delegation, license, use, and problems', async () => {
    start([right({ lacks: ['The license expired.'] }), delegation()]);
    const first = await maya();
    expect(first.getByText('By the role VET')).toBeDefined();
    expect(first.getByText('License NY 4711, through 06-30-2027')).toBeDefined();
    expect(first.getByText('Last used on 11-20-2026 · Last sign-in on 11-24-2026 · Since 03-02-2026')).toBeDefined();
    expect(first.getByText("Can't be used today")).toBeDefined();
    expect(first.getByText('The license expired.')).toBeDefined();
    const second = await priya();
    expect(second.getByText('For Dr. Maya Okafor, without an end date')).toBeDefined();
    expect(second.getByText('No end')).toBeDefined();
    expect(second.getByText('Never used')).toBeDefined();
  });

  it('A-252 K keeps a right as it was loaded and moves to the next open one', async () => {
    const zoe = right({ locationUserId: '51', displayName: 'Zoe' });
    const { server, user } = start([right(), delegation({ ...kept }), zoe]);
    server.answer('KeepAccess', ({ input }) => {
      server.answer('GetAccessReview', review([right({ ...kept }), delegation({ ...kept }), zoe]));
      expect(input.state).toBe('7');
      return { keepAccess: review([right({ ...kept })]).accessReview };
    });
    (await screen.findByRole('link', { name: 'Dr. Maya Okafor' })).focus();
    await user.keyboard('k');
    await focusOn('Zoe');
    expect(server.lastVariables('KeepAccess')).toEqual({
      locationId: '1',
      input: { locationUserId: '50', way: 'role', vetId: '50', state: '7' },
    });
    expect(await screen.findByText('2 of 3 reviewed')).toBeDefined();
    expect((await maya()).getByText('Kept by Gordon Halloran on 11-24-2026')).toBeDefined();
  });

  it('A-252 arrow keys and J move between rights, and a refused answer is reported with its right', async () => {
    const { server, user } = start();
    server.fail('KeepAccess', 'CONFLICT', accessReviewTexts.changed);
    (await screen.findByRole('link', { name: 'Dr. Maya Okafor' })).focus();
    await user.keyboard('{ArrowDown}');
    await focusOn('Priya');
    await user.keyboard('{ArrowUp}j');
    await focusOn('Priya');
    await user.click((await priya()).getByRole('button', { name: /^Keep/ }));
    expect(await screen.findByText(accessReviewTexts.changed)).toBeDefined();
    await waitFor(() => expect(server.calls('GetAccessReview').length).toBeGreaterThan(1));
  });

  it('A-253 R ends a delegation immediately, and U restores it unchanged', async () => {
    const { server, user } = start([right(), delegation({ lastDay: '2026-12-24' })]);
    server.answer('DeleteDelegatedUser', ({ ids }) => {
      expect(ids).toEqual(['3']);
      server.answer('GetAccessReview', review([right()]));
      return { deleteDelegatedUser: [] };
    });
    server.answer('AddDelegatedUser', () => {
      server.answer('GetAccessReview', review([right(), delegation({ delegationId: '4', lastDay: '2026-12-24' })]));
      return { addDelegatedUser: [] };
    });
    (await screen.findByRole('link', { name: 'Priya Natarajan' })).focus();
    await user.keyboard('r');
    await focusOn('Dr. Maya Okafor');
    expect(await (await priya()).findByText('Removed')).toBeDefined();
    (await screen.findByRole('link', { name: 'Priya Natarajan' })).focus();
    await user.keyboard('u');
    await waitFor(async () => expect((await priya()).queryByText('Removed')).toBeNull());
    expect(server.lastVariables('AddDelegatedUser')).toEqual({
      delegations: [{ locationUserId: '50', delegatedLocationUserId: '9', lastDay: '2026-12-24' }],
    });
  });

  it('A-253 A-277 asks before removing the last delegate of a user with pending requests', async () => {
    const { server, user } = start();
    server.answer('GetAccessEffect', effect(4));
    (await screen.findByRole('link', { name: 'Priya Natarajan' })).focus();
    await user.keyboard('r');
    const dialog = within(await screen.findByRole('dialog', { name: 'End the delegation to Priya Natarajan?' }));
    expect(
      await dialog.findByText('4 requests are pending here, and nobody could approve them anymore.'),
    ).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Keep as is' }));
    expect(server.calls('DeleteDelegatedUser')).toHaveLength(0);
    expect(server.lastVariables('GetAccessEffect')).toEqual({ locationId: '1', input: { removedDelegations: ['3'] } });
  });

  it('A-253 asks before deactivating an assignment, and explains the consequences', async () => {
    const { server, user } = start();
    server.answer('UpdateLocationUser', () => {
      server.answer('GetAccessReview', review([]));
      return { updateLocationUser: null as never };
    });
    (await screen.findByRole('link', { name: 'Dr. Maya Okafor' })).focus();
    await user.keyboard('r');
    const dialog = within(await screen.findByRole('dialog', { name: 'Deactivate Dr. Maya Okafor?' }));
    expect(dialog.getByText(/can no longer work at Wren Street Animal Hospital/)).toBeDefined();
    expect(await dialog.findByText('loses: Signing for Dr. Maya Okafor')).toBeDefined();
    expect(server.calls('UpdateLocationUser')).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Deactivate Dr. Maya Okafor' }));
    expect(await (await maya()).findByText('Removed')).toBeDefined();
    expect(server.lastVariables('UpdateLocationUser')).toEqual({ id: '50', input: { isActive: false } });
  });

  it('A-279 A-253 disables rights that the user cannot remove, with the reason', async () => {
    const { server, user } = start([delegation({ whyNotRemove: refusalTexts.delegatesOfVets })]);
    const button = (await priya()).getByRole('button', { name: /^Remove/ });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    button.focus();
    expect(await screen.findByText(refusalTexts.delegatesOfVets)).toBeDefined();
    (await screen.findByRole('link', { name: 'Priya Natarajan' })).focus();
    await user.keyboard('r');
    expect(document.activeElement).toBe(button);
    expect(server.calls('DeleteDelegatedUser')).toHaveLength(0);
  });

  it('A-254 can be finished once nothing is open, and shows until when it is valid', async () => {
    const { server, user } = start([right({ ...kept })]);
    expect(await screen.findByText('Not finished yet.')).toBeDefined();
    server.answer('CompleteAccessReview', () => {
      const done = review([right({ ...kept })], { on: today, by: 'Gordon Halloran', rights: 1 });
      server.answer('GetAccessReview', done);
      return { completeAccessReview: done.accessReview };
    });
    await user.click(screen.getByRole('button', { name: 'Finish review' }));
    expect(
      await screen.findByText('Last finished on 11-24-2026 by Gordon Halloran. It is valid through 02-22-2027.'),
    ).toBeDefined();
    expect(screen.getByRole('button', { name: 'Finish review' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('A-254 cannot be finished while a right is open, and says so', async () => {
    const { user, server } = start([right(), delegation({ ...kept })]);
    expect(await screen.findByText('1 of 2 reviewed')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Finish review' }));
    expect(await screen.findByText(accessReviewTexts.open, { ignore: '[hidden]' })).toBeDefined();
    expect(server.calls('CompleteAccessReview')).toHaveLength(0);
  });

  it('A-250 A-020 requests nothing for a user who does not manage users, and reports when nobody can authorize', async () => {
    const { server, unmount } = start([], 'STAFF');
    expect(await screen.findByText('Only users who manage users can review access.')).toBeDefined();
    expect(server.calls('GetAccessReview')).toHaveLength(0);
    unmount();
    start([]);
    expect(await screen.findByText(accessReviewTexts.none)).toBeDefined();
  });

  it('A-250 can be retried after a failed load', async () => {
    const server = createPracticeServer();
    server.fail('GetAccessReview', 'PARTNER_UNREACHABLE', 'No answer');
    const assignment = sampleAssignment({ roleId: 'ADMIN', role: sampleRole('ADMIN') });
    const { user } = renderScreen(<AccessReviewScreen />, { server, practice: samplePractice({ assignment }) });
    expect(await screen.findByText("We couldn't load the users who can authorize.")).toBeDefined();
    server.answer('GetAccessReview', review([right()]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await maya();
  });
});

/** Text of a file, as the test browser reads it. */
const textOf = (file: Blob | undefined) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file ?? new Blob([]));
  });

describe('the download', () => {
  it('A-254 A-249 is available as CSV without formulas and as JSON', async () => {
    const files: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (file: Blob) => (files.push(file), 'blob:review'),
      revokeObjectURL: () => undefined,
    });
    const { user } = start([right({ displayName: '=SUM(A1)', ...kept }), delegation()]);
    await priya();
    await user.click(screen.getByRole('button', { name: 'CSV' }));
    await user.click(screen.getByRole('button', { name: 'JSON' }));
    const csv = await textOf(files[0]);
    expect(csv).toContain('Person,Email,Role,Way');
    expect(csv).toContain("'=SUM(A1),maya@wren.example,VET,By the role VET");
    expect(csv).toContain('Kept by Gordon Halloran on 11-24-2026');
    const json = JSON.parse(await textOf(files[1])) as AccessReview;
    expect(json.rights.map(({ displayName }) => displayName)).toEqual(['=SUM(A1)', 'Priya Natarajan']);
    expect(json.rights[0]).not.toHaveProperty('whyNotRemove');
  });
});
