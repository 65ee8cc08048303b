import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkArchiveInput, isLineFinished, mayArchive } from './prescribing/archive/index.js';
import { allowed } from './base/failure/index.js';
import {
  isImpersonationOver,
  isOpenToSupport,
  isUnlocked,
  mayImpersonate,
} from './administration/impersonation/index.js';
import {
  mayAddPatientTo,
  checkActivity,
  patientPromptNeeded,
  weightInKilograms,
  weightInPounds,
} from './clients/patient/index.js';
import { mayCall, mayUse } from './administration/permission/index.js';
import { isPimsEnabled, writesBack } from './practice/pims-connection/index.js';
import { hasRight, isActiveAssignment, mayAddLocation } from './practice/location/index.js';
import {
  hasCurrentDeaLicense,
  isExpirationAllowed,
  isFillable,
  isQuantity,
  maxRefills,
  mayIssue,
  mayPrint,
  needsReason,
} from './prescribing/prescription/index.js';
import { nextPrescriptionStatus } from './prescribing/prescription/change/index.js';
import { complaints } from './prescribing/prescription/save/check.test-data.js';
import { issueTarget } from './prescribing/prescription/lifecycle/issue-target.js';
import {
  brava,
  compound,
  location,
  product,
  rvp,
  scheduleIV,
  today,
  vet,
} from './prescribing/prescription/prescription.test-data.js';
import {
  countsAsOtc,
  hardCopyDelivery,
  hasPrescribableSchedule,
  isControlled,
  isPrnOnly,
  isPrnOnlyFamily,
  isScheduleII,
} from './catalog/product/index.js';
import { nextTaskStatus } from './prescribing/task/index.js';
import { isOnOrAfter } from './base/time/index.js';

/** Values that no type of core allows but other callers could send. */
const junk = fc.constantFrom<unknown>(
  ...[
    '',
    ' ',
    'true',
    'false',
    'yes',
    'null',
    'never',
    '31/12/2020',
    '2099-13-01',
    'RX',
    'otc',
    'KG',
    'NY ',
    'C-VI',
    'c-ii',
  ],
  ...[0, 1, -1, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, {}, [], undefined],
);
const never = (value: unknown) => value as never;
/** Result of a function for every value outside its types. */
const always = (check: (value: never) => void, except: readonly unknown[] = []) =>
  fc.assert(
    fc.property(junk, (value) => {
      if (!except.includes(value)) check(never(value));
    }),
  );

const person = (changes: object = {}) => ({
  id: '11',
  locationId: '1',
  isActive: true,
  role: { isActive: true, canAuthorize: true },
  vetLicenseNumber: '012884',
  ...changes,
});
const authority = (changes: object = {}) => ({
  acting: person(),
  vet: person(),
  delegations: [],
  product: product(),
  impersonating: false,
  today: '2026-11-22',
  ...changes,
});
const delegated = {
  acting: person({ id: '12', role: { isActive: true, canAuthorize: false } }),
  delegations: [{ locationUserId: '11', delegatedLocationUserId: '12', lastDay: null }],
};
const fillable = {
  status: 'AcceptedByPharmacy' as const,
  archived: false,
  prescExpiryDate: '2027-01-01',
  product: product(),
  patient: { isActive: true, isDeceased: false },
};
const issue = { type: 'PrintRx', issues: [], authority: allowed, product: product(), location: location() } as const;
const draft = { rxStatus: 'Draft', archived: false } as const;

describe('unknown product values', () => {
  it('P-273 P-068 are not OTC: a type in another spelling is Rx', () => {
    expect(countsAsOtc(product({ productApprovalType: 'OTC' }))).toBe(true);
    always((type) => expect(countsAsOtc(product({ productApprovalType: type }))).toBe(false));
    always((type) =>
      expect(
        mayIssue(authority({ product: product({ productApprovalType: type }), impersonating: true })).allowed,
      ).toBe(false),
    );
    always((type) =>
      expect(
        patientPromptNeeded({ productApprovalType: type, isOfficeUse: false }, { weight: null, birthdate: null }),
      ).toBe(true),
    );
  });

  it('P-273 P-043 are controlled, and P-115 prescribable only with an exactly spelled schedule', () => {
    always((value) => expect(isControlled(product({ isControlled: value }))).toBe(true));
    always((value) => expect(isControlled(product({ deaSchedule: value }))).toBe(true));
    always((value) => expect(hasPrescribableSchedule(product({ deaSchedule: value }))).toBe(false));
    always((value) => expect(isScheduleII(product({ deaSchedule: value }))).toBe(true));
    always((value) =>
      expect(maxRefills({ product: product({ deaSchedule: value }), location: brava, requestedQuantity: 99 })).toBe(0),
    );
    always((value) => expect(issueTarget('PrintRx', product({ deaSchedule: value }), location()).allowed).toBe(false));
    expect(isScheduleII(product({ deaSchedule: 'C-I' }))).toBe(false);
  });

  it('P-273 P-044 P-062 are not PRN, and P-073 require a reason for compounding', () => {
    const diet = {
      productApprovalType: 'OTC' as const,
      isControlled: false,
      deaSchedule: null,
      diet: true,
      isActive: true,
    };
    expect(isPrnOnlyFamily([diet])).toBe(true);
    always((value) => expect(isPrnOnlyFamily([{ ...diet, diet: value }])).toBe(false));
    always((value) =>
      expect(isPrnOnlyFamily([diet, { ...diet, productApprovalType: 'Rx', isActive: value }])).toBe(false),
    );
    always((value) => expect(isPrnOnly(product({ isPrnOnlyFamily: value }))).toBe(false));
    always((value) => expect(needsReason({ compound: value, hasPharmacyRationale: false }, false)).toBe(true));
    always((value) => expect(needsReason({ ...compound, hasPharmacyRationale: value }, false)).toBe(true));
    always((value) => expect(complaints({}, { product: product({ isActive: value }) })).not.toEqual([]));
  });

  it('P-273 P-099 P-123 are not issued: neither with an unknown type nor for a missing product', () => {
    expect(nextPrescriptionStatus(draft, issue)).toMatchObject({ allowed: true, to: 'FaxedToPharmacy' });
    for (const type of ['AuthorizeRx', 'PrintRx'] as const) {
      expect(issueTarget(type, null, location()).allowed).toBe(false);
      expect(nextPrescriptionStatus(draft, { ...issue, type, product: null }).allowed).toBe(false);
    }
    always((type) => expect(issueTarget(type, product(), location()).allowed).toBe(false));
    always((type) => expect(nextPrescriptionStatus(draft, { ...issue, type }).allowed).toBe(false));
    always((code) =>
      expect(
        issueTarget('AuthorizeRx', product({ fullfillmentVendor: code }), location({ locationPharmacies: [rvp] }))
          .allowed,
      ).toBe(false),
    );
  });
});

describe('unknown values of a location or user', () => {
  const at = (state: unknown, isActive: unknown = true) =>
    location({ locationAddresses: [{ state: never(state), isActive: never(isActive) }] });

  it('P-273 P-114 require the mailed hard copy: the state could be New York', () => {
    for (const state of ['NY', 'NY ', 'ny', ' New York', '\u200BNY'])
      expect(hardCopyDelivery(scheduleIV, at(state))).toBe('mail');
    expect(hardCopyDelivery(scheduleIV, at('OH '))).toBe('fax');
    expect(hardCopyDelivery(scheduleIV, at('NY', false))).toBe('fax');
    always((state) => expect(hardCopyDelivery(scheduleIV, at(state))).toBe('mail'));
    always((isActive) => expect(hardCopyDelivery(scheduleIV, at('NY', isActive))).toBe('mail'));
  });

  it('P-273 P-068 P-069 authorize nothing', () => {
    expect(mayIssue(authority()).allowed).toBe(true);
    expect(mayIssue(authority(delegated)).allowed).toBe(true);
    always((value) => expect(mayIssue(authority({ acting: person({ isActive: value }) })).allowed).toBe(false));
    always((value) => expect(mayIssue(authority({ impersonating: value })).allowed).toBe(false));
    for (const field of ['isActive', 'canAuthorize'] as const) {
      const role = (value: unknown) => ({ role: { isActive: true, canAuthorize: true, [field]: value } });
      always((value) => expect(mayIssue(authority({ acting: person(role(value)) })).allowed).toBe(false));
      always((value) => expect(mayIssue(authority({ ...delegated, vet: person(role(value)) })).allowed).toBe(false));
      always((value) => expect(complaints({}, { authorizingVets: [vet(role(value))] })).not.toEqual([]));
    }
    const nobody = { locationUserId: undefined, delegatedLocationUserId: undefined };
    const unnamed = { ...delegated.acting, id: undefined };
    expect(
      mayIssue(never(authority({ acting: unnamed, vet: person({ id: undefined }), delegations: [nobody] }))).allowed,
    ).toBe(false);
    expect(
      mayIssue(
        never(
          authority({
            ...delegated,
            acting: { ...delegated.acting, locationId: undefined },
            vet: person({ locationId: undefined }),
          }),
        ),
      ).allowed,
    ).toBe(false);
  });

  it('P-273 P-115 are not a current DEA license', () => {
    expect(hasCurrentDeaLicense(vet(), today)).toBe(true);
    expect(hasCurrentDeaLicense(vet({ deaLicense: '\u200B' }), today)).toBe(false);
    always((day) => expect(hasCurrentDeaLicense(vet({ deaLicenseExpiration: day }), today)).toBe(false));
    always((day) => expect(hasCurrentDeaLicense(vet(), day)).toBe(false));
    always(
      (value) => expect(hasCurrentDeaLicense(vet({ hasCurrentDeaLicense: value }), today)).toBe(false),
      [undefined],
    );
  });

  it('P-273 P-041 C-053 are not active, and count as possibly deceased', () => {
    const lives = { isActive: true, isDeceased: false };
    expect(checkActivity({ isActive: true }, lives)).toEqual([]);
    always((value) => expect(checkActivity({ isActive: value }, lives)).toHaveLength(1));
    always((value) => expect(checkActivity({ isActive: true }, { ...lives, isActive: value })).toHaveLength(1));
    always((value) => expect(checkActivity({ isActive: true }, { ...lives, isDeceased: value })).toHaveLength(1));
    always((value) => expect(mayAddPatientTo({ isActive: value }).allowed).toBe(false));
    always((value) => expect(complaints({}, { isPatientOfClient: value })).not.toEqual([]));
  });

  it('P-273 A-028 A-040 A-056 A-059 grant no right, no assignment, and no impersonation', () => {
    const moduleOf = (isActive: unknown) => ({ id: '1', name: 'create', isActive });
    const link = (changes: object) => ({
      isActive: true,
      module: moduleOf(true),
      canView: true,
      canEdit: true,
      canDelete: true,
      ...changes,
    });
    const right = (role: object) =>
      hasRight(
        never({ id: '1', name: 'VET', isActive: true, canAuthorize: true, rolesModules: [link({})], ...role }),
        'create',
        'edit',
      );
    expect(right({})).toBe(true);
    always((isActive) => expect(right({ isActive })).toBe(false));
    always((isActive) => expect(right({ rolesModules: [link({ isActive })] })).toBe(false));
    always((isActive) => expect(right({ rolesModules: [link({ module: moduleOf(isActive) })] })).toBe(false));
    always((canEdit) => expect(right({ rolesModules: [link({ canEdit })] })).toBe(false));
    const place = { isActive: true, organization: { isActive: true } };
    always((isActive) => expect(isActiveAssignment({ isActive, location: place })).toBe(false));
    always((isActive) => expect(isActiveAssignment({ isActive: true, location: { ...place, isActive } })).toBe(false));
    always(
      (isActive) =>
        expect(isActiveAssignment({ isActive: true, location: { ...place, organization: { isActive } } })).toBe(false),
      [undefined],
    );
    always((value) => expect(mayImpersonate('a', 'b', value).allowed).toBe(false));
    always((value) => expect(mayAddLocation(value).allowed).toBe(false));
    always((instant) => expect(isImpersonationOver(instant, '2026-11-20T10:00:00.000Z')).toBe(true));
    always((instant) => expect(isUnlocked(instant, '2026-11-20T10:00:00.000Z')).toBe(false));
    always((value) =>
      expect(isOpenToSupport({ isRequired: value, until: null }, '2026-11-20T10:00:00.000Z')).toBe(false),
    );
    always((until) => expect(isOpenToSupport({ isRequired: true, until }, '2026-11-20T10:00:00.000Z')).toBe(false));
    always((value) =>
      expect(isPimsEnabled({ isPimsEnabled: value, organization: { isPIMSEnabled: false } })).toBe(false),
    );
    always((value) =>
      expect(writesBack(location({ isEnabledForWriteback: value }), new Set(['pimsWriteback']))).toBe(false),
    );
  });

  it('P-273 A-018 A-019 can call nothing', () => {
    const support = { kind: 'support' as const, username: 'sam@signa.example', inAdminSupportGroup: true };
    always((operation) => expect(mayUse({ operation, caller: support, locationIds: [] }).allowed).toBe(false));
    expect(mayUse({ operation: never('constructor'), caller: support, locationIds: [] }).allowed).toBe(false);
    always((kind) =>
      expect(
        mayUse({ operation: 'GetUserByUsername', caller: never({ ...support, kind }), locationIds: [] }).allowed,
      ).toBe(false),
    );
    always((kind) =>
      expect(
        mayCall({
          operation: 'GetUserByUsername',
          caller: never({ ...support, kind }),
          locationIds: [],
          facts: { username: support.username },
        }).allowed,
      ).toBe(false),
    );
  });
});

describe('unknown dates, numbers, and statuses', () => {
  it('P-273 P-065 P-137 are never a future date', () => {
    expect(isOnOrAfter('2026-11-20', today)).toBe(true);
    always((day) => expect(isOnOrAfter(day, today)).toBe(false));
    always((day) => expect(isOnOrAfter('2026-11-20', day)).toBe(false));
    always((day) => expect(isExpirationAllowed(day, product(), today)).toBe(false));
    expect(isFillable(fillable, today)).toBe(true);
    always((prescExpiryDate) => expect(isFillable({ ...fillable, prescExpiryDate }, today)).toBe(false));
    always((archived) => expect(isFillable({ ...fillable, archived }, today)).toBe(false));
    always((isActive) => expect(isFillable({ ...fillable, product: product({ isActive }) }, today)).toBe(false));
    always((isDeceased) =>
      expect(isFillable({ ...fillable, patient: { isActive: true, isDeceased } }, today)).toBe(false),
    );
    always((date) => expect(complaints({ notifyClientDate: date })).not.toEqual([]));
  });

  it('P-273 P-047 P-056 P-076 are not a quantity, refills, or a days supply', () => {
    always((value) => expect(isQuantity(value)).toBe(false), [1]);
    always((unitPerFill) => expect(complaints({ unitPerFill })).not.toEqual([]), [1]);
    always((refills) => expect(complaints({ refills })).not.toEqual([]), [0, 1]);
    always((daysSupply) => expect(complaints({ daysSupply })).not.toEqual([]), [1]);
  });

  it('P-273 P-083 are not a weight: another unit is never read as pounds', () => {
    expect(weightInPounds({ weight: 10, weightUnit: 'kg' })).toBe(22);
    expect(weightInPounds({ weight: 10, weightUnit: null })).toBe(10);
    always((weightUnit) => expect(weightInPounds({ weight: 10, weightUnit })).toBeNull(), [undefined]);
    always((weightUnit) => expect(weightInKilograms({ weight: 10, weightUnit })).toBeNull(), [undefined]);
    always((weight) => expect(weightInPounds({ weight, weightUnit: 'lbs' })).toBeNull(), [1]);
  });

  it('P-273 P-097 an unknown save mode is validated like an issue', () => {
    always((mode) =>
      expect(complaints({ directions: null, refills: null, authorizingVet: null }, { mode })).toHaveLength(3),
    );
    always((entry) =>
      expect(complaints({ unitPerFill: 60 }, { entry, location: brava, requestedQuantity: 3 })).toHaveLength(1),
    );
  });

  it('P-273 P-131 P-134 P-140 P-146 perform no transition, archive nothing, and print nothing', () => {
    const archive = { type: 'ArchivePrescription', archived: true, gate: allowed } as const;
    expect(nextPrescriptionStatus(draft, archive).allowed).toBe(true);
    always((archived) => expect(nextPrescriptionStatus(draft, { ...archive, archived }).allowed).toBe(false));
    always((value) =>
      expect(nextPrescriptionStatus(draft, { ...archive, gate: never({ allowed: value }) }).allowed).toBe(false),
    );
    always((archived) => expect(nextPrescriptionStatus({ ...draft, archived }, archive).allowed).toBe(false));
    always((isExpired) =>
      expect(
        nextPrescriptionStatus(
          { rxStatus: 'ReceivedByPharmacy', archived: false },
          { type: 'PharmacyAccepted', isExpired },
        ).allowed,
      ).toBe(false),
    );
    always((value) =>
      expect(nextPrescriptionStatus(draft, { ...issue, authority: never({ allowed: value }) }).allowed).toBe(false),
    );
    always((archived) => expect(mayArchive({ archived }, []).allowed).toBe(false));
    always((lines) => expect(mayArchive({ archived: false }, lines).allowed).toBe(Array.isArray(lines)));
    always((archived) => expect(checkArchiveInput({ archived }).allowed).toBe(false));
    always((status) => expect(isLineFinished({ status, shipment: null })).toBe(false));
    expect(isLineFinished({ status: 'in-progress', shipment: false })).toBe(false);
    always((rxStatus) => expect(mayPrint({ rxStatus, archived: false }).allowed).toBe(false));
    always((archived) => expect(mayPrint({ rxStatus: 'Created', archived }).allowed).toBe(false));
    always((status) => expect(nextTaskStatus({ status }, { type: 'approve' }).allowed).toBe(false));
    always((type) => expect(nextTaskStatus({ status: 'PENDING' }, { type }).allowed).toBe(false));
  });
});
