import fc from 'fast-check';
import { expect, it } from 'vitest';
import { touchedBy, touchedByChange } from './touched';

const of = (...kinds: Parameters<typeof touchedByChange>[0]['subjects'][number]['kind'][]) =>
  touchedByChange({ isEverything: false, subjects: kinds.map((kind) => ({ kind, id: '5' })) });
const kinds = ['task', 'prescription', 'client', 'patient', 'order', 'shortcut', 'user'] as const;

it('P-152 a change touches what shows its kind and leaves the rest alone', () => {
  expect(of('task')).toContain('GetPrescriptionTasksGrouped');
  expect(of('task')).toContain('GetPrescription');
  expect(of('patient')).toContain('getLocationPatient');
  expect(of('shortcut')).toEqual(new Set(['Shortcut']));
  for (const kind of kinds)
    for (const name of ['featureFlags', 'SearchProducts'] as const) expect(of(kind)).not.toContain(name);
});

it('P-152 what somebody else does touches all that it would touch done here', () => {
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
  for (const [kind, mutation] of pairs) for (const read of touchedBy[mutation]) expect(of(kind)).toContain(read);
});

it('P-152 anything touches whatever any change touches, and so does a kind that is newer than the portal', () => {
  fc.assert(
    fc.property(fc.subarray([...kinds]), (some) => {
      const everything = touchedByChange({ isEverything: true, subjects: [] });
      for (const read of of(...some)) expect(everything).toContain(read);
      expect(of('newer' as never)).toEqual(everything);
    }),
  );
});

it('A-017 archiving and printing again touch what shows prescriptions and counts them, and no request', () => {
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
    'GetWaitingCounts',
  ];
  expect([...touchedBy.ArchivePrescription].sort()).toEqual([...shown].sort());
  expect(touchedBy.ReprintPrescription).toEqual(touchedBy.ArchivePrescription);
  expect(touchedBy.UpdatePrescriptionTaskWorkflow).toContain('GetWaitingCounts');
  expect(touchedBy.UpdatePrescriptionTaskWorkflow).not.toContain('GetPrescriptionHistory');
});
