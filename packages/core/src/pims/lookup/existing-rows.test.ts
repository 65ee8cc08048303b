import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clientDifference,
  comparedClient,
  differenceValues,
  syncedDifference,
  valuesOfClient,
} from '../../clients/client/index.js';
import { afterChange, afterDecline, afterReport, type SyncedField } from '../../practice/pims-sync/index.js';
import { shownRows, existingRows } from './index.js';
import { plainValue, recordRow } from './record-row.js';

const zone = 'America/New_York';
const at = '2026-11-20T15:00:00.000Z';
const caretaker = (email: string, ...numbers: readonly string[]) => ({
  ...{ id: '1', pimsId: '1', pimsConnectionType: 'EZYVET' as const, firstName: 'Ann', lastName: 'Lee', isActive: true },
  emails: [{ address: email }],
  phones: numbers.map((number) => ({ number, type: null, isPrimary: true, isValidMobile: null })),
  addresses: [],
});
const client = (email: string | null, ...numbers: readonly string[]) => ({
  email,
  phones: numbers.map((phoneNumber) => ({ phoneTypeId: 1, phoneNumber, isActive: true })),
  addresses: [],
});
const rowsOf = (here: ReturnType<typeof client>, there: ReturnType<typeof caretaker>, kept: readonly SyncedField[]) =>
  existingRows(comparedClient(here, there), valuesOfClient(here), kept, zone);

describe('which side wins at the next sync', () => {
  const [before, theirs] = [client('old@mail.example'), caretaker('old@mail.example')];
  const kept = afterReport([], comparedClient(before, theirs), at);

  it('A-408 is neither when both agree, and PIMS when its value changed', () => {
    expect(rowsOf(before, theirs, kept)).toEqual([
      {
        ...{ field: 'Email', here: 'old@mail.example', there: 'old@mail.example' },
        ...{ wins: 'same', why: 'As in PIMS, 11-20-2026' },
      },
    ]);
    const changed = caretaker('new@mail.example');
    const seen = afterReport(kept, comparedClient(before, changed), at);
    expect(rowsOf(before, changed, seen)).toMatchObject([
      { wins: 'pims', why: 'Changed in PIMS, seen 11-20-2026; it is offered, and stored with the next save.' },
    ]);
  });

  it('A-408 is Signa when only its value changed, when the other was declined, and when PIMS reports none', () => {
    const own = client('mine@mail.example', '5185550177');
    const changed = afterChange(kept, valuesOfClient(before), valuesOfClient(own), { at, by: 'Dr. Reyes' });
    expect(rowsOf(own, theirs, changed)).toMatchObject([
      { wins: 'signa', why: 'Changed here by Dr. Reyes, 11-20-2026; it stays as it is.' },
      {
        field: 'Phone',
        here: '5185550177',
        there: null,
        wins: 'signa',
        why: expect.stringMatching(/^PIMS reports no/) as string,
      },
    ]);
    const other = caretaker('new@mail.example');
    const reported = afterReport(kept, comparedClient(before, other), at);
    const declined = afterDecline(reported, [{ field: 'email', value: 'new@mail.example' }]);
    expect(rowsOf(before, other, declined)).toMatchObject([
      { wins: 'signa', why: expect.stringMatching(/^Declined here/) as string },
    ]);
  });

  it("A-408 always agrees with the values in the client's form", () => {
    const email = fc.constantFrom('a@mail.example', 'b@mail.example', 'c@mail.example');
    const numbers = fc.subarray(['5185550101', '5185550102', '5185550103']);
    const sides = fc.record({ mail: email, numbers });
    const step = fc.record({ here: sides, there: sides, isDeclined: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 5 }), (steps) => {
        let fields: readonly SyncedField[] = [];
        let mine = client(null);
        for (const { here, there, isDeclined } of steps) {
          const next = client(here.mail, ...here.numbers);
          const said = caretaker(there.mail, ...there.numbers);
          fields = afterChange(fields, valuesOfClient(mine), valuesOfClient(next), { at, by: 'Dr. Reyes' });
          mine = next;
          fields = afterReport(fields, comparedClient(mine, said), at);
          const difference = clientDifference(mine, said);
          if (isDeclined) fields = afterDecline(fields, differenceValues(difference));
          const { offered } = syncedDifference(mine, difference, fields);
          const winning = rowsOf(mine, said, fields).filter(({ wins }) => wins === 'pims');
          expect(winning.map(({ there: value }) => value).toSorted()).toEqual(
            differenceValues(offered)
              .map(({ value }) => value)
              .toSorted(),
          );
        }
      }),
    );
  });

  it('A-408 shows names next to each other, and never takes them over', () => {
    const rows = [
      recordRow('First name', plainValue('Ann'), plainValue('Anna')),
      recordRow('Last name', plainValue('Lee'), plainValue('lee')),
      recordRow('Phones', [], plainValue('1')),
    ];
    expect(shownRows(rows).map(({ field, wins }) => [field, wins])).toEqual([
      ['First name', 'signa'],
      ['Last name', 'same'],
    ]);
  });
});
