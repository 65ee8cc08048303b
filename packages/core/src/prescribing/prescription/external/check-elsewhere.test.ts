import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../base/time/index.js';
import { checkExternalPrescription } from './check-elsewhere.js';
import type { ExternalContext, ExternalForm } from './elsewhere-form.js';
import { externalContext as context, externalForm as form } from './elsewhere.test-data.js';

const told = (changes: Partial<ExternalForm>, of: Partial<ExternalContext> = {}) =>
  checkExternalPrescription({ ...form, ...changes }, { ...context, ...of }).map(
    ({ path, code, message }) => `${path}, ${code}: ${message}`,
  );

describe('an external prescription to import', () => {
  it('A-411 is valid with every value possible, including PRN, and without unknown values', () => {
    expect(told({})).toEqual([]);
    expect(told({ status: 'Open' })).toEqual([]);
    expect(told({ prnFlag: true, refills: null, fillsLeft: null })).toEqual([]);
    expect(
      told({ directions: null, daysSupply: null, fillsLeft: null, prescriber: null, number: null, place: null }),
    ).toEqual([]);
  });

  it.each<[Partial<ExternalForm>, string]>([
    [{ quantity: null }, 'quantity, required: This field is required'],
    [{ quantity: 0 }, 'quantity, out-of-range: Must be greater than zero & less than 10000'],
    [{ quantity: 1.234 }, 'quantity, out-of-range: Must be greater than zero & less than 10000'],
    [{ daysSupply: 366 }, 'daysSupply, out-of-range: Must be greater than zero & less than or equal to 365'],
    [{ refills: null }, 'refills, required: This field is required'],
    [{ refills: -1 }, 'refills, out-of-range: a whole number from 0 to 99, or PRN'],
    [{ prnFlag: true }, 'fillsLeft, prn: PRN refills are unlimited, so fills left must be empty'],
    [{ fillsLeft: 0 }, 'fillsLeft, used-up: no fills are left: leave it out of the file'],
    [{ fillsLeft: 7 }, 'fillsLeft, out-of-range: enter a whole number up to the refills plus the first fill, 6'],
    [{ issuedOn: null }, 'issuedOn, required: This field is required'],
    [{ issuedOn: '2026-02-30' }, 'issuedOn, invalid-date: this is not a date. Write it as 2026-03-14 or 03-14-2026'],
    [{ issuedOn: '2026-11-21' }, 'issuedOn, in-future: it is in the future'],
    [{ expiresOn: null }, 'expiresOn, required: This field is required'],
    [{ expiresOn: '31.12.2026' }, 'expiresOn, invalid-date: this is not a date. Write it as 2026-03-14 or 03-14-2026'],
    [{ expiresOn: '2026-02-28' }, 'expiresOn, before-issue: it is before the day of issue, 2026-03-01'],
    [{ expiresOn: '2026-11-19' }, 'expiresOn, expired: it has expired: leave it out of the file'],
    [{ expiresOn: '2028-03-02' }, 'expiresOn, too-late: it is more than 24 months after the day of issue, 2026-03-01'],
    [{ status: 'declined' }, 'status, not-open: only open prescriptions can be imported: leave it out of the file'],
    [{ directions: 'x'.repeat(621) }, 'directions, too-long: at most 620 characters'],
    [{ number: 'x'.repeat(51) }, 'number, too-long: at most 50 characters'],
    [{ note: 'x'.repeat(501) }, 'note, too-long: at most 500 characters'],
  ])('A-411 is invalid with %j', (change, fault) => expect(told(change)).toEqual([fault]));

  it.each<[Partial<ExternalContext>, string]>([
    [{ isProductKnown: false }, 'productId, unknown: no product in the catalog has this SKU'],
    [{ client: null }, 'locationClientId, unknown: no client has this external_id. Import clients first'],
    [{ patient: null }, 'locationPatientId, unknown: no patient has this external_id. Import patients first'],
    [{ isPatientOfClient: false }, "locationPatientId, not-linked: this patient doesn't belong to this client"],
    [
      { patient: { isOfficeUse: false, isDeceased: true } },
      'locationPatientId, deceased: this patient is deceased: leave it out of the file',
    ],
    [
      { client: { isOfficeUse: true } },
      "locationPatientId, office-use: office-use records can't have external prescriptions",
    ],
  ])('A-411 is invalid when %j', (of, fault) => expect(told({}, of)).toEqual([fault]));

  it('A-411 is invalid after its last day, for any dates, and valid until then', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 700 }), fc.integer({ min: 0, max: 700 }), (ago, validity) => {
        const issuedOn = addDays(context.today, -ago);
        const expiresOn = addDays(issuedOn, validity);
        expect(told({ issuedOn, expiresOn }).length === 0).toBe(expiresOn >= context.today);
      }),
    );
  });

  it('A-411 P-273 is never valid because of unknown facts', () => {
    const unknown = fc.constantFrom(undefined, null, 'no', 0);
    fc.assert(
      fc.property(unknown, (value) => {
        const never = value as never;
        expect(told({}, { isProductKnown: never })).toHaveLength(1);
        expect(told({}, { isPatientOfClient: never })).toHaveLength(1);
        expect(told({}, { patient: { isOfficeUse: never, isDeceased: false } })).toHaveLength(1);
        expect(told({}, { patient: { isOfficeUse: false, isDeceased: never } })).toHaveLength(1);
      }),
    );
  });
});
