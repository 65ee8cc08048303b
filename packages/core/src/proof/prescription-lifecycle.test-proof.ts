import type { Verdict } from '../base/failure/index.js';
import type { IssueProduct } from '../prescribing/prescription/lifecycle/issue-target.js';
import type { PrescriptionLifecycleEvent } from '../prescribing/prescription/lifecycle/lifecycle-event.js';
import { nextPrescriptionStatus } from '../prescribing/prescription/lifecycle/next-status.js';
import type { RxStatusCode } from '../prescribing/prescription/lifecycle/status.js';
import type { Proof } from './prove.test-proof.js';
import { issuedStatuses } from './status.test-proof.js';

const products = {
  none: null,
  'not controlled': { isControlled: false, deaSchedule: null },
  'C-IV': { isControlled: true, deaSchedule: 'C-IV' },
  'C-II': { isControlled: true, deaSchedule: 'C-II' },
  'C-I': { isControlled: true, deaSchedule: 'C-I' },
} as const;

const statuses = ['none', 'Draft', 'RejectedDraft', 'IssuedElsewhere', 'Undone', ...issuedStatuses] as const;

interface Facts {
  readonly status: (typeof statuses)[number];
  readonly archived: boolean;
  readonly event: PrescriptionLifecycleEvent['type'];
  /** Whether the form's rules are satisfied. */
  readonly rulesPass: boolean;
  readonly hasAuthority: boolean;
  readonly product: keyof typeof products;
  readonly isFilledHere: boolean;
  readonly hasReason: boolean;
  readonly isExpired: boolean;
  /** Argument of ArchivePrescription. */
  readonly archivedSent: boolean;
  readonly isGateOpen: boolean;
  /** Whether `mayUndo` allows it. */
  readonly mayUndo: boolean;
}

const refusal = (code: 'FORBIDDEN' | 'CONFLICT'): Verdict => ({ allowed: false, code, reason: 'Refused.' });
const verdictOf = (isAllowed: boolean, code: 'FORBIDDEN' | 'CONFLICT'): Verdict =>
  isAllowed ? { allowed: true } : refusal(code);

function eventOf(facts: Facts): PrescriptionLifecycleEvent {
  const { event: type, product } = facts;
  const control = products[product];
  // Every event has every fact, so that facts it should not depend on cannot matter.
  return {
    type,
    issues: facts.rulesPass ? [] : [{ path: 'quantity', code: 'required', message: 'Required' }],
    authority: verdictOf(facts.hasAuthority, 'FORBIDDEN'),
    product: control && ({ ...control, fullfillmentVendor: 'RVP' } satisfies IssueProduct),
    location: {
      locationPharmacies: facts.isFilledHere ? [{ code: 'RVP', name: 'RVP', fax: null }] : [],
      locationAddresses: [],
    },
    reason: facts.hasReason ? 'Written twice' : '',
    isExpired: facts.isExpired,
    archived: facts.archivedSent,
    gate: verdictOf(facts.isGateOpen, 'CONFLICT'),
    verdict: verdictOf(facts.mayUndo, 'CONFLICT'),
  };
}

const isOpen = ({ status, archived }: Facts) => status === 'none' || (status === 'Draft' && !archived);
const isDraft = ({ status, archived }: Facts) => status === 'Draft' && !archived;
const isIssue = ({ event }: Facts) => event === 'AuthorizeRx' || event === 'PrintRx';
const isDiscard = ({ event }: Facts) => event === 'DeclinePrescription' || event === 'DeletePrescription';

const mayLeave = (facts: Facts) =>
  facts.product !== 'none' && facts.product !== 'C-I' && (facts.event === 'PrintRx' || facts.isFilledHere);
const isIssued = (facts: Facts) =>
  isOpen(facts) && isIssue(facts) && facts.hasAuthority && facts.rulesPass && mayLeave(facts);
const isArchived = (facts: Facts) =>
  facts.event === 'ArchivePrescription' && facts.status !== 'none' && !facts.archived;

/** Events that the pharmacy can raise: from which status, and to which (P-128 to P-132). */
const received = ['Created', 'SentToPharmacy', 'FaxedToPharmacy', 'MailedToPharmacy', 'MoreInfoRequired'];
const drawn: Readonly<Partial<Record<Facts['event'], { readonly from: readonly string[]; readonly to: string }>>> = {
  PharmacyOrderSent: { from: ['Created'], to: 'SentToPharmacy' },
  PharmacyReceived: { from: received, to: 'ReceivedByPharmacy' },
  PharmacyMoreInformationRequired: { from: ['ReceivedByPharmacy'], to: 'MoreInfoRequired' },
  PharmacyAccepted: { from: ['ReceivedByPharmacy', 'MoreInfoRequired'], to: 'AcceptedByPharmacy' },
  PharmacyDeclined: { from: [...received, 'ReceivedByPharmacy'], to: 'DeclinedByPharmacy' },
};
const isPharmacys = ({ event, status, archived }: Facts) => !archived && drawn[event]?.from.includes(status) === true;
const isTooLate = ({ event, isExpired }: Facts) =>
  isExpired && (event === 'PharmacyOrderSent' || event === 'PharmacyAccepted');

const isUndo = ({ event, status, archived }: Facts) =>
  event === 'UndoPrescription' && !archived && (status === 'Created' || status === 'FaxedToPharmacy');

const isImported = ({ status, event }: Facts) => status === 'none' && event === 'ImportPrescription';

const isInChart = (facts: Facts) =>
  isImported(facts) ||
  (isOpen(facts) && (facts.event === 'SaveAsDraft' || isIssue(facts))) ||
  (isDraft(facts) && isDiscard(facts)) ||
  isArchived(facts) ||
  isUndo(facts) ||
  isPharmacys(facts);

export const prescriptionSteps: Proof<Facts> = {
  title: 'Prescription lifecycle',
  asked: 'nextPrescriptionStatus',
  dimensions: {
    status: statuses,
    archived: [true, false],
    event: [
      'SaveAsDraft',
      'AuthorizeRx',
      'PrintRx',
      'ImportPrescription',
      'DeclinePrescription',
      'DeletePrescription',
      'ArchivePrescription',
      'UndoPrescription',
      'PharmacyOrderSent',
      'PharmacyReceived',
      'PharmacyMoreInformationRequired',
      'PharmacyAccepted',
      'PharmacyDeclined',
    ],
    rulesPass: [true, false],
    hasAuthority: [true, false],
    product: Object.keys(products) as Facts['product'][],
    isFilledHere: [true, false],
    hasReason: [true, false],
    isExpired: [true, false],
    archivedSent: [true, false],
    isGateOpen: [true, false],
    mayUndo: [true, false],
  },
  rows: [
    {
      says: 'nothing and a draft are saved as a draft if the draft rules are satisfied',
      requirements: ['P-122'],
      when: (facts) => isOpen(facts) && facts.event === 'SaveAsDraft' && facts.rulesPass,
      verdict: 'Draft',
    },
    {
      says: 'and not where they do not',
      requirements: ['P-122'],
      when: (facts) => isOpen(facts) && facts.event === 'SaveAsDraft' && !facts.rulesPass,
      verdict: 'BAD_USER_INPUT',
    },
    {
      says: 'nothing becomes an external prescription through an import whose rules are satisfied',
      requirements: ['P-300'],
      when: (facts) => isImported(facts) && facts.rulesPass,
      verdict: 'IssuedElsewhere',
    },
    {
      says: 'and not by one whose rules do not',
      requirements: ['P-300'],
      when: (facts) => isImported(facts) && !facts.rulesPass,
      verdict: 'BAD_USER_INPUT',
    },
    {
      says: 'nothing and a draft are not issued without authority',
      requirements: ['P-068'],
      when: (facts) => isOpen(facts) && isIssue(facts) && !facts.hasAuthority,
      verdict: 'FORBIDDEN',
    },
    {
      says: 'nor if a rule is violated, the product cannot be prescribed, or no pharmacy here dispenses what is authorized',
      requirements: ['P-099', 'P-115', 'P-123'],
      when: (facts) => isOpen(facts) && isIssue(facts) && facts.hasAuthority && !(facts.rulesPass && mayLeave(facts)),
      verdict: 'BAD_USER_INPUT',
    },
    {
      says: 'when authorized and not controlled, it is created',
      requirements: ['P-123'],
      when: (facts) => isIssued(facts) && facts.product === 'not controlled' && facts.event === 'AuthorizeRx',
      verdict: 'Created, issued',
    },
    {
      says: 'when printed and not controlled, it is faxed, and so is a controlled one that need not be mailed',
      requirements: ['P-124', 'P-125'],
      when: (facts) =>
        isIssued(facts) &&
        (facts.product === 'C-IV' || (facts.product === 'not controlled' && facts.event === 'PrintRx')),
      verdict: 'FaxedToPharmacy, issued',
    },
    {
      says: 'Schedule II is mailed',
      requirements: ['P-114', 'P-125'],
      when: (facts) => isIssued(facts) && facts.product === 'C-II',
      verdict: 'MailedToPharmacy, issued',
    },
    {
      says: 'a draft declined with a reason is rejected',
      requirements: ['P-126'],
      when: (facts) => isDraft(facts) && facts.event === 'DeclinePrescription' && facts.hasReason,
      verdict: 'RejectedDraft',
    },
    {
      says: 'a draft deleted with a reason is removed',
      requirements: ['P-127'],
      when: (facts) => isDraft(facts) && facts.event === 'DeletePrescription' && facts.hasReason,
      verdict: 'removed',
    },
    {
      says: 'neither happens without a reason',
      requirements: ['P-126', 'P-127'],
      when: (facts) => isDraft(facts) && isDiscard(facts) && !facts.hasReason,
      verdict: 'BAD_USER_INPUT',
    },
    {
      says: "the pharmacy's events change its status",
      requirements: ['P-128', 'P-129', 'P-130', 'P-131', 'P-132'],
      when: (facts) => isPharmacys(facts) && !isTooLate(facts),
      verdict: ({ event }) => drawn[event]?.to ?? '',
    },
    {
      says: 'an expired one is neither sent nor accepted',
      requirements: ['P-128', 'P-131'],
      when: (facts) => isPharmacys(facts) && isTooLate(facts),
      verdict: 'CONFLICT',
    },
    {
      says: 'a signature that was not sent yet is undone',
      requirements: ['P-481'],
      when: (facts) => isUndo(facts) && facts.mayUndo,
      verdict: 'Undone',
    },
    {
      says: 'and not after',
      requirements: ['P-481'],
      when: (facts) => isUndo(facts) && !facts.mayUndo,
      verdict: 'CONFLICT',
    },
    {
      says: 'every status can be archived, and is kept, once every order line is finished',
      requirements: ['P-133', 'P-140'],
      when: (facts) => isArchived(facts) && facts.archivedSent && facts.isGateOpen,
      verdict: ({ status }) => `${status}, archived`,
    },
    {
      says: 'not before',
      requirements: ['P-140'],
      when: (facts) => isArchived(facts) && facts.archivedSent && !facts.isGateOpen,
      verdict: 'CONFLICT',
    },
    {
      says: 'archived false is rejected',
      requirements: ['P-143'],
      when: (facts) => isArchived(facts) && !facts.archivedSent,
      verdict: 'BAD_USER_INPUT',
    },
    {
      says: 'every other pair of status and event, and everything on an archived one, is rejected',
      requirements: ['P-134'],
      when: (facts) => !isInChart(facts),
      verdict: 'CONFLICT',
    },
  ],
  answer: (facts) => {
    const rxStatus: RxStatusCode | null = facts.status === 'none' ? null : facts.status;
    const step = nextPrescriptionStatus({ rxStatus, archived: facts.archived }, eventOf(facts));
    if (!step.allowed) return step.code;
    return [step.to ?? 'removed', ...(step.archived ? ['archived'] : []), ...(step.issued ? ['issued'] : [])].join(
      ', ',
    );
  },
};
