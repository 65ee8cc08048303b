import { mayIssue, type IssueAuthority } from '../prescribing/prescription/lifecycle/may-issue.js';
import type { Proof } from './prove.test-proof.js';

const today = '2028-02-29';
const yesterday = '2028-02-28';

const licenses = {
  none: { vetLicenseNumber: null },
  'without an end date': { vetLicenseNumber: '014455', vetLicenseExpiration: null },
  'ends today': { vetLicenseNumber: '014455', vetLicenseExpiration: today },
  'ended yesterday': { vetLicenseNumber: '014455', vetLicenseExpiration: yesterday },
} as const;
type License = keyof typeof licenses;

const pair = (lastDay: string | null, locationUserId = 'vet', delegatedLocationUserId = 'acting') => [
  { locationUserId, delegatedLocationUserId, lastDay },
];
const delegations = {
  none: [],
  'without an end date': pair(null),
  'through today': pair(today),
  'ended yesterday': pair(yesterday),
  'through an impossible date': pair('2027-02-29'),
  'to another user': pair(null, 'vet', 'other'),
  'by another vet': pair(null, 'other'),
} as const;
type Delegation = keyof typeof delegations;

const products = {
  Rx: { productApprovalType: 'Rx', isControlled: false, deaSchedule: null },
  OTC: { productApprovalType: 'OTC', isControlled: false, deaSchedule: null },
  AOTC: { productApprovalType: 'AOTC', isControlled: false, deaSchedule: null },
  'OTC, marked as controlled': { productApprovalType: 'OTC', isControlled: true, deaSchedule: null },
  'AOTC of schedule C-V': { productApprovalType: 'AOTC', isControlled: false, deaSchedule: 'C-V' },
} as const;

/** What another user named as vet can lack; without any of these, they are eligible. */
const lacks = ['inactive assignment', 'inactive role', 'role cannot authorize', 'of another location'] as const;
const others = Array.from({ length: 2 ** lacks.length }, (_, mask) => {
  const lacking = lacks.filter((_lack, index) => (mask >> index) % 2 === 1);
  return ['another', ...lacking].join(', ');
});

interface Facts {
  readonly assignment: 'active' | 'not active';
  readonly role: 'active' | 'not active';
  readonly canAuthorize: boolean;
  readonly impersonating: boolean;
  /** The vet on the prescription. */
  readonly named: string;
  readonly delegation: Delegation;
  readonly ownLicense: License;
  readonly vetLicense: License;
  readonly product: keyof typeof products;
}

function authorityOf(facts: Facts): IssueAuthority {
  const { named } = facts;
  const acting = {
    id: 'acting',
    locationId: 'here',
    isActive: facts.assignment === 'active',
    role: { isActive: facts.role === 'active', canAuthorize: facts.canAuthorize },
    ...licenses[facts.ownLicense],
  };
  const other = {
    id: 'vet',
    locationId: named.includes('another location') ? 'there' : 'here',
    isActive: !named.includes('inactive assignment'),
    role: { isActive: !named.includes('inactive role'), canAuthorize: !named.includes('role cannot') },
    ...licenses[facts.vetLicense],
  };
  return {
    acting,
    vet: named === 'nobody' ? null : named === 'themselves' ? acting : other,
    delegations: delegations[facts.delegation],
    product: products[facts.product],
    impersonating: facts.impersonating,
    today,
  };
}

const isActive = ({ assignment, role }: Facts) => assignment === 'active' && role === 'active';
const needsNoAuthorizer = ({ product }: Facts) => product === 'OTC' || product === 'AOTC';
/** An active user without impersonation, and a product that requires authority. */
const isAsked = (facts: Facts) => isActive(facts) && !needsNoAuthorizer(facts) && !facts.impersonating;
const counts = (license: License) => license === 'without an end date' || license === 'ends today';
const byRole = ({ canAuthorize, ownLicense }: Facts) => canAuthorize && counts(ownLicense);
const isAnother = ({ named }: Facts) => named.startsWith('another');
const byDelegation = ({ named, delegation }: Facts) =>
  named === 'another' && (delegation === 'without an end date' || delegation === 'through today');

export const issueAuthority: Proof<Facts> = {
  title: 'Who can authorize, print, and approve',
  asked: 'mayIssue',
  dimensions: {
    assignment: ['active', 'not active'],
    role: ['active', 'not active'],
    canAuthorize: [true, false],
    impersonating: [true, false],
    named: ['nobody', 'themselves', ...others],
    delegation: Object.keys(delegations) as Delegation[],
    ownLicense: Object.keys(licenses) as License[],
    vetLicense: Object.keys(licenses) as License[],
    product: Object.keys(products) as Facts['product'][],
  },
  rows: [
    {
      says: 'a user who is inactive here, or whose role is, issues nothing',
      requirements: ['P-068', 'P-273'],
      when: (facts) => !isActive(facts),
      verdict: 'FORBIDDEN',
    },
    {
      says: 'OTC and AOTC that are not controlled are open to every active user, also while impersonating',
      requirements: ['P-043', 'P-068', 'A-072'],
      when: (facts) => isActive(facts) && needsNoAuthorizer(facts),
      verdict: 'allowed',
    },
    {
      says: 'nothing else is issued while impersonating',
      requirements: ['P-069', 'A-072'],
      when: (facts) => isActive(facts) && !needsNoAuthorizer(facts) && facts.impersonating,
      verdict: 'FORBIDDEN',
    },
    {
      says: "before a vet is named, and for oneself: a role that can authorize with one's own valid license",
      requirements: ['P-068', 'A-241'],
      when: (facts) => isAsked(facts) && !isAnother(facts) && byRole(facts),
      verdict: 'allowed',
    },
    {
      says: 'before a vet is named, and for oneself: not without both',
      requirements: ['P-068', 'A-241'],
      when: (facts) => isAsked(facts) && !isAnother(facts) && !byRole(facts),
      verdict: 'FORBIDDEN',
    },
    {
      says: 'on behalf of a vet whose license is not valid: no one',
      requirements: ['A-241'],
      when: (facts) => isAsked(facts) && isAnother(facts) && !counts(facts.vetLicense),
      verdict: 'FORBIDDEN',
    },
    {
      says: "on behalf of another vet with a license: by one's own role and license",
      requirements: ['P-068', 'A-072', 'A-241'],
      when: (facts) => isAsked(facts) && isAnother(facts) && counts(facts.vetLicense) && byRole(facts),
      verdict: 'allowed',
    },
    {
      says: 'on behalf of another vet with a license: by a delegation in effect, of an eligible vet at this location',
      requirements: ['A-073', 'A-268', 'A-269'],
      when: (facts) =>
        isAsked(facts) && isAnother(facts) && counts(facts.vetLicense) && !byRole(facts) && byDelegation(facts),
      verdict: 'allowed',
    },
    {
      says: 'on behalf of another vet with a license: not without role and license, or such a delegation',
      requirements: ['P-068', 'A-073', 'A-269'],
      when: (facts) =>
        isAsked(facts) && isAnother(facts) && counts(facts.vetLicense) && !byRole(facts) && !byDelegation(facts),
      verdict: 'FORBIDDEN',
    },
  ],
  answer: (facts) => {
    const verdict = mayIssue(authorityOf(facts));
    return verdict.allowed ? 'allowed' : verdict.code;
  },
};
