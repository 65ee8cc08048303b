import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ImportedPatient, PatientValues } from './imported-record.js';
import { anyActivity, client, ellie, miso, patient, told } from './pims-import.test-data.js';
import { planImportUndo } from './undo-plan.js';

const reasonsOf = (known: Partial<ImportedPatient>) =>
  planImportUndo({ patients: [patient('5', known)], clients: [] }).stays[0]?.reasons ?? [];
const now = (change: Partial<PatientValues>): Partial<ImportedPatient> => ({ now: { ...miso, ...change } });

describe('records removed by the undo of an import', () => {
  it('C-254 C-265 are all without dependent records, including the client', () => {
    const plan = planImportUndo({
      patients: [patient('5'), patient('6')],
      clients: [client({ patientIds: ['5', '6'] })],
    });
    expect(plan).toEqual({
      goes: [
        { noun: 'patient', id: '5', name: 'Miso' },
        { noun: 'patient', id: '6', name: 'Miso' },
        { noun: 'client', id: '1', name: 'Ellie Whitfield' },
      ],
      stays: [],
    });
    expect(planImportUndo({ patients: [], clients: [] })).toEqual({ goes: [], stays: [] });
  });

  it('C-254 C-346 exclude one with a prescription, a request, an order, an alert or another client, with each reason', () => {
    expect(
      reasonsOf({
        ...{ prescriptions: 1, deletedDrafts: 2, requests: 3, orderLines: 1, alerts: 2, isMerged: true },
        links: [{ clientId: '2', isActive: true, isPrimary: true }],
        ...now({ name: 'Nori', allergies: [] }),
      }),
    ).toEqual([
      '1 prescription was written after the import.',
      '2 drafts were written and deleted, and are kept.',
      '3 requests were made after the import.',
      '1 product was ordered after the import.',
      '2 alerts were added after the import.',
      'It was merged with another record.',
      'It was later linked to another client.',
      'Its record was changed by hand: Name, Allergies.',
    ]);
    expect(reasonsOf({ links: [{ clientId: '1', isActive: false, isPrimary: false }] })).toEqual([
      'Its link to the client was changed by hand.',
    ]);
  });

  it.each<[Partial<PatientValues>, string]>([
    [{ speciesCode: 'canine' }, 'Species'],
    [{ breedCode: null }, 'Breed'],
    [{ gender: 'F' }, 'Gender'],
    [{ birthdate: '2021-03-15' }, 'Birthdate'],
    [{ isDeceased: true }, 'Date of death'],
    [{ weight: 9.05 }, 'Weight'],
    [{ weightUnit: 'kg' }, 'Weight'],
    [{ isActive: false }, 'Is active'],
    [{ vetId: '3' }, 'Vet'],
    [{ healthConditions: [{ code: 'ckd', name: 'Kidney disease' }] }, 'Health conditions'],
    [{ currentMeds: [{ code: 'other', name: 'Apoquel' }] }, 'Current medications'],
    [{ pimsId: '9902' }, 'PIMS record'],
  ])('C-254 exclude one that a user changed: %j', (change, field) => {
    expect(reasonsOf(now(change))).toEqual([`Its record was changed by hand: ${field}.`]);
  });

  it("C-254 a value accepted from the practice system is not a user's change, one typed in addition is", () => {
    const synced = [told('weight', '10 lbs'), told('breed', 'feline-ragdoll'), told('deceasedDate', '2026-11-20')];
    const taken = { weight: 10, breedCode: 'feline-ragdoll', deceasedDate: '2026-11-20', isDeceased: true };
    const weights = [miso, { weight: 10, weightUnit: 'lbs' as const }];
    expect(reasonsOf({ ...now(taken), synced, weights })).toEqual([]);
    expect(reasonsOf({ ...now({ ...taken, gender: 'F' }), synced, weights })).toEqual([
      'Its record was changed by hand: Gender.',
    ]);
    expect(reasonsOf({ ...now({ birthdate: null }), synced: [told('birthdate', '2021-03-14')] })).toEqual([
      'Its record was changed by hand: Birthdate.',
    ]);
    // Reported there, but another value was typed in Signa.
    const typed = { ...told('weight', '10 lbs'), isFromThere: false };
    expect(reasonsOf({ ...now({ weight: 11 }), synced: [typed] })).toHaveLength(1);
  });

  it("C-254 an accepted value is not a user's change, also after the practice system reports a newer one", () => {
    const synced = [{ ...told('weight', '12 lbs'), agreedThere: '10 lbs' }];
    const weights = [miso, { weight: 10, weightUnit: 'lbs' as const }];
    expect(reasonsOf({ ...now({ weight: 10 }), synced, weights })).toEqual([]);
  });

  it('C-254 exclude a patient weighed since, even with the same weight', () => {
    const weights = [miso, { weight: 9.5, weightUnit: 'lbs' as const }, miso];
    expect(reasonsOf({ weights })).toEqual(['Its record was changed by hand: Weight.']);
  });

  it('C-265 exclude the client of a patient who stays or of another patient, and a client a user changed', () => {
    const undo = (known: Parameters<typeof client>[0], patients = [patient('5')]) =>
      planImportUndo({ patients, clients: [client(known)] }).stays.find(({ noun }) => noun === 'client')?.reasons;
    expect(undo({ patientIds: ['5', '6'] })).toEqual(['1 patient of this client is kept.']);
    expect(undo({ patientIds: ['5', '6'] }, [patient('5', { requests: 1 })])).toEqual([
      '2 patients of this client are kept.',
    ]);
    expect(undo({ now: { ...ellie, email: 'new@mail.example' } })).toEqual(['Its record was changed by hand: Email.']);
    expect(undo({ now: { ...ellie, phones: [] } })).toEqual(['Its record was changed by hand: Phones.']);
    expect(undo({ now: { ...ellie, email: 'new@mail.example' }, synced: [told('email', 'new@mail.example')] })).toBe(
      undefined,
    );
    expect(undo({ requests: 1 })).toEqual(['1 request was made after the import.']);
  });

  it('C-254 exclude exactly those with dependent records', () => {
    fc.assert(
      fc.property(fc.array(fc.option(anyActivity, { nil: null }), { maxLength: 8 }), (activities) => {
        const patients = activities.map((activity, index) => patient(`${index + 10}`, activity ?? {}));
        const { goes, stays } = planImportUndo({ patients, clients: [] });
        const ids = (isBuilt: boolean) =>
          patients.filter((_, index) => (activities[index] !== null) === isBuilt).map(({ id }) => id);
        expect(goes.map(({ id }) => id)).toEqual(ids(false));
        expect(stays.map(({ id }) => id)).toEqual(ids(true));
        expect(stays.every(({ reasons }) => reasons.length > 0)).toBe(true);
      }),
    );
  });

  it('C-254 an import and its undo restore the rows, except for existing ones and dependent records', () => {
    const row = fc.record({ kind: fc.constantFrom('patient', 'client', 'prescription'), id: fc.nat(9) });
    const activities = fc.array(fc.option(anyActivity, { nil: null }), { maxLength: 6 });
    fc.assert(
      fc.property(fc.array(row), activities, fc.boolean(), (before, made, isClientMade) => {
        const nameOf = ({ kind, id }: { readonly kind: string; readonly id: number | string }) => `${kind} ${id}`;
        const rows = new Set(before.map(nameOf));
        const patients = made.map((activity, index) => patient(`${index + 10}`, activity ?? {}));
        const clients = isClientMade ? [client({ id: '20', patientIds: patients.map(({ id }) => id) })] : [];
        for (const { id } of patients) rows.add(`patient ${id}`);
        for (const { id } of clients) rows.add(`client ${id}`);
        for (const { noun, id } of planImportUndo({ patients, clients }).goes) rows.delete(`${noun} ${id}`);
        const built = patients.filter((_, index) => made[index] !== null).map(({ id }) => `patient ${id}`);
        const owner = isClientMade && built.length > 0 ? ['client 20'] : [];
        expect([...rows].toSorted()).toEqual([...new Set([...before.map(nameOf), ...built, ...owner])].toSorted());
      }),
    );
  });
});
