import {
  mayIssue,
  mayIssueControlled,
  type ControlledIssue,
  type IssueAuthority,
} from '../prescribing/prescription/index.js';
import type { DecisionInput, DecisionTable } from './decision-table.js';
import { decisionText, type RulePage } from './markdown.js';
import { allowedOrWhy, verdictCells, yesNo } from './yes-no.js';

const today = '2026-11-20';
type Person = IssueAuthority['acting'];

const person = (id: string): Person & { readonly deaLicense: string; readonly deaLicenseExpiration: string } => ({
  id,
  locationId: '1',
  displayName: '',
  isActive: true,
  role: { name: '', isActive: true, canAuthorize: true },
  vetLicenseNumber: '012884',
  vetLicenseState: 'NY',
  vetLicenseExpiration: '2028-03-31',
  deaLicense: 'FO1234563',
  deaLicenseExpiration: '2028-10-31',
});
const acting = person('7');
const withoutLicense = { vetLicenseNumber: null, vetLicenseExpiration: null };

type Named = 'nobody' | 'self' | 'other';
type Delegation = 'none' | 'counts' | 'ended';

interface AuthorityFacts {
  readonly isActive: boolean;
  readonly product: IssueAuthority['product'];
  readonly impersonating: boolean;
  readonly canAuthorize: boolean;
  readonly named: Named;
  readonly isLicensed: boolean;
  readonly isVetLicensed: boolean;
  readonly delegation: Delegation;
}

const product: DecisionInput<IssueAuthority['product']> = {
  heading: 'The product',
  values: {
    'sold without a prescription (OTC, AOTC)': { productApprovalType: 'OTC', isControlled: false, deaSchedule: null },
    'needs a prescription': { productApprovalType: 'Rx', isControlled: false, deaSchedule: null },
    controlled: { productApprovalType: 'OTC', isControlled: true, deaSchedule: 'C-IV' },
  },
};

/** A vet who names themselves has one license and delegates nothing. */
const isOnePerson = ({ named, isLicensed, isVetLicensed, delegation }: AuthorityFacts) =>
  named !== 'self' || (isLicensed === isVetLicensed && delegation === 'none');
/** Without a vet, there is neither a vet's license nor a delegation. */
const isAboutVet = ({ named, isVetLicensed, delegation }: AuthorityFacts) =>
  named !== 'nobody' || (isVetLicensed && delegation === 'none');

function authorityOf(facts: AuthorityFacts): IssueAuthority {
  const { isActive, canAuthorize, isLicensed, isVetLicensed, named, delegation, impersonating } = facts;
  const self = {
    ...acting,
    ...(isLicensed ? {} : withoutLicense),
    isActive,
    role: { ...acting.role, canAuthorize },
  };
  const other = { ...person('8'), ...(isVetLicensed ? {} : withoutLicense) };
  const lastDay = delegation === 'ended' ? '2026-11-19' : null;
  return {
    acting: self,
    vet: { nobody: null, self, other }[named],
    delegations: delegation === 'none' ? [] : [{ locationUserId: '8', delegatedLocationUserId: '7', lastDay }],
    product: facts.product,
    impersonating,
    today,
  };
}

const authority: DecisionTable<AuthorityFacts> = {
  title: 'Who can authorize, print, or approve',
  about:
    'The same rule applies to Authorize, Print Rx, and Approve; a draft requires none of it. An impersonating support user has neither the role nor the delegations of the impersonated user.',
  requirements: ['P-068', 'P-069', 'A-072', 'A-073', 'A-241', 'A-244', 'ruling 1', 'ruling 10'],
  rule: 'mayIssue',
  facts: {
    isActive: yesNo('User and role active here'),
    product,
    impersonating: yesNo('Support is impersonating the user'),
    named: {
      heading: 'Named vet',
      values: { 'the person': 'self', 'another vet': 'other', nobody: 'nobody' },
    },
    canAuthorize: yesNo("The user's role can authorize"),
    isLicensed: yesNo("The user's own license is valid"),
    delegation: {
      heading: 'The vet delegates to the user',
      values: { yes: 'counts', no: 'none', 'it has ended': 'ended' },
    },
    isVetLicensed: yesNo("The named vet's license is valid"),
  },
  outcomes: allowedOrWhy,
  decide: (facts) => (isOnePerson(facts) && isAboutVet(facts) ? verdictCells(mayIssue(authorityOf(facts))) : null),
};

interface SubstanceFacts {
  readonly deaSchedule: ControlledIssue['product']['deaSchedule'];
  readonly isOfficeUse: boolean;
  readonly hasDea: boolean;
  readonly isNewYork: boolean;
}

const address = (state: string) => ({ isActive: true, state });
const told = { schedule: 'its schedule', patient: 'a patient', 'dea-license': 'a current DEA license', vet: 'a vet' };

const substance: DecisionTable<SubstanceFacts> = {
  title: 'Additional requirements of a controlled product',
  about:
    'For a vet who can authorize. A product marked as controlled without a schedule, and one of schedule I, cannot be issued by anyone.',
  requirements: ['P-063', 'P-114', 'P-115', 'A-364', 'ruling 10'],
  rule: 'mayIssueControlled',
  facts: {
    deaSchedule: {
      heading: 'Schedule',
      values: { none: null, I: 'C-I', II: 'C-II', III: 'C-III', IV: 'C-IV', V: 'C-V' },
    },
    isOfficeUse: { heading: 'For', values: { 'a patient': false, 'office use': true } },
    hasDea: yesNo('The vet has a current DEA license'),
    isNewYork: { heading: 'The location is', values: { 'in New York': true, elsewhere: false } },
  },
  outcomes: ['Can it be issued?', 'Missing', 'How the hard copy is sent'],
  decide: ({ deaSchedule, isOfficeUse, hasDea, isNewYork }) => {
    const vet = { ...acting, deaLicenseExpiration: hasDea ? '2028-10-31' : '2026-10-31' };
    const verdict = mayIssueControlled({
      acting: vet,
      vet,
      delegations: [],
      product: { isControlled: true, deaSchedule, productApprovalType: 'Rx' },
      isOfficeUse,
      impersonating: false,
      location: { locationAddresses: [address(isNewYork ? 'NY' : 'CO')] as never },
      today,
    });
    if (verdict.allowed) return ['yes', '', verdict.delivery ?? ''];
    return ['no', verdict.missing.map(({ condition }) => told[condition as keyof typeof told]).join(', '), ''];
  },
};

export const whoMayIssue: RulePage = {
  name: 'who-may-issue',
  title: 'Who can issue a prescription',
  about: 'Authorize, Print Rx, and Approve issue. The last column is the tooltip of the disabled button.',
  parts: [decisionText(authority), decisionText(substance)],
};
