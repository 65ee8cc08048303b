import type { AnyStateMachine } from 'xstate';
import { lifecycleChart, type ChartWords } from '../base/chart/index.js';
import { allowed, type Refusal } from '../base/failure/index.js';
import { helpClientFlow, issueFlow } from '../prescribing/flow/index.js';
import {
  rxStatusDescription,
  type PrescriptionLifecycleEvent,
  type RxStatusCode,
} from '../prescribing/prescription/index.js';
import { nextPrescriptionStatus, prescriptionLifecycle } from '../prescribing/prescription/change/index.js';
import { prescribeWizard, productSelection } from '../prescribing/selection/index.js';
import {
  nextTaskStatus,
  taskLifecycle,
  taskStatuses,
  type TaskEvent,
  type TaskStatus,
} from '../prescribing/task/index.js';
import type { DecisionTable } from './decision-table.js';
import { chartText, decisionText, type RulePage } from './markdown.js';
import {
  helpClientWords,
  issueWords,
  prescriptionCodes,
  prescriptionEvents,
  prescriptionWords,
  selectionWords,
  taskEvents,
  taskStatusWords,
  taskWords,
  wizardWords,
} from './words.js';

interface LifecyclePage {
  readonly title: string;
  readonly about: string;
  readonly machine: AnyStateMachine;
  readonly words: ChartWords;
}

const lives: readonly [prescription: LifecyclePage, request: LifecyclePage] = [
  {
    title: 'A prescription',
    about:
      'P-122 to P-134, P-143, P-300. An issue has three transitions, because the status depends on the product and the location: [issuing](issuing.md).',
    machine: prescriptionLifecycle,
    words: prescriptionWords,
  },
  {
    title: 'A request',
    about: 'P-155 to P-161. A vet answers it once; only the pharmacy can respond afterwards.',
    machine: taskLifecycle,
    words: taskWords,
  },
];

const steps: readonly LifecyclePage[] = [
  {
    title: 'Saving a prescription',
    about: 'P-071, P-088, P-096, P-097, P-100 to P-107, C-124. Nothing is saved before the saving state.',
    machine: issueFlow,
    words: issueWords,
  },
  {
    title: 'Writing a prescription',
    about: 'P-037 to P-041. The steps that lead to the form; known records are skipped.',
    machine: prescribeWizard,
    words: wizardWords,
  },
  {
    title: 'Choosing a product',
    about: 'P-026 to P-034.',
    machine: productSelection,
    words: selectionWords,
  },
  {
    title: 'Ordering on behalf of a client',
    about: 'C-143 to C-146, C-183.',
    machine: helpClientFlow,
    words: helpClientWords,
  },
];

/** Every lifecycle and flow in a diagram, with its labels. */
export const lifecyclePages: readonly LifecyclePage[] = [...lives, ...steps];

const pageText = ({ title, about, machine, words }: LifecyclePage) =>
  [`## ${title}`, about, chartText(lifecycleChart(machine, words))].join('\n\n');

const filledHere = {
  product: { isControlled: false, deaSchedule: null, fullfillmentVendor: 'RVP' },
  location: { locationPharmacies: [{ code: 'RVP', name: '', fax: null }], locationAddresses: [] },
};

/** Each event with everything its guard requires, so that the table depends on transitions only. */
const prescriptionEvent = (type: PrescriptionLifecycleEvent['type']): PrescriptionLifecycleEvent => {
  switch (type) {
    case 'SaveAsDraft':
    case 'ImportPrescription':
      return { type, issues: [] };
    case 'AuthorizeRx':
    case 'PrintRx':
      return { type, issues: [], authority: allowed, ...filledHere };
    case 'DeclinePrescription':
    case 'DeletePrescription':
      return { type, reason: 'Other' };
    case 'ArchivePrescription':
      return { type, archived: true, gate: allowed };
    case 'UndoPrescription':
      return { type, verdict: allowed };
    case 'PharmacyOrderSent':
    case 'PharmacyAccepted':
      return { type, isExpired: false };
    default:
      return { type };
  }
};

const cellsOf = (answer: { readonly allowed: true } | Refusal, to: () => string) =>
  answer.allowed ? [to(), ''] : ['', answer.reason];

const prescriptionSteps: DecisionTable<{
  at: RxStatusCode | null;
  archived: boolean;
  event: PrescriptionLifecycleEvent['type'];
}> = {
  title: 'Possible events of a prescription',
  about:
    'For a product that is not controlled and that a pharmacy of the location dispenses; with a valid form, authority, a reason, no open order, and nothing sent yet.',
  requirements: ['P-122', 'P-134', 'P-143'],
  rule: 'nextPrescriptionStatus',
  facts: {
    archived: { heading: 'Archived', values: { no: false, yes: true } },
    at: {
      heading: 'It is',
      values: {
        'does not exist yet': null,
        ...Object.fromEntries(prescriptionCodes.map((code) => [rxStatusDescription(code), code])),
      },
    },
    event: {
      heading: 'What happens',
      values: Object.fromEntries(Object.entries(prescriptionEvents).map(([type, word]) => [word, type])) as Readonly<
        Record<string, PrescriptionLifecycleEvent['type']>
      >,
    },
  },
  outcomes: ['It becomes', 'Message'],
  decide: ({ at, archived, event }) => {
    if (at === null && archived) return null;
    const answer = nextPrescriptionStatus({ rxStatus: at, archived }, prescriptionEvent(event));
    return cellsOf(answer, () => {
      if (!answer.allowed) return '';
      if (answer.to === null) return 'deleted';
      return answer.archived ? `archived as ${rxStatusDescription(answer.to)}` : rxStatusDescription(answer.to);
    });
  },
};

const taskEvent = (type: TaskEvent['type']): TaskEvent => (type === 'decline' ? { type, reason: 'Other' } : { type });
const effects = {
  issue: 'is issued',
  'attach-draft': 'is the draft just saved',
  'reject-draft': 'is rejected, if it is a draft',
  refuse: 'is rejected if a draft, else declined by the pharmacy',
  release: 'no longer answers it',
  keep: 'stays the same',
};

const requestSteps: DecisionTable<{ at: TaskStatus; event: TaskEvent['type'] }> = {
  title: 'Possible events of a request',
  about: 'With a reason where one is asked for.',
  requirements: ['P-155', 'P-161', 'C-077'],
  rule: 'nextTaskStatus',
  facts: {
    at: {
      heading: 'It',
      values: Object.fromEntries(taskStatuses.map((status) => [taskStatusWords[status], status])),
    },
    event: {
      heading: 'What happens',
      values: Object.fromEntries(Object.entries(taskEvents).map(([type, word]) => [word, type])) as Readonly<
        Record<string, TaskEvent['type']>
      >,
    },
  },
  outcomes: ['Then it', 'Its prescription', 'Message'],
  decide: ({ at, event }) => {
    const answer = nextTaskStatus({ status: at }, taskEvent(event));
    if (!answer.allowed) return ['', '', answer.reason];
    return [taskStatusWords[answer.to], effects[answer.prescription], ''];
  },
};

export const lifecycles: RulePage = {
  name: 'lifecycles',
  title: 'Lifecycles and steps',
  about:
    'Each diagram is generated from the state machine that runs on the server and in the portal. An arrow has its event and, in brackets, its condition; one without a label is taken immediately, in order. Everything else is rejected.',
  parts: [
    pageText(lives[0]),
    decisionText(prescriptionSteps),
    pageText(lives[1]),
    decisionText(requestSteps),
    ...steps.map(pageText),
  ],
};
