/** Asking a chart whether an event may happen and where it leads, beside a plain table with the same answers. */
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { nextPrescriptionStatus, prescriptionLifecycle } from '../packages/core/dist/prescription/change/index.js';
import { nextTaskStatus, taskLifecycle, taskStatuses } from '../packages/core/dist/task/index.js';
import { compare, inTurn } from '../scripts/measure.mjs';

// The very copy that core uses.
const { createActor, transition } = createRequire(new URL('../packages/core/package.json', import.meta.url))('xstate');

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
const taskPairs = taskStatuses.flatMap((status) => taskEvents.map((event) => ({ standing: { status }, event })));
const fromTable = (standing, event) => {
  if (event.type === 'decline' && event.reason.trim() === '') return undefined;
  return taskTable[standing.status][event.type];
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
  rxEvents.map((event) => ({ standing: { rxStatus, archived: false }, event })),
);

function agree() {
  for (const { standing, event } of taskPairs) {
    const step = nextTaskStatus(standing, event);
    assert.equal(step.allowed ? step.to : undefined, fromTable(standing, event), `${standing.status} ${event.type}`);
  }
}

const through = (pairs, work) => {
  const next = inTurn(pairs);
  return () => {
    const { standing, event } = next();
    return work(standing, event);
  };
};

/** The standing that a step leads to, as the server stores it. */
const afterStep = (standing, step) => (step.allowed ? { rxStatus: step.to, archived: step.archived } : standing);

export function run() {
  agree();
  const pending = taskLifecycle.resolveState({ value: 'PENDING', context: taskLifecycle.config.context });
  const draft = prescriptionLifecycle.resolveState({ value: { standing: 'Draft' } });
  const reject = rxEvents[2];
  const rates = compare({
    task: through(taskPairs, nextTaskStatus),
    prescription: through(rxPairs, nextPrescriptionStatus),
    table: through(taskPairs, fromTable),
    taken: through(rxPairs, (standing, event) => afterStep(standing, nextPrescriptionStatus(standing, event))),
    can: () => pending.can(taskEvents[0]),
    transition: () => transition(prescriptionLifecycle, draft, reject),
    actor: () => createActor(taskLifecycle).start().send(taskEvents[0]),
  });
  const each = (name) => 1e6 / rates[name];
  const [unit, ask, take] = ['µs', { goal: 0.3, atMost: true }, { goal: 10, atMost: true }];
  return [
    { name: 'core: ask where a task goes', unit, value: each('task'), ...ask },
    { name: 'core: ask where a prescription goes', unit, value: each('prescription'), ...ask },
    { name: 'core: take a step of a prescription', unit, value: each('taken'), ...take },
    { name: 'a plain table, task', unit, value: each('table') },
    { name: 'xstate: snapshot.can', unit, value: each('can') },
    { name: 'xstate: a step by transition()', unit, value: each('transition') },
    { name: 'xstate: an actor started and sent one event', unit, value: each('actor') },
  ];
}
