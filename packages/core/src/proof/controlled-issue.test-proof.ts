import {
  mayIssueControlled,
  type ControlledIssue,
} from '../prescribing/prescription/lifecycle/may-issue-controlled.js';
import {
  addressesAt,
  type Control,
  controlOf,
  isControlledHere,
  isMailed,
  isLawful,
  type Place,
  placeNames,
  schedules,
} from './control.test-proof.js';
import type { Proof } from './prove.test-proof.js';

const today = '2026-08-31';
const licenses = {
  none: { deaLicense: null, deaLicenseExpiration: null },
  'without an end date': { deaLicense: 'FO1234563', deaLicenseExpiration: null },
  'ended yesterday': { deaLicense: 'FO1234563', deaLicenseExpiration: '2026-08-30' },
  'ends today': { deaLicense: 'FO1234563', deaLicenseExpiration: today },
} as const;

interface Facts extends Control {
  readonly approval: 'Rx' | 'OTC';
  readonly canAuthorize: boolean;
  readonly isOfficeUse: boolean;
  readonly vet: 'nobody' | 'fit' | 'inactive assignment' | 'inactive role' | 'role cannot authorize';
  readonly deaLicense: keyof typeof licenses;
  readonly place: Place;
}

const person = (id: string, canAuthorize: boolean) => ({
  id,
  locationId: 'here',
  isActive: true,
  role: { isActive: true, canAuthorize },
  vetLicenseNumber: '014455',
});

function issueOf(facts: Facts): ControlledIssue {
  const vet = {
    ...person('vet', facts.vet !== 'role cannot authorize'),
    isActive: facts.vet !== 'inactive assignment',
    ...licenses[facts.deaLicense],
  };
  const isRoleActive = facts.vet !== 'inactive role';
  return {
    acting: person('acting', facts.canAuthorize),
    vet: facts.vet === 'nobody' ? null : { ...vet, role: { ...vet.role, isActive: isRoleActive } },
    delegations: [],
    product: { ...controlOf(facts), productApprovalType: facts.approval },
    impersonating: false,
    isOfficeUse: facts.isOfficeUse,
    location: { locationAddresses: addressesAt(facts.place) },
    today,
  };
}

const hasAuthority = (facts: Facts) => facts.canAuthorize || (facts.approval === 'OTC' && !isControlledHere(facts));
/** Who can issue, on behalf of a vet who can be named. */
const isAsked = (facts: Facts) => hasAuthority(facts) && facts.vet === 'fit';
const isLicensed = ({ deaLicense }: Facts) => deaLicense === 'ends today';
const isIssued = (facts: Facts) =>
  isAsked(facts) && isControlledHere(facts) && isLawful(facts) && !facts.isOfficeUse && isLicensed(facts);

export const controlledIssue: Proof<Facts> = {
  title: 'Who can issue a controlled product, and how its hard copy is sent',
  asked: 'mayIssueControlled',
  dimensions: {
    isMarked: [true, false],
    schedule: schedules,
    approval: ['Rx', 'OTC'],
    canAuthorize: [true, false],
    isOfficeUse: [true, false],
    vet: ['nobody', 'fit', 'inactive assignment', 'inactive role', 'role cannot authorize'],
    deaLicense: Object.keys(licenses) as Facts['deaLicense'][],
    place: placeNames,
  },
  rows: [
    {
      says: 'nothing is issued without authority; a controlled product never counts as OTC',
      requirements: ['P-043', 'P-068'],
      when: (facts) => !hasAuthority(facts),
      verdict: 'FORBIDDEN',
    },
    {
      says: 'the named vet must be one who can be named',
      requirements: ['P-066'],
      when: (facts) => hasAuthority(facts) && facts.vet !== 'fit',
      verdict: 'BAD_USER_INPUT',
    },
    {
      says: 'a product that is not controlled requires nothing else and no hard copy',
      requirements: ['P-043', 'P-114'],
      when: (facts) => isAsked(facts) && !isControlledHere(facts),
      verdict: 'allowed',
    },
    {
      says: 'C-I, a missing schedule, and an unknown one are never issued',
      requirements: ['P-115', 'P-273'],
      when: (facts) => isAsked(facts) && isControlledHere(facts) && !isLawful(facts),
      verdict: 'BAD_USER_INPUT',
    },
    {
      says: 'a controlled product is never issued for office use',
      requirements: ['P-063'],
      when: (facts) => isAsked(facts) && isControlledHere(facts) && isLawful(facts) && facts.isOfficeUse,
      verdict: 'BAD_USER_INPUT',
    },
    {
      says: "the vet's DEA license must have an expiration date that is not before today",
      requirements: ['P-115'],
      when: (facts) =>
        isAsked(facts) && isControlledHere(facts) && isLawful(facts) && !facts.isOfficeUse && !isLicensed(facts),
      verdict: 'BAD_USER_INPUT',
    },
    {
      says: 'Schedule II is mailed everywhere, and every schedule is mailed from New York',
      requirements: ['P-114'],
      when: (facts) => isIssued(facts) && isMailed(facts),
      verdict: 'allowed, mail',
    },
    {
      says: 'other schedules are faxed',
      requirements: ['P-114'],
      when: (facts) => isIssued(facts) && !isMailed(facts),
      verdict: 'allowed, fax',
    },
  ],
  answer: (facts) => {
    const verdict = mayIssueControlled(issueOf(facts));
    if (!verdict.allowed) return verdict.code;
    return verdict.delivery === null ? 'allowed' : `allowed, ${verdict.delivery}`;
  },
};
