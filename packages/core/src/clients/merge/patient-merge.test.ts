import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Rows, withChange } from './merge.test-data.js';
import { type MergedPatient, type PatientMerge, planPatientMerge } from './patient-merge.js';
import type { MergeAnswer } from './field-choice.js';
import { inverseOf, nameOf, type RowChange } from './row-change.js';

const dog = { code: 'canine', name: 'Canine' };
const patient = (id: string, known: Partial<MergedPatient> = {}): MergedPatient => ({
  ...{ id, name: 'Biscuit', species: dog, breed: null, gender: 'F', birthdate: '2020-01-01', vet: null },
  ...{
    weight: null,
    weightUnit: null,
    weightRecordedAt: null,
    lastExamDate: null,
    lastExamAt: null,
    lastExamBy: null,
    isActive: true,
    isOfficeUse: false,
  },
  ...{ isDeceased: false, deceasedDate: null, allergies: [], healthConditions: [], currentMeds: [] },
  ...{ mergedIntoId: null, pimsId: null, pimsProviderId: null, pimsConnectionType: null, isPIMSImport: false },
  ...known,
});
const pair = (known: Partial<PatientMerge> = {}): PatientMerge => ({
  ...{ kept: patient('1'), other: patient('2'), links: [], prescriptions: [], requests: [] },
  ...{ orderLines: [], recordedWeights: [], alerts: [] },
  ...known,
});
const rowsOf = ({
  kept,
  other,
  links,
  prescriptions,
  requests,
  orderLines,
  recordedWeights,
  alerts,
}: PatientMerge): Rows =>
  new Map<string, Readonly<Record<string, unknown>>>([
    ...[kept, other].map(({ species, breed, vet, ...row }) => {
      const codes = { speciesCode: species?.code ?? null, breedCode: breed?.code ?? null, vetId: vet?.id ?? null };
      return [`patient ${row.id}`, { ...row, ...codes }] as const;
    }),
    ...links.map((row) => [nameOf('link', { ...row }), { ...row }] as const),
    ...prescriptions.map(
      ({ id, rxStatus, issuedForId }) =>
        [`prescription ${id}`, { id, rxStatus, patientId: other.id, issuedPatientId: issuedForId }] as const,
    ),
    ...requests.map((row) => [`request ${row.id}`, { ...row, patientId: other.id }] as const),
    ...orderLines.map((row) => [`orderLine ${row.id}`, { ...row, patientId: other.id }] as const),
    ...recordedWeights.map((row) => [`recordedWeight ${row.id}`, { ...row, patientId: other.id }] as const),
    ...alerts.map((row) => [`alert ${row.id}`, { ...row, patientId: other.id }] as const),
  ]);
const changesOf = (merge: PatientMerge, answers: readonly MergeAnswer[] = []): readonly RowChange[] => {
  const plan = planPatientMerge(merge, answers);
  if (plan.outcome !== 'ready') throw new Error(`Not ready: ${JSON.stringify(plan)}`);
  return plan.changes;
};
const after = (merge: PatientMerge, answers: readonly MergeAnswer[] = []): Rows =>
  changesOf(merge, answers).reduce(withChange, rowsOf(merge));
const keptAfter = (kept: Partial<MergedPatient>, other: Partial<MergedPatient>, answers: readonly MergeAnswer[] = []) =>
  after(pair({ kept: patient('1', kept), other: patient('2', other) }), answers).get('patient 1');

const coded = fc.uniqueArray(
  fc.constantFrom('a', 'b', 'other').map((code) => ({ code, name: `Name of ${code}` })),
  {
    selector: ({ code }) => code,
  },
);
const anyPatient = (id: string, pimsId: string) =>
  fc
    .record({
      ...{
        name: fc.constantFrom('Biscuit', 'BISCUIT', 'Bisquit'),
        species: fc.option(fc.constant(dog), { nil: null }),
      },
      ...{ breed: fc.option(fc.constantFrom({ code: 'x', name: 'X' }, { code: 'y', name: 'Y' }), { nil: null }) },
      ...{ gender: fc.constantFrom('F', 'S', null), birthdate: fc.constantFrom('2020-01-01', '2020-01-02', null) },
      ...{
        weight: fc.constantFrom(null, 0, 10, 20),
        weightRecordedAt: fc.constantFrom(null, '2026-01-01', '2026-02-01'),
      },
      ...{ vet: fc.option(fc.constant({ id: '3', displayName: 'Dr. Okafor' }), { nil: null }), isActive: fc.boolean() },
      ...{ allergies: coded, healthConditions: coded, currentMeds: coded, isLinked: fc.boolean() },
    })
    .map(({ isLinked, ...known }) =>
      patient(id, { ...known, weightUnit: 'lbs', ...(isLinked && { pimsId, pimsConnectionType: 'EZYVET' }) }),
    );
const anyLinks = fc
  .array(fc.record({ of: fc.constantFrom('1', '2', 'both'), isActive: fc.boolean() }), { maxLength: 4 })
  .chain((clients) =>
    fc
      .tuple(fc.constant(clients), fc.integer({ min: -1, max: 3 }), fc.integer({ min: -1, max: 3 }))
      .map(([all, ...first]) =>
        all.flatMap(({ of, isActive }, index) =>
          ['1', '2']
            .filter((patientId) => of === 'both' || of === patientId)
            .map((patientId) => {
              const isPrimary = first[Number(patientId) - 1] === index;
              return { patientId, clientId: `${index}`, isActive: isActive || isPrimary, isPrimary };
            }),
        ),
      ),
  );
const ids = fc.uniqueArray(fc.constantFrom('1', '2', '3')).map((all) => all.map((id) => ({ id })));
const anyMerge: fc.Arbitrary<PatientMerge> = fc.record({
  ...{
    kept: anyPatient('1', 'p-1'),
    other: anyPatient('2', 'p-2'),
    links: anyLinks,
    orderLines: ids,
    recordedWeights: ids,
    alerts: ids,
  },
  prescriptions: ids.map((all) =>
    all.map(({ id }, index) => ({
      id,
      isIssued: index > 0,
      rxStatus: index > 0 ? 'Created' : 'Draft',
      issuedForId: null,
    })),
  ),
  requests: ids.map((all) => all.map(({ id }, index) => ({ id, status: index > 0 ? 'VET_APPROVED' : 'PENDING' }))),
});
const conflicting = ['name', 'breed', 'gender', 'birthdate', 'deceasedDate', 'vet', 'pimsRecord'];
const anyAnswers = fc
  .tuple(...conflicting.map(() => fc.constantFrom('kept' as const, 'other' as const)))
  .map((sides) => conflicting.map((field, index) => ({ field, stays: sides[index] ?? 'kept' })));

it('C-352 keeps the later last exam with who entered it', () => {
  const exam = (lastExamDate: string, lastExamBy: string) => ({
    lastExamDate,
    lastExamBy,
    lastExamAt: `${lastExamDate}T12:00:00.000Z`,
  });
  const [early, late] = [exam('2026-01-02', 'Luis Ferreira'), exam('2026-03-04', 'Priya Natarajan')];
  for (const [kept, other] of [
    [early, late],
    [late, early],
  ] as const) {
    const merge = pair({ kept: patient('1', kept), other: patient('2', other) });
    const plan = planPatientMerge(merge, []);
    if (plan.outcome !== 'ready') throw new Error('Nothing keeps them apart');
    expect(plan.fields.find(({ field }) => field === 'lastExamDate')?.from).toBe(other === late ? 'other' : 'kept');
    const change = changesOf(merge).find(({ kind, after }) => kind === 'patient' && 'lastExamDate' in after);
    if (other === late) expect(change?.after).toMatchObject(late);
    else expect(change).toBeUndefined();
  }
});

describe('a merge of two patients', () => {
  it('C-253 refuses different species, and a deceased patient with a living one', () => {
    const reasons = (known: Partial<MergedPatient>) => {
      const plan = planPatientMerge(pair({ other: patient('2', known) }), []);
      return plan.outcome === 'refused' ? plan.reasons : null;
    };
    expect(reasons({})).toBeNull();
    expect(reasons({ species: null })).toBeNull();
    expect(reasons({ species: { code: 'feline', name: 'Feline' } })).toEqual([
      'The species differ: these are two different animals.',
    ]);
    expect(reasons({ isDeceased: true })).toEqual([
      'One of the two is deceased and the other is not. Correct that first.',
    ]);
    expect(reasons({ isOfficeUse: true })).toHaveLength(1);
  });

  it('P-337 refuses a death before either birthdate', () => {
    const dead = (known: Partial<MergedPatient>) => ({ isDeceased: true, birthdate: '2015-01-01', ...known });
    const reasons = (kept: Partial<MergedPatient>, other: Partial<MergedPatient>) => {
      const plan = planPatientMerge(pair({ kept: patient('1', dead(kept)), other: patient('2', dead(other)) }), []);
      return plan.outcome === 'refused' ? plan.reasons : [];
    };
    const refused = ['A date of death is before a birth date. Correct that first.'];
    expect(reasons({ deceasedDate: '2016-05-05' }, {})).toEqual([]);
    expect(reasons({ deceasedDate: '2016-05-05' }, { birthdate: '2017-01-01' })).toEqual(refused);
    expect(reasons({ birthdate: '2017-01-01' }, { deceasedDate: '2016-05-05' })).toEqual(refused);
  });

  it('C-253 requires choices of name, breed, gender, birthdate, vet and PIMS record', () => {
    const plan = planPatientMerge(
      pair({
        kept: patient('1', {
          breed: { code: 'x', name: 'Beagle' },
          vet: { id: '3', displayName: 'Dr. Okafor' },
          pimsId: 'p-1',
        }),
        other: patient('2', {
          ...{
            name: 'Bisquit',
            breed: { code: 'y', name: 'Boxer' },
            gender: 'S',
            birthdate: '2020-02-01',
            pimsId: 'p-2',
          },
          vet: { id: '4', displayName: 'Dr. Reyes' },
        }),
      }),
      [],
    );
    const asked = plan.outcome === 'open' ? plan.fields.filter(({ isConflict }) => isConflict) : [];
    expect(asked.map(({ field, kept, other }) => [field, kept, other])).toEqual([
      ['name', 'Biscuit', 'Bisquit'],
      ['breed', 'Beagle', 'Boxer'],
      ['gender', 'Female', 'Spayed'],
      ['birthdate', '01-01-2020', '02-01-2020'],
      ['vet', 'Dr. Okafor', 'Dr. Reyes'],
      ['pimsRecord', 'p-1', 'p-2'],
    ]);
    const answers = asked.map(({ field }) => ({ field, stays: 'other' as const }));
    const other = { name: 'Bisquit', breed: { code: 'y', name: 'Boxer' }, vet: { id: '4', displayName: 'Dr. Reyes' } };
    expect(keptAfter({}, other, answers)).toMatchObject({ name: 'Bisquit', breedCode: 'y', vetId: '4', gender: 'F' });
  });

  it('C-253 keeps the most recently recorded weight, even if it is lower', () => {
    const [old, late] = ['2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z'];
    const weighed = (weight: number | null, weightRecordedAt: string | null) =>
      ({ weight, weightUnit: 'kg', weightRecordedAt }) as const;
    const both = (kept: Partial<MergedPatient>, other: Partial<MergedPatient>) => keptAfter(kept, other)?.['weight'];
    expect(both(weighed(10, old), weighed(9, late))).toBe(9);
    expect(both(weighed(10, late), weighed(12, old))).toBe(10);
    expect(both(weighed(10, null), weighed(12, null))).toBe(10);
    expect(both(weighed(null, null), weighed(12, null))).toBe(12);
    expect(both(weighed(10, old), weighed(0, late))).toBe(10);
    expect(keptAfter(weighed(null, null), weighed(12, null))).toMatchObject({ weightUnit: 'kg' });
  });

  it('C-253 has one primary client: that of the kept patient, else that of the other', () => {
    const link = (patientId: string, clientId: string, isPrimary: boolean) => ({
      patientId,
      clientId,
      isActive: true,
      isPrimary,
    });
    const rows = after(pair({ links: [link('1', '7', true), link('2', '8', true), link('2', '7', false)] }));
    expect([rows.get('link 1 7'), rows.get('link 1 8')]).toMatchObject([{ isPrimary: true }, { isPrimary: false }]);
    expect(after(pair({ links: [link('2', '8', true)] })).get('link 1 8')).toMatchObject({ isPrimary: true });
  });

  it('C-253 C-346 loses no allergy, condition, medication or row, and leaves none with the merged record', () => {
    fc.assert(
      fc.property(anyMerge, anyAnswers, (merge, answers) => {
        const [before, merged] = [rowsOf(merge), after(merge, answers)];
        expect(merged.size).toBe(before.size);
        for (const list of ['allergies', 'healthConditions', 'currentMeds'] as const) {
          const names = [...merge.kept[list], ...merge.other[list]].map(({ name }) => name);
          const kept = merged.get('patient 1')?.[list] as MergedPatient['allergies'];
          expect(kept.map(({ name }) => name)).toEqual([...new Set(names)]);
        }
        const left = [...merged.values()].filter(({ patientId, isActive }) => patientId === '2' && isActive !== false);
        expect(left).toEqual([]);
      }),
    );
  });

  it('C-250 C-253 undo restores every row, with one primary client and one patient per PIMS record at every step', () => {
    const isSound = (rows: Rows) => {
      const primaries = [...rows.values()].filter(({ isPrimary }) => isPrimary === true).map((row) => row['patientId']);
      const records = [...rows].flatMap(([name, { pimsId }]) => (name.startsWith('patient') && pimsId ? [pimsId] : []));
      expect([new Set(primaries).size, new Set(records).size]).toEqual([primaries.length, records.length]);
      return rows;
    };
    fc.assert(
      fc.property(anyMerge, anyAnswers, (merge, answers) => {
        const changes = changesOf(merge, answers);
        const undone = [...changes, ...inverseOf(changes)].reduce(
          (rows, change) => isSound(withChange(rows, change)),
          rowsOf(merge),
        );
        const inOrder = (rows: Rows) => [...rows].toSorted(([a], [b]) => a.localeCompare(b));
        expect(inOrder(undone)).toEqual(inOrder(rowsOf(merge)));
      }),
    );
  });
});
