import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, startOfDayInstant, todayIn } from '../../../base/time/index.js';
import { isControlled } from '../../../catalog/product/index.js';
import { mayIssue, mightIssue, type IssueAuthority } from './may-issue.js';
import { product, scheduleIV } from '../prescription.test-data.js';
import { anyProduct } from '../prescription.arbitrary.test-data.js';

const canAuthorize = { isActive: true, canAuthorize: true };
const cannot = { isActive: true, canAuthorize: false };
const license = { vetLicenseNumber: '012884', vetLicenseExpiration: '2026-11-22', vetLicenseState: 'NY' };
const person = { id: '11', locationId: '1', isActive: true, role: cannot };
const vet = { id: '14', locationId: '1', isActive: true, role: canAuthorize, ...license };
const today = '2026-11-22';
const delegation = { locationUserId: '14', delegatedLocationUserId: '11', lastDay: null };
const facts: IssueAuthority = { acting: person, vet, delegations: [], product: product(), impersonating: false, today };
const may = (changes: Partial<IssueAuthority>) => mayIssue({ ...facts, ...changes });
const text =
  'Your role cannot authorize. This vet has not delegated access. Save a draft and ask the vet to authorize it.';

describe('who can issue', () => {
  it('P-068 A-072 includes a role that can authorize', () => {
    expect(may({ acting: { ...person, ...license, role: canAuthorize } })).toEqual({ allowed: true });
    expect(may({})).toEqual({ allowed: false, code: 'FORBIDDEN', reason: text });
  });

  it('P-068 A-073 includes a delegate of the chosen vet', () => {
    expect(may({ delegations: [delegation] }).allowed).toBe(true);
    expect(may({ delegations: [{ ...delegation, locationUserId: '15' }] }).allowed).toBe(false);
    expect(may({ delegations: [{ ...delegation, delegatedLocationUserId: '12' }] }).allowed).toBe(false);
    expect(may({ delegations: [delegation], vet: null }).allowed).toBe(false);
  });

  it('A-073 counts delegated access only at its own location, while both are active and the vet can authorize', () => {
    for (const changed of [
      { ...vet, locationId: '2' },
      { ...vet, isActive: false },
      { ...vet, role: { ...canAuthorize, isActive: false } },
      { ...vet, role: cannot },
    ]) {
      expect(may({ delegations: [delegation], vet: changed }).allowed).toBe(false);
    }
    expect(may({ delegations: [delegation], acting: { ...person, isActive: false } }).allowed).toBe(false);
    expect(
      may({ delegations: [delegation], acting: { ...person, role: { ...cannot, isActive: false } } }).allowed,
    ).toBe(false);
  });

  it('A-268 A-269 counts delegated access through its last day, and reports when it ended', () => {
    const until = (lastDay: string, day = today) => may({ delegations: [{ ...delegation, lastDay }], today: day });
    expect(until('2026-11-22')).toEqual({ allowed: true });
    expect(until('2026-11-21')).toEqual({
      allowed: false,
      code: 'FORBIDDEN',
      reason: `Your role cannot authorize. The delegation by this vet ended on 11-21-2026. Save a draft and ask the vet to authorize it.`,
    });
    expect(until('2026-11-30', '2026-12-01').allowed).toBe(false);
    const named = may({
      acting: { ...person, role: { ...cannot, name: 'STAFF' } },
      vet: { ...vet, displayName: 'Dr. Maya Okafor' },
      delegations: [{ ...delegation, lastDay: '2026-11-21' }],
    });
    expect(named).toMatchObject({
      reason:
        'The role STAFF cannot authorize. The delegation by Dr. Maya Okafor ended on 11-21-2026. Save a draft and ask the vet to authorize it.',
    });
  });

  it('A-268 A-269 grants through the last second of the last day at the location, and nothing afterwards', () => {
    const zone = fc.constantFrom('America/New_York', 'America/Denver', 'Pacific/Honolulu', 'Asia/Kolkata');
    const day = fc.date({ min: new Date('2026-01-02'), max: new Date('2035-12-30'), noInvalidDate: true });
    fc.assert(
      fc.property(zone, day, (timeZone, date) => {
        const lastDay = date.toISOString().slice(0, 10);
        const end = Date.parse(startOfDayInstant(addDays(lastDay, 1), timeZone));
        const at = (moment: number) =>
          may({
            delegations: [{ ...delegation, lastDay }],
            today: todayIn(timeZone, new Date(moment).toISOString()),
            vet: { ...vet, vetLicenseExpiration: null },
          });
        expect(at(end - 1).allowed).toBe(true);
        expect(at(end).allowed).toBe(false);
      }),
    );
  });

  const tomorrow = '2026-11-23';
  const reason = (changes: Partial<IssueAuthority>) => {
    const verdict = may(changes);
    return verdict.allowed ? null : verdict.reason;
  };
  const end = 'Save a draft, and ask a user who manages users to enter the current license.';

  it('A-241 requires a current license of the named vet, whoever authorizes for them', () => {
    const expired = `The license of this vet for NY expired on 11-22-2026. ${end}`;
    const byRole = { ...person, ...license, vetLicenseExpiration: '2030-01-01', role: canAuthorize };
    for (const who of [{ acting: byRole }, { delegations: [delegation] }]) {
      expect(reason(who)).toBeNull();
      expect(reason({ ...who, today: tomorrow })).toBe(expired);
      expect(reason({ ...who, vet: { ...vet, vetLicenseNumber: ' ' } })).toBe(
        `This vet has no license on record at this location. ${end}`,
      );
      expect(reason({ ...who, today: tomorrow, vet: { ...vet, vetLicenseExpiration: null } })).toBeNull();
    }
    expect(reason({ acting: vet, today: tomorrow })).toBe(`Your vet license for NY expired on 11-22-2026. ${end}`);
  });

  it("A-241 also requires the user's own license when their role authorizes, and none of a delegate", () => {
    const byRole = { ...person, role: canAuthorize };
    expect(reason({ acting: byRole })).toBe(`You have no vet license on record at this location. ${end}`);
    expect(reason({ acting: byRole, vet: null })).not.toBeNull();
    expect(reason({ acting: byRole, delegations: [delegation] })).toBeNull();
    const expired = { ...byRole, ...license };
    const renewed = { ...vet, vetLicenseExpiration: '2030-01-01' };
    expect(reason({ acting: expired, vet: renewed, today: tomorrow })).toMatch(/^Your vet license for NY expired/);
  });

  it('A-241 requires no license when the product counts as over the counter', () => {
    const byRole = { ...person, role: canAuthorize };
    expect(may({ acting: byRole, product: product({ productApprovalType: 'OTC' }) }).allowed).toBe(true);
  });

  it('A-241 lets no one issue on prescription on behalf of a vet without a current license', () => {
    fc.assert(
      fc.property(
        anyProduct,
        fc.boolean(),
        fc.boolean(),
        fc.constantFrom('2026-11-21', '2020-01-01'),
        (any, mayByRole, isDelegate, vetLicenseExpiration) => {
          const verdict = may({
            product: any,
            acting: { ...person, ...license, role: mayByRole ? canAuthorize : cannot },
            delegations: isDelegate ? [delegation] : [],
            vet: { ...vet, vetLicenseExpiration },
          });
          expect(verdict.allowed).toBe(any.productApprovalType !== 'Rx' && !isControlled(any));
        },
      ),
    );
  });

  it('P-068 includes everyone for an OTC or AOTC product that is not controlled', () => {
    expect(may({ product: product({ productApprovalType: 'OTC' }), vet: null }).allowed).toBe(true);
    expect(may({ product: product({ productApprovalType: 'AOTC' }) }).allowed).toBe(true);
    expect(may({ product: { ...scheduleIV, productApprovalType: 'OTC' } }).allowed).toBe(false);
  });

  it('P-069 ignores role and delegations while impersonating, but still allows OTC', () => {
    const impersonating = { impersonating: true, acting: { ...person, role: canAuthorize }, delegations: [delegation] };
    expect(may(impersonating)).toEqual({
      allowed: false,
      code: 'FORBIDDEN',
      reason: 'You cannot authorize for a vet while impersonating. Save a draft and ask the practice to authorize it.',
    });
    expect(may({ ...impersonating, product: product({ productApprovalType: 'AOTC' }) }).allowed).toBe(true);
  });

  it('P-068 P-069 lets no one issue a controlled or Rx product while impersonating', () => {
    fc.assert(
      fc.property(anyProduct, fc.boolean(), (any, isActive) => {
        const verdict = may({
          product: any,
          impersonating: true,
          delegations: [delegation],
          acting: { ...person, role: { isActive, canAuthorize: true } },
        });
        if (verdict.allowed) expect(isControlled(any) || any.productApprovalType === 'Rx').toBe(false);
      }),
    );
  });

  it('P-266 A-269 could include anyone who can issue for some vet, and no one else', () => {
    const might = (changes: Partial<Parameters<typeof mightIssue>[0]>) => mightIssue({ ...facts, ...changes });
    expect(might({})).toBe(false);
    expect(might({ acting: { ...person, role: canAuthorize } })).toBe(true);
    expect(might({ delegations: [delegation] })).toBe(true);
    expect(might({ delegations: [{ ...delegation, delegatedLocationUserId: '12' }] })).toBe(false);
    expect(might({ delegations: [{ ...delegation, lastDay: today }] })).toBe(true);
    expect(might({ delegations: [{ ...delegation, lastDay: '2026-11-21' }] })).toBe(false);
    expect(might({ product: product({ productApprovalType: 'OTC' }) })).toBe(true);
    expect(might({ product: null })).toBe(false);
    expect(might({ acting: { ...person, role: canAuthorize }, impersonating: true })).toBe(false);
    expect(might({ acting: { ...person, isActive: false, role: canAuthorize } })).toBe(false);
    expect(might({ acting: { ...person, role: { ...canAuthorize, isActive: false } } })).toBe(false);
  });

  it('P-266 never allows less than mayIssue', () => {
    const role = fc.record({ isActive: fc.boolean(), canAuthorize: fc.boolean() });
    const acting = fc.record({
      id: fc.constant('11'),
      locationId: fc.constant('1'),
      isActive: fc.boolean(),
      role,
      vetLicenseNumber: fc.constantFrom('012884', null),
    });
    const delegations = fc.subarray([delegation, { ...delegation, lastDay: '2026-11-21' }]);
    fc.assert(
      fc.property(acting, delegations, anyProduct, fc.boolean(), (who, pairs, any, impersonating) => {
        const asked = { acting: who, delegations: pairs, product: any, impersonating, today };
        if (mayIssue({ ...asked, vet }).allowed) expect(mightIssue(asked)).toBe(true);
      }),
    );
  });
});
