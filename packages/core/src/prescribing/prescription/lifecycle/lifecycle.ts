import { setup } from 'xstate';
import { checkArchiveInput } from '../../archive/index.js';
import { isNo, isYes, type Issue, type Verdict } from '../../../base/failure/index.js';
import { checkDeclineReason } from '../../task/index.js';
import { issueTarget, type IssuedStatus } from './issue-target.js';
import type {
  ArchiveEvent,
  DiscardEvent,
  ImportEvent,
  IssueEvent,
  PharmacyEvent,
  PrescriptionLifecycleEvent,
  SaveAsDraftEvent,
  UndoEvent,
} from './lifecycle-event.js';
import type { RxStatusCode } from './status.js';

type Expirable = Extract<PharmacyEvent, { readonly isExpired: boolean }>;

/** Whether the rules allow an issue that leads to this status: P-123 to P-125. */
function issuesAs({ type, issues, authority, product, location }: IssueEvent, status: IssuedStatus): boolean {
  if (issues.length > 0 || !isYes(authority.allowed)) return false;
  const target = issueTarget(type, product, location);
  return target.allowed && target.to === status;
}

const saveAsDraft = {
  target: '#prescription.standing.Draft',
  guard: { type: 'meetsRules', params: ({ event }: { event: SaveAsDraftEvent }) => ({ issues: event.issues }) },
} as const;

const importElsewhere = {
  target: '#prescription.standing.IssuedElsewhere',
  guard: { type: 'meetsRules', params: ({ event }: { event: ImportEvent }) => ({ issues: event.issues }) },
} as const;

const issueAs = <Status extends IssuedStatus>(status: Status) =>
  ({
    target: `#prescription.standing.${status}`,
    guard: { type: 'issuesAs', params: ({ event }: { event: IssueEvent }) => ({ issue: event, status }) },
  }) as const;
const issue = [issueAs('Created'), issueAs('FaxedToPharmacy'), issueAs('MailedToPharmacy')] as const;

const discardTo = <Target extends string>(target: Target) =>
  ({
    target,
    guard: { type: 'isReasonGiven', params: ({ event }: { event: DiscardEvent }) => ({ reason: event.reason }) },
  }) as const;

const unexpiredTo = <Target extends string>(target: Target) =>
  ({
    target,
    guard: { type: 'isUnexpired', params: ({ event }: { event: Expirable }) => ({ isExpired: event.isExpired }) },
  }) as const;

const archiveAs = (status: RxStatusCode) =>
  ({
    target: `#prescription.archived.${status}`,
    guard: {
      type: 'mayBeArchived',
      params: ({ event }: { event: ArchiveEvent }) => ({ archived: event.archived, gate: event.gate }),
    },
  }) as const;

const undo = {
  target: 'Undone',
  guard: { type: 'mayBeUndone', params: ({ event }: { event: UndoEvent }) => ({ verdict: event.verdict }) },
} as const;

const received = { PharmacyReceived: 'ReceivedByPharmacy', PharmacyDeclined: 'DeclinedByPharmacy' } as const;

/**
 * State machine of a prescription's whole life, archiving included: an archived prescription keeps its status and
 * nothing can happen to it any more. A signature is undone only before anything is sent, and can then only be archived. An external prescription is created only by an import, and can only be archived.
 * Every pair of status and event without a transition here is rejected (P-134).
 *
 * @see P-122 to P-134, P-143, P-300, P-481
 */
export const prescriptionLifecycle = setup({
  types: { events: {} as PrescriptionLifecycleEvent },
  guards: {
    meetsRules: (_, { issues }: { issues: readonly Issue[] }) => issues.length === 0,
    issuesAs: (_, params: { issue: IssueEvent; status: IssuedStatus }) => issuesAs(params.issue, params.status),
    isReasonGiven: (_, { reason }: { reason: string }) => checkDeclineReason(reason).length === 0,
    isUnexpired: (_, { isExpired }: { isExpired: boolean }) => isNo(isExpired),
    mayBeArchived: (_, { archived, gate }: { archived: boolean; gate: Verdict }) =>
      checkArchiveInput({ archived }).allowed && isYes(gate.allowed),
    mayBeUndone: (_, { verdict }: { verdict: Verdict }) => isYes(verdict.allowed),
  },
}).createMachine({
  id: 'prescription',
  initial: 'none',
  states: {
    none: {
      on: { SaveAsDraft: saveAsDraft, AuthorizeRx: issue, PrintRx: issue, ImportPrescription: importElsewhere },
    },
    standing: {
      initial: 'Draft',
      states: {
        Draft: {
          on: {
            SaveAsDraft: saveAsDraft,
            AuthorizeRx: issue,
            PrintRx: issue,
            DeclinePrescription: discardTo('RejectedDraft'),
            DeletePrescription: discardTo('#prescription.removed'),
            ArchivePrescription: archiveAs('Draft'),
          },
        },
        Created: {
          on: {
            ...received,
            PharmacyOrderSent: unexpiredTo('SentToPharmacy'),
            UndoPrescription: undo,
            ArchivePrescription: archiveAs('Created'),
          },
        },
        SentToPharmacy: { on: { ...received, ArchivePrescription: archiveAs('SentToPharmacy') } },
        FaxedToPharmacy: {
          on: { ...received, UndoPrescription: undo, ArchivePrescription: archiveAs('FaxedToPharmacy') },
        },
        MailedToPharmacy: { on: { ...received, ArchivePrescription: archiveAs('MailedToPharmacy') } },
        ReceivedByPharmacy: {
          on: {
            PharmacyMoreInformationRequired: 'MoreInfoRequired',
            PharmacyAccepted: unexpiredTo('AcceptedByPharmacy'),
            PharmacyDeclined: 'DeclinedByPharmacy',
            ArchivePrescription: archiveAs('ReceivedByPharmacy'),
          },
        },
        MoreInfoRequired: {
          on: {
            ...received,
            PharmacyAccepted: unexpiredTo('AcceptedByPharmacy'),
            ArchivePrescription: archiveAs('MoreInfoRequired'),
          },
        },
        AcceptedByPharmacy: { on: { ArchivePrescription: archiveAs('AcceptedByPharmacy') } },
        DeclinedByPharmacy: { on: { ArchivePrescription: archiveAs('DeclinedByPharmacy') } },
        RejectedDraft: { on: { ArchivePrescription: archiveAs('RejectedDraft') } },
        IssuedElsewhere: { on: { ArchivePrescription: archiveAs('IssuedElsewhere') } },
        Undone: { on: { ArchivePrescription: archiveAs('Undone') } },
      },
    },
    archived: {
      initial: 'Draft',
      states: {
        Draft: {},
        Created: {},
        SentToPharmacy: {},
        FaxedToPharmacy: {},
        MailedToPharmacy: {},
        ReceivedByPharmacy: {},
        MoreInfoRequired: {},
        AcceptedByPharmacy: {},
        DeclinedByPharmacy: {},
        RejectedDraft: {},
        IssuedElsewhere: {},
        Undone: {},
      },
    },
    removed: { type: 'final' },
  },
});
