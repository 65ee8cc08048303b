import { accessEffectTexts } from '@signa/core/administration';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createPracticeServer } from '../../../testing/practice-server';
import { renderScreen } from '../../../testing/render';
import { samplePerson } from '../../../testing/sample-person';
import { AssignmentChanges } from './assignment-changes';
import type { AssignmentRights } from './assignment-changes';

const stored: AssignmentRights = {
  id: '50',
  locationId: '1',
  roleId: '1',
  isActive: true,
  vetLicenseNumber: '4711',
  vetLicenseExpiration: '2027-06-30',
};
const effect = (strandedRequests: number) => ({
  accessEffect: {
    ...{ locationId: '1', locationName: 'Wren Street', strandedRequests, isLeftAlone: strandedRequests > 0 },
    leaving: [] as { locationUserId: string; displayName: string; pendingRequests: number }[],
    people: [
      { locationUserId: '9', displayName: 'Priya Natarajan', gained: [], lost: ['Signing for Dr. Maya Okafor'] },
      { locationUserId: '50', displayName: 'Dr. Maya Okafor', gained: ['Reports: view'], lost: [] },
    ],
  },
});
const vetFacts = { hasCurrentDeaLicense: true, deaLicense: null, deaLicenseExpiration: null, delegatedUsers: [] };
function start(change: Partial<AssignmentRights>, answer: ReturnType<typeof effect> | null = effect(0)) {
  const server = createPracticeServer();
  if (answer) server.answer('GetAccessEffect', answer);
  else server.fail('GetAccessEffect', 'PARTNER_UNREACHABLE', 'No answer');
  return renderScreen(<AssignmentChanges rows={[{ ...stored, ...change }]} stored={[stored]} />, { server });
}

describe('effects of assignment changes', () => {
  it('A-277 shows who gains and who loses permissions before saving', async () => {
    const { server } = start({ isActive: false });
    expect(await screen.findByRole('region', { name: 'What this changes at Wren Street' })).toBeDefined();
    expect(screen.getByText('loses: Signing for Dr. Maya Okafor')).toBeDefined();
    expect(screen.getByText('gains: Reports: view')).toBeDefined();
    expect(screen.queryByText(/nobody could approve/)).toBeNull();
    expect(server.lastVariables('GetAccessEffect')).toMatchObject({
      locationId: '1',
      input: { assignments: [{ locationUserId: '50', roleId: '1', isActive: false }] },
    });
  });

  it('A-277 warns about requests that nobody could approve anymore', async () => {
    start({ roleId: '3' }, effect(4));
    expect(
      await screen.findByText('4 requests are pending here, and nobody could approve them anymore.'),
    ).toBeDefined();
  });

  it('A-277 sends no query if nobody gains or loses, nor for each character of a license number', () => {
    const { server } = start({ vetLicenseNumber: '4712' });
    expect(server.calls('GetAccessEffect')).toHaveLength(0);
    expect(screen.queryByText(/^What this changes/)).toBeNull();
  });

  it('A-277 reports a failed lookup and retries it', async () => {
    const { server, user } = start({ isActive: false }, null);
    expect(await screen.findByText(accessEffectTexts.failed)).toBeDefined();
    server.answer('GetAccessEffect', effect(0));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(accessEffectTexts.failed)).toBeNull());
  });

  it('A-456 A-457 counts the pending requests of a departing vet and reassigns them to another vet', async () => {
    const leaving = { locationUserId: '50', displayName: 'Dr. Maya Okafor', pendingRequests: 23 };
    const { server, user } = start(
      { isActive: false },
      { accessEffect: { ...effect(0).accessEffect, leaving: [leaving] } },
    );
    server.answer('getLocationUsersThatCanAuthorize', {
      locationUsersThatCanAuthorize: [
        samplePerson({ id: '50', displayName: 'Dr. Maya Okafor' }),
        samplePerson({ id: '51', displayName: 'Dr. Ingrid Brandt' }),
      ].map((person) => ({ ...person, ...vetFacts })),
    });
    server.answer('ReassignRequests', { reassignRequests: { locationUserId: '50', requests: 23 } });
    expect(await screen.findByText('23 pending requests are assigned to Dr. Maya Okafor.')).toBeDefined();
    const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: /^Reassign to/ });
    expect([...choice.options].map(({ text }) => text)).toEqual(['Choose a vet', 'Dr. Ingrid Brandt']);
    const reassign = screen.getByRole('button', { name: 'Reassign 23 requests' });
    expect(reassign.getAttribute('aria-disabled')).toBe('true');
    await user.selectOptions(choice, '51');
    server.answer('GetAccessEffect', effect(0));
    await user.click(reassign);
    await waitFor(() => expect(screen.queryByText(/pending requests are assigned/)).toBeNull());
    expect(server.lastVariables('ReassignRequests')).toEqual({ locationUserId: '50', toLocationUserId: '51' });
  });

  it('A-459 names the location that would have nobody to authorize', async () => {
    start({ isActive: false }, { accessEffect: { ...effect(0).accessEffect, people: [], isLeftAlone: true } });
    expect(await screen.findByText('After this, nobody can authorize prescriptions at Wren Street.')).toBeDefined();
  });
});
