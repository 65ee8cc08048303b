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

/** A vet who names themself has one license and delegates nothing. */
const isOnePerson = ({ named, isLicensed, isVetLicensed, delegation }: AuthorityFacts) =>
  named !== 'self' || (isLicensed === isVetLicensed && delegation === 'none');
/** Without a vet there is no license of one, and nobody who could have delegated. */
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
  title: 'Who may authorize, print or approve',
  about:
    'The same question stands behind Authorize, Print Rx and Approve; a draft asks for none of it. A support user who works as somebody holds neither the role nor the delegations of that person.',
  requirements: ['P-068', 'P-069', 'A-072', 'A-073', 'A-241', 'A-244', 'ruling 1', 'ruling 10'],
  rule: 'mayIssue',
  facts: {
    isActive: yesNo('Person and role active here'),
    product,
    impersonating: yesNo('Support works as the person'),
    named: {
      heading: 'The vet named',
      values: { 'the person': 'self', 'another vet': 'other', nobody: 'nobody' },
    },
    canAuthorize: yesNo("The person's role can authorize"),
    isLicensed: yesNo("The person's own license is current"),
    delegation: {
      heading: 'The vet delegates to the person',
      values: { yes: 'counts', no: 'none', 'it has ended': 'ended' },
    },
    isVetLicensed: yesNo('The license of the vet named is current'),
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
  title: 'What a controlled product asks for besides',
  about:
    'Asked of a vet who may authorize. A product that is marked controlled without a schedule, and one of schedule I, is issued by nobody.',
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
  outcomes: ['May it be issued?', 'What is wanting', 'How the hard copy travels'],
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
  title: 'Who may issue a prescription',
  about: 'Authorize, Print Rx and Approve issue. What stands in the last column is what the greyed button says.',
  parts: [decisionText(authority), decisionText(substance)],
};
