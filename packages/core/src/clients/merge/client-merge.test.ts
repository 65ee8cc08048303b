import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ClientMerge, planClientMerge } from './client-merge.js';
import type { MergeAnswer } from './field-choice.js';
import { anyAnswers, anyMerge, client, pair, phone, type Rows, rowsOf, withChange } from './merge.test-data.js';
import { takesRecord } from './record-link.js';
import { inverseOf, nameOf, type RowChange, rowsAfter } from './row-change.js';

const changesOf = (merge: ClientMerge, answers: readonly MergeAnswer[] = []): readonly RowChange[] => {
  const plan = planClientMerge(merge, answers);
  if (plan.outcome !== 'ready') throw new Error(`Not ready: ${JSON.stringify(plan)}`);
  return plan.changes;
};
const after = (merge: ClientMerge, answers: readonly MergeAnswer[] = []): Rows =>
  changesOf(merge, answers).reduce(withChange, rowsOf(merge));
const keptAfter = (merge: ClientMerge, answers: readonly MergeAnswer[] = []) => after(merge, answers).get('client 1');
const inOrder = (rows: Rows) => [...rows].toSorted(([a], [b]) => a.localeCompare(b));

describe('a merge of two clients', () => {
  it('C-245 refuses a record with itself, office use, and merged records', () => {
    const reasons = (known: Partial<ClientMerge>) => {
      const plan = planClientMerge(pair(known), []);
      return plan.outcome === 'refused' ? plan.reasons : null;
    };
    expect(reasons({})).toBeNull();
    expect(reasons({ other: client('1') })).toEqual(['Both records are the same client.']);
    const forOffice = 'Office-use records cannot be merged.';
    expect(reasons({ other: client('2', { isOfficeUse: true }) })).toEqual([forOffice]);
    expect(reasons({ kept: client('1', { isOfficeUse: true }) })).toEqual([forOffice]);
    const already = 'One of the two was already merged.';
    expect(reasons({ other: client('2', { mergedIntoId: '3' }) })).toEqual([already]);
    expect(reasons({ kept: client('1', { mergedIntoId: '2' }) })).toEqual([already]);
  });

  it('C-246 requires a choice where both have different values, and merges nothing before every choice is made', () => {
    const merge = pair({
      kept: client('1', { firstName: 'Ellie', email: 'ellie@mail.example', pimsId: 'p-1' }),
      other: client('2', { firstName: 'Eleanor', email: ' ELLIE@mail.example', pimsProviderId: 'p-2' }),
    });
    const open = planClientMerge(merge, [{ field: 'firstName', stays: 'other' }]);
    expect(open).toMatchObject({ outcome: 'open' });
    expect('fields' in open && open.fields.filter(({ isConflict }) => isConflict)).toEqual([
      { field: 'firstName', kept: 'Ellie', other: 'Eleanor', from: 'other', isConflict: true },
      { field: 'pimsRecord', kept: 'p-1', other: 'p-2', from: null, isConflict: true },
    ]);
    const answers = [
      { field: 'firstName', stays: 'other' },
      { field: 'pimsRecord', stays: 'kept' },
      { field: 'email', stays: 'other' },
    ] as const;
    expect(keptAfter(merge, answers)).toMatchObject({
      ...{ firstName: 'Eleanor', email: 'ellie@mail.example', pimsId: 'p-1', pimsProviderId: null },
    });
  });

  it('C-246 takes a value that only one record has, and shows from which', () => {
    const merge = pair({
      kept: client('1', { firstName: null, email: 'ellie@mail.example' }),
      other: client('2', { lastName: ' ' }),
    });
    expect(keptAfter(merge)).toMatchObject({
      ...{ firstName: 'Eleanor', lastName: 'Whitfield', email: 'ellie@mail.example' },
    });
    expect(planClientMerge(merge, [])).toMatchObject({
      fields: [
        { from: 'other' },
        { from: 'kept' },
        { from: 'kept' },
        { from: 'kept' },
        { from: 'kept' },
        { from: 'both' },
        { from: 'both' },
        { from: 'kept' },
      ],
    });
  });

  it('C-277 tells whether the kept client will be linked to another PIMS record', () => {
    const linked = (id: string) => client(id, { pimsId: `p-${id}`, pimsConnectionType: 'EZYVET' });
    const moves = (merge: ClientMerge, stays: MergeAnswer['stays']) =>
      takesRecord({ noun: 'client', keptId: '1' }, changesOf(merge, [{ field: 'pimsRecord', stays }]));
    const both = pair({ kept: linked('1'), other: linked('2') });
    expect([moves(both, 'kept'), moves(both, 'other')]).toEqual([false, true]);
    expect(moves(pair({ other: linked('2') }), 'kept')).toBe(true);
    expect(moves(pair({ kept: linked('1') }), 'kept')).toBe(false);
    expect(moves(pair(), 'kept')).toBe(false);
  });

  it('C-246 C-276 requires a choice of driving license and birthdate, and takes a value that only one record has', () => {
    const [mine, theirs] = [
      { drivingLicense: 'S123 456', birthdate: '1980-02-29' },
      { drivingLicense: 'T9', birthdate: '1990-01-01' },
    ];
    const merge = pair({ kept: client('1', mine), other: client('2', theirs) });
    expect(planClientMerge(merge, [])).toMatchObject({
      outcome: 'open',
      fields: expect.arrayContaining([
        { field: 'drivingLicense', kept: 'S123 456', other: 'T9', from: null, isConflict: true },
        { field: 'birthdate', kept: '02-29-1980', other: '01-01-1990', from: null, isConflict: true },
      ]) as unknown,
    });
    const answers = [
      { field: 'drivingLicense', stays: 'other' },
      { field: 'birthdate', stays: 'kept' },
    ] as const;
    expect(keptAfter(merge, answers)).toMatchObject({ drivingLicense: 'T9', birthdate: '1980-02-29' });
    expect(after(merge, answers).get('client 2')).toMatchObject(theirs);
    expect(keptAfter(pair({ other: client('2', theirs) }))).toMatchObject(theirs);
    const same = pair({ kept: client('1', mine), other: client('2', { ...mine, drivingLicense: ' s123 456' }) });
    expect(keptAfter(same)).toMatchObject(mine);
  });

  it('C-247 joins phones without duplicates, but never drops existing ones', () => {
    const kept = client('1', { phones: [phone('5550001', false), phone('5550002'), phone('5550002', false)] });
    const other = client('2', {
      phones: [phone('5550003'), phone('5550001'), phone('5550002'), phone('5550004', false)],
    });
    expect(keptAfter(pair({ kept, other }))?.['phones']).toEqual([
      { ...phone('5550001', false), isActive: true },
      phone('5550002'),
      phone('5550002', false),
      phone('5550003'),
    ]);
    expect(planClientMerge(pair({ kept, other }), [])).toMatchObject({
      fields: expect.arrayContaining([expect.objectContaining({ field: 'phones', kept: '555-0002' })]) as unknown,
    });
  });

  it('C-247 joins addresses without duplicates of place and type', () => {
    const home = {
      ...{ uuid: 'a', addressTypeId: 1, addressLine1: '18 Regent St', addressLine2: null, city: 'Albany' },
      ...{ state: 'NY', zip: '12207', isActive: true },
    };
    const [same, billing] = [
      { ...home, uuid: 'b', addressLine1: ' 18 regent st', addressLine2: '' },
      { ...home, uuid: 'c', addressTypeId: 5 },
    ];
    const merge = pair({
      kept: client('1', { addresses: [home] }),
      other: client('2', { addresses: [same, billing] }),
    });
    expect(keptAfter(merge)?.['addresses']).toEqual([home, billing]);
  });

  it('C-247 activates the kept client when either was active, and deactivates the other', () => {
    const merge = pair({ kept: client('1', { isActive: false }) });
    expect(keptAfter(merge)).toMatchObject({ isActive: true });
    expect(after(merge).get('client 2')).toMatchObject({ isActive: false, mergedIntoId: '1' });
  });

  it('C-247 leaves no PIMS record without a client, nor one linked to two', () => {
    const linked = (id: string) => client(id, { pimsId: `p-${id}`, pimsConnectionType: 'EZYVET', isPIMSImport: true });
    const both = pair({ kept: linked('1'), other: linked('2') });
    const swapped = after(both, [{ field: 'pimsRecord', stays: 'other' }]);
    expect([swapped.get('client 1'), swapped.get('client 2')]).toMatchObject([{ pimsId: 'p-2' }, { pimsId: 'p-1' }]);
    const taken = after(pair({ other: linked('2') }));
    expect([taken.get('client 1'), taken.get('client 2')]).toMatchObject([
      { pimsId: 'p-2', isPIMSImport: true },
      { pimsId: null, isPIMSImport: false },
    ]);
  });

  it('C-248 moves all related rows, and records the client each prescription was issued for', () => {
    const rows = after(
      pair({
        prescriptions: [
          { id: '5', isIssued: true, rxStatus: 'Created', issuedForId: null },
          { id: '6', isIssued: false, rxStatus: 'Draft', issuedForId: null },
          { id: '7', isIssued: true, rxStatus: 'Created', issuedForId: '9' },
        ],
        requests: [{ id: '8', status: 'VET_DECLINED' }],
        links: [{ patientId: '4', clientId: '2', isActive: true, isPrimary: true }],
      }),
    );
    expect(rows.get('prescription 5')).toMatchObject({ clientId: '1', issuedClientId: '2' });
    expect(rows.get('prescription 6')).toMatchObject({ clientId: '1', issuedClientId: null });
    expect(rows.get('prescription 7')).toMatchObject({ clientId: '1', issuedClientId: '9' });
    expect(rows.get('request 8')).toMatchObject({ clientId: '1' });
    expect(rows.get('link 4 1')).toEqual({ patientId: '4', clientId: '1', isActive: true, isPrimary: true });
  });

  it('C-248 keeps one link of a patient of both, active or primary if either was', () => {
    const rows = after(
      pair({
        links: [
          { patientId: '4', clientId: '1', isActive: false, isPrimary: false },
          { patientId: '4', clientId: '2', isActive: true, isPrimary: true },
        ],
      }),
    );
    expect(rows.get('link 4 1')).toMatchObject({ isActive: true, isPrimary: true });
    expect(rows.get('link 4 2')).toMatchObject({ isActive: false, isPrimary: false });
  });

  it('C-250 undo restores every row, whatever was merged', () => {
    fc.assert(
      fc.property(anyMerge, anyAnswers, (merge, answers) => {
        const merged = after(merge, answers);
        const undone = inverseOf(changesOf(merge, answers)).reduce(withChange, merged);
        expect(inOrder(undone)).toEqual(inOrder(rowsOf(merge)));
      }),
    );
  });

  it('C-248 C-250 C-346 never loses a row, and leaves none with the merged record', () => {
    fc.assert(
      fc.property(anyMerge, anyAnswers, (merge, answers) => {
        const [before, merged] = [rowsOf(merge), after(merge, answers)];
        expect(merged.size).toBe(before.size);
        const left = [...merged.values()].filter(({ clientId, isActive }) => clientId === '2' && isActive !== false);
        expect(left).toEqual([]);
        const numbers = (of: ClientMerge['kept']['phones']) =>
          of.filter(({ isActive }) => isActive).map(({ phoneNumber }) => phoneNumber);
        const kept = numbers(merged.get('client 1')?.['phones'] as ClientMerge['kept']['phones']);
        expect(new Set(kept)).toEqual(new Set([...numbers(merge.kept.phones), ...numbers(merge.other.phones)]));
      }),
    );
  });

  it('C-081 C-089 C-248 a patient has one primary client and a PIMS record one client at every step, forward and back', () => {
    const isSound = (rows: Rows) => {
      const primaries = [...rows].filter(([, { isPrimary }]) => isPrimary === true).map(([, row]) => row['patientId']);
      const records = [...rows].flatMap(([name, { pimsId }]) => (name.startsWith('client') && pimsId ? [pimsId] : []));
      const inactive = [...rows.values()].filter(({ isPrimary, isActive }) => isPrimary === true && isActive !== true);
      expect([new Set(primaries).size, new Set(records).size, inactive]).toEqual([
        primaries.length,
        records.length,
        [],
      ]);
      return rows;
    };
    fc.assert(
      fc.property(anyMerge, anyAnswers, (merge, answers) => {
        const changes = changesOf(merge, answers);
        [...changes, ...inverseOf(changes)].reduce((rows, change) => isSound(withChange(rows, change)), rowsOf(merge));
      }),
    );
  });

  it('C-249 C-252 never assigns a row to a merged record at any step, forward and back', () => {
    const isSound = (rows: Rows, { kind, after: row }: RowChange) => {
      const owner = rows.get(`client ${String(row['clientId'])}`);
      expect(kind === 'client' || owner?.['mergedIntoId'] === null || row['isActive'] === false).toBe(true);
    };
    fc.assert(
      fc.property(anyMerge, anyAnswers, (merge, answers) => {
        const changes = changesOf(merge, answers);
        [...changes, ...inverseOf(changes)].reduce((rows, change) => {
          isSound(rows, change);
          return withChange(rows, change);
        }, rowsOf(merge));
      }),
    );
  });

  it('C-251 lists the final state of every row once', () => {
    fc.assert(
      fc.property(anyMerge, anyAnswers, (merge, answers) => {
        const [merged, status] = [after(merge, answers), rowsAfter(changesOf(merge, answers))];
        const names = status.map(({ kind, values }) => nameOf(kind, values));
        expect(new Set(names).size).toBe(names.length);
        for (const [index, { values }] of status.entries())
          expect(merged.get(names[index] ?? '')).toMatchObject(values);
      }),
    );
  });
});
