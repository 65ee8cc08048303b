import fc from 'fast-check';
import { expect, it } from 'vitest';
import { invalidatedBy, invalidatedByChange } from './touched';

const of = (...kinds: Parameters<typeof invalidatedByChange>[0]['subjects'][number]['kind'][]) =>
  invalidatedByChange({ isEverything: false, subjects: kinds.map((kind) => ({ kind, id: '5' })) });
const kinds = ['task', 'prescription', 'client', 'patient', 'order', 'shortcut', 'user'] as const;

it('P-152 a change invalidates the reads that show its kind and leaves the others alone', () => {
  expect(of('task')).toContain('GetPrescriptionTasksGrouped');
  expect(of('task')).toContain('GetPrescription');
  expect(of('patient')).toContain('getLocationPatient');
  expect(of('shortcut')).toEqual(new Set(['Shortcut']));
  for (const kind of kinds)
    for (const name of ['featureFlags', 'SearchProducts'] as const) expect(of(kind)).not.toContain(name);
});

it("P-152 another user's change invalidates the same reads as the same change made here", () => {
  const pairs = [
    ['prescription', 'AddPrescription'],
    ['prescription', 'ArchivePrescription'],
    ['task', 'UpsertPrescriptionTask'],
    ['task', 'UpdatePrescriptionTaskWorkflow'],
    ['patient', 'UpdateLocationPatient'],
    ['patient', 'UpdateLocationPatientForConflict'],
    ['client', 'UpdateLocationClient'],
    ['client', 'AddOfficeUseClient'],
    ['shortcut', 'AddShortcut'],
    ['shortcut', 'UpdateShortcut'],
    ['shortcut', 'DeleteShortcut'],
    ['user', 'AddUser'],
    ['user', 'UpdateUser'],
    ['user', 'UpdateLocationUser'],
    ['user', 'ChangePrimaryLocation'],
    ['user', 'AddDelegatedUser'],
    ['user', 'DeleteDelegatedUser'],
  ] as const;
  for (const [kind, mutation] of pairs) for (const read of invalidatedBy[mutation]) expect(of(kind)).toContain(read);
});

it('P-152 an unknown change, or a kind newer than this portal, invalidates everything that can change', () => {
  fc.assert(
    fc.property(fc.subarray([...kinds]), (some) => {
      const everything = invalidatedByChange({ isEverything: true, subjects: [] });
      for (const read of of(...some)) expect(everything).toContain(read);
      expect(of('newer' as never)).toEqual(everything);
    }),
  );
});

it('A-017 archiving and reprinting invalidate the reads that show or count prescriptions, and no requests', () => {
  const shown = [
    'Prescriptions',
    'GetPrescriptionHistory',
    'GetPrescriptionCount',
    'GetHistoryViews',
    'GetPrescription',
    'GetPrescriptionToCopy',
    'GetPrescriptionsByLocationPatientId',
    'GetSigningFacts',
    'GetSpeciesChange',
    'GetRecentSignatures',
    'GetCleanRenewals',
    'GetWaitingCounts',
  ];
  expect([...invalidatedBy.ArchivePrescription].sort()).toEqual([...shown].sort());
  expect(invalidatedBy.ReprintPrescription).toEqual(invalidatedBy.ArchivePrescription);
  expect(invalidatedBy.UpdatePrescriptionTaskWorkflow).toContain('GetWaitingCounts');
  expect(invalidatedBy.UpdatePrescriptionTaskWorkflow).not.toContain('GetPrescriptionHistory');
});
