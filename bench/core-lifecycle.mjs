/**
 * The cost of asking a state machine whether an event is allowed and where it leads, compared with a plain table with
 * the same answers.
 */
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import {
  nextPrescriptionStatus,
  nextTaskStatus,
  prescriptionLifecycle,
  taskLifecycle,
  taskStatuses,
} from '../packages/core/dist/prescribing/index.js';
import { compare, figureOf, inTurn } from '../scripts/measure.mjs';
import { faulty } from './support/fault.mjs';
import { sized } from './support/size.mjs';

// The same copy of XState that core uses.
const { createActor, transition } = createRequire(new URL('../packages/core/package.json', import.meta.url))('xstate');

/** The injected fault starts late, because the comparison checks for equal answers again after measuring. */
const [nextTask, nextPrescription] = [nextTaskStatus, nextPrescriptionStatus].map((next) =>
  faulty(next, { after: 50 }),
);

const taskEvents = [
  { type: 'approve' },
  { type: 'decline', reason: 'Due for exam' },
  { type: 'declineBySystem' },
  { type: 'saveDraft' },
  { type: 'changeWorkflow' },
  { type: 'pharmacyApprove' },
  { type: 'pharmacyDecline' },
];
const taskTable = {
  PENDING: {
    approve: 'VET_APPROVED',
    decline: 'VET_DECLINED',
    declineBySystem: 'VET_DECLINED',
    saveDraft: 'PENDING',
    changeWorkflow: 'PENDING',
    pharmacyDecline: 'PV1_DECLINED',
  },
  VET_APPROVED: { pharmacyApprove: 'PV1_APPROVED', pharmacyDecline: 'PV1_DECLINED' },
  PV1_APPROVED: {},
  VET_DECLINED: {},
  PV1_DECLINED: {},
};
const taskPairs = taskStatuses.flatMap((status) => taskEvents.map((event) => ({ state: { status }, event })));
const fromTable = (state, event) => {
  if (event.type === 'decline' && event.reason.trim() === '') return undefined;
  return taskTable[state.status][event.type];
};

const rxStatuses = [
  'Draft',
  'Created',
  'SentToPharmacy',
  'ReceivedByPharmacy',
  'AcceptedByPharmacy',
  'MoreInfoRequired',
];
const rxEvents = [
  {
    type: 'AuthorizeRx',
    issues: [],
    authority: { allowed: true },
    product: { isControlled: false, deaSchedule: null, fullfillmentVendor: 'GGVCP' },
    location: { locationPharmacies: [{ code: 'GGVCP', name: 'Golden Gate', fax: null }], locationAddresses: [] },
  },
  { type: 'SaveAsDraft', issues: [] },
  { type: 'DeclinePrescription', reason: 'Due for exam' },
  { type: 'PharmacyOrderSent', isExpired: false },
  { type: 'PharmacyReceived' },
  { type: 'PharmacyAccepted', isExpired: false },
  { type: 'ArchivePrescription', archived: true, gate: { allowed: true } },
];
const rxPairs = rxStatuses.flatMap((rxStatus) =>
  rxEvents.map((event) => ({ state: { rxStatus, archived: false }, event })),
);

function agree() {
  for (const { state, event } of taskPairs) {
    const step = nextTask(state, event);
    assert.equal(step.allowed ? step.to : undefined, fromTable(state, event), `${state.status} ${event.type}`);
  }
  for (const { state, event } of rxPairs) {
    const step = nextPrescription(state, event);
    const found = step.allowed ? `${step.to}${step.archived ? ' archived' : ''}` : undefined;
    assert.equal(found, rxTable[state.rxStatus][event.type], `${state.rxStatus} ${event.type}`);
  }
}

const through = (pairs, work) => {
  const next = inTurn(pairs);
  return () => {
    const { state, event } = next();
    return work(state, event);
  };
};

/** The same answers for a prescription; no figure is compared with it. */
const rxTable = {
  Draft: {
    AuthorizeRx: 'Created',
    SaveAsDraft: 'Draft',
    DeclinePrescription: 'RejectedDraft',
    ArchivePrescription: 'Draft archived',
  },
  Created: {
    PharmacyOrderSent: 'SentToPharmacy',
    PharmacyReceived: 'ReceivedByPharmacy',
    ArchivePrescription: 'Created archived',
  },
  SentToPharmacy: { PharmacyReceived: 'ReceivedByPharmacy', ArchivePrescription: 'SentToPharmacy archived' },
  ReceivedByPharmacy: { PharmacyAccepted: 'AcceptedByPharmacy', ArchivePrescription: 'ReceivedByPharmacy archived' },
  AcceptedByPharmacy: { ArchivePrescription: 'AcceptedByPharmacy archived' },
  MoreInfoRequired: {
    PharmacyReceived: 'ReceivedByPharmacy',
    PharmacyAccepted: 'AcceptedByPharmacy',
    ArchivePrescription: 'MoreInfoRequired archived',
  },
};

/** The state after a step, as the server stores it. */
const afterStep = (state, step) => (step.allowed ? { rxStatus: step.to, archived: step.archived } : state);

export function run() {
  const pending = taskLifecycle.resolveState({ value: 'PENDING', context: taskLifecycle.config.context });
  const draft = prescriptionLifecycle.resolveState({ value: { standing: 'Draft' } });
  const reject = rxEvents[2];
  const works = {
    task: through(taskPairs, nextTask),
    prescription: through(rxPairs, nextPrescription),
    table: through(taskPairs, fromTable),
    taken: through(rxPairs, (state, event) => afterStep(state, nextPrescription(state, event))),
    can: () => pending.can(taskEvents[0]),
    transition: () => transition(prescriptionLifecycle, draft, reject),
    actor: () => createActor(taskLifecycle).start().send(taskEvents[0]),
  };
  const rates = compare(works, { agree, milliseconds: sized(250, 20) });
  const [unit, ask, take] = ['µs', { goal: 0.3, atMost: true }, { goal: 10, atMost: true }];
  const each = (title, name, goal) =>
    figureOf(
      title,
      unit,
      rates[name].map((perSecond) => 1e6 / perSecond),
      goal,
    );
  return [
    each('core: next state of a request', 'task', ask),
    each('core: next state of a prescription', 'prescription', ask),
    each('core: apply a step to a prescription', 'taken', take),
    each('a plain table, task', 'table'),
    each('xstate: snapshot.can', 'can'),
    each('xstate: a step with transition()', 'transition'),
    each('xstate: starting an actor and sending one event', 'actor'),
  ];
}
