import {
  conflictAnswerIssues,
  expirationMonths,
  issueButtonLabel,
  issueTarget,
  maxRefills,
  mayBeAuthorizingVet,
  overrideReasons,
  rxStatusDescription,
  type IssueType,
} from '../prescribing/prescription/index.js';
import { conflictGradeLabels, type ConflictGrade } from '../safety/conflict/index.js';
import type { ProductFacts } from '../catalog/product/index.js';
import type { DecisionInput, DecisionTable } from './decision-table.js';
import { decisionText, type RulePage } from './markdown.js';
import { yesNo } from './yes-no.js';

type Control = Pick<ProductFacts, 'isControlled' | 'deaSchedule'>;

const control: DecisionInput<Control> = {
  heading: 'The product is',
  values: {
    'not controlled': { isControlled: false, deaSchedule: null },
    'controlled without a schedule': { isControlled: true, deaSchedule: null },
    'of schedule I': { isControlled: true, deaSchedule: 'C-I' },
    'of schedule II': { isControlled: true, deaSchedule: 'C-II' },
    'of schedule III': { isControlled: true, deaSchedule: 'C-III' },
    'of schedule IV': { isControlled: true, deaSchedule: 'C-IV' },
    'of schedule V': { isControlled: true, deaSchedule: 'C-V' },
  },
};

const vetDecision: DecisionTable<{ isActive: boolean; roleIsActive: boolean; canAuthorize: boolean }> = {
  title: 'Who can be named as the authorizing vet',
  about: 'The choices of the field. Others are rejected in drafts too, because they could never sign.',
  requirements: ['P-066'],
  rule: 'mayBeAuthorizingVet',
  facts: {
    isActive: yesNo('Active at this location'),
    roleIsActive: yesNo('The role is active'),
    canAuthorize: yesNo('The role can authorize'),
  },
  outcomes: ['Can they be named?'],
  decide: ({ isActive, roleIsActive, canAuthorize }) => [
    mayBeAuthorizingVet({ isActive, role: { isActive: roleIsActive, canAuthorize } }) ? 'yes' : 'no',
  ],
};

interface TargetFacts {
  readonly product: Control;
  readonly isFilledHere: boolean;
  readonly type: IssueType;
  readonly isNewYork: boolean;
}

const target: DecisionTable<TargetFacts> = {
  title: 'Status of a prescription after issue',
  about:
    'The button says Authorize if a pharmacy of the location dispenses the product, else Print Rx. A call can use either type; the server decides by the same rule.',
  requirements: ['P-099', 'P-114', 'P-115', 'P-123', 'P-124', 'P-125'],
  rule: 'issueTarget',
  facts: {
    product: control,
    isFilledHere: yesNo('A pharmacy of the location dispenses it'),
    type: { heading: 'Issued with', values: { Authorize: 'AuthorizeRx', 'Print Rx': 'PrintRx' } },
    isNewYork: { heading: 'The location is', values: { 'in New York': true, elsewhere: false } },
  },
  outcomes: ['The button says', 'It becomes', 'Message'],
  decide: ({ product, isFilledHere, type, isNewYork }) => {
    const sold = { ...product, fullfillmentVendor: 'RVP' };
    const location = {
      locationPharmacies: [{ code: isFilledHere ? 'RVP' : 'VPD', name: '', fax: null }],
      locationAddresses: [{ isActive: true, state: isNewYork ? 'NY' : 'CO' }],
    };
    const answer = issueTarget(type, sold, location);
    const label = issueButtonLabel(sold, location);
    return answer.allowed ? [label, rxStatusDescription(answer.to), ''] : [label, '', answer.reason];
  },
};

const expiry: DecisionTable<{ product: Control }> = {
  title: 'Maximum validity of a prescription',
  about: 'The latest allowed date, counted from today at the location. It is also the default.',
  requirements: ['P-064', 'P-065'],
  rule: 'expirationMonths',
  facts: { product: control },
  outcomes: ['At most'],
  decide: ({ product }) => [`${expirationMonths(product)} months`],
};

interface RequestedRefills {
  readonly product: Control;
  readonly fills: number | null;
}

const refills: DecisionTable<RequestedRefills> = {
  title: 'Maximum number of refills',
  about: 'For office use at a location with pharmacy RVP, 999 is also available, unless the product is controlled.',
  requirements: ['P-056', 'P-057', 'P-058', 'P-063', 'ruling 12'],
  rule: 'maxRefills',
  facts: {
    product: control,
    fills: { heading: 'The request asks for', values: { nothing: null, '12 fills or fewer': 12, '20 fills': 20 } },
  },
  outcomes: ['At most'],
  decide: ({ product, fills }) => {
    const facts = { ...product, packsizeQty: 1 } as ProductFacts;
    const location = { locationPortalType: { code: 'brava' } };
    return [String(maxRefills({ product: facts, location, requestedQuantity: fills }))];
  },
};

interface AnswerFacts {
  readonly grade: ConflictGrade | null;
  readonly reason: string | null;
  readonly note: string | null;
}

const answer: DecisionTable<AnswerFacts> = {
  title: 'What the most severe conflict requires',
  about:
    'Required when a prescription is issued, not in a draft. For Health Condition, Breed, Allergy, and the others, see [conflicts](conflicts.md).',
  requirements: ['P-088', 'P-231', 'P-232', 'P-319'],
  rule: 'conflictAnswerIssues',
  facts: {
    grade: {
      heading: 'Most severe conflict',
      values: {
        none: null,
        [conflictGradeLabels['worth-knowing']]: 'worth-knowing',
        [conflictGradeLabels.serious]: 'serious',
        [conflictGradeLabels.contraindicated]: 'contraindicated',
      },
    },
    reason: {
      heading: 'Reason to override',
      values: { chosen: overrideReasons[0], 'other, see the note': 'other', 'not chosen': null },
    },
    note: {
      heading: 'Note to the pharmacy',
      values: {
        'explains it in 15 characters or more': 'Tolerated well in March.',
        'is shorter': 'Tolerated.',
        'repeats one character or word': 'ok ok ok ok ok ok ok',
        'is empty': null,
      },
    },
  },
  outcomes: ['It can be issued', 'Required'],
  decide: ({ grade, reason, note }) => {
    const issues = conflictAnswerIssues({ noteToPharmacy: note, overrideReason: reason }, grade);
    const told = { overrideReason: 'a reason to override', noteToPharmacy: 'the note to the pharmacy' };
    const asked = issues.map(({ path, code, message }) =>
      code === 'required' ? told[path as keyof typeof told] : message,
    );
    return [issues.length === 0 ? 'yes' : 'no', asked.join('; ')];
  },
};

export const issuing: RulePage = {
  name: 'issuing',
  title: 'Issuing',
  about: 'The rules between the form and an issued prescription. [Who can issue](who-may-issue.md) has its own page.',
  parts: [
    decisionText(vetDecision),
    decisionText(target),
    decisionText(expiry),
    decisionText(refills),
    decisionText(answer),
  ],
};
