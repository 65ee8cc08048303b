/**
 * Signa as a client: every resource that it sends is valid by the FHIR R4 JSON schema of HL7, and the examples of the
 * CDS Hooks specification for discovery, cards and feedback are read and written as they are.
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { at } from '../../place.mjs';
import { check } from '../stage/check.mjs';

const example = (name) => JSON.parse(readFileSync(at(`scripts/conformance/cds/examples/${name}.json`), 'utf8'));
const core = (path) => import(pathToFileURL(at(`packages/core/${path}`)).href);

const product = (title, ingredients) => ({
  ...{ id: '1', title, ingredients, keywords: [], classification: 'Medication', productPresentation: null },
  ...{ productSpecies: [], productFlavors: [], weightMin: null, weightMax: null, shelfLife: null },
});
const therapyProduct = (title) => ({
  ...{ id: '2', title, productFamily: title, strengthDisplay: '100 mg', ingredients: ['gabapentin'], keywords: [] },
  ...{ packsizeQty: 30, unit: 'capsules' },
});
const written = {
  directions: 'Give 1 capsule.',
  daysSupply: 30,
  refills: 2,
  prnFlag: false,
  expiresOn: null,
  by: 'Dr. A',
};
const issued = (id, isFillable) => ({
  ...{
    id,
    issuedAt: '2026-10-02T14:20:00.000Z',
    product: therapyProduct('Gabapentin Capsules'),
    quantity: 30,
    rxNumber: '1',
  },
  ...{ flavorId: null, isFillable, ...written },
});
const open = (kind, id) => ({
  ...{ kind, id, at: '2026-11-02T14:20:00.000Z', product: therapyProduct('Gabapentin Capsules'), quantity: null },
  ...{
    fillsLeft: null,
    unitsLeft: null,
    isFilled: false,
    previousPrescriptionId: null,
    prescriptionId: null,
    ...written,
  },
});
const none = { therapy: [], issued: [], weights: [], declines: [], animals: [], usage: { count: 0, median: null } };
const blank = {
  ...{ species: null, breed: null, birthdate: null, weight: null, weightUnit: null, allergies: [] },
  ...{ healthConditions: [], currentMeds: [], activePrescriptions: [] },
};
const medication = (name, prescriptionId = null) => ({
  ...{ name, isResolved: false, productId: null, classification: null, presentation: null },
  ...{ ingredients: ['carprofen'], keywords: [], prescriptionId },
});

/** A record with everything, and one with nothing. */
const subjects = {
  'a full record': {
    product: product('Rimadyl Chewable Tablets', ['carprofen']),
    patient: {
      species: { code: 'canine', name: 'Canine' },
      breed: { code: 'collie', name: 'Collie' },
      ...{ birthdate: '2019-04-02', weight: 44, weightUnit: 'lbs' },
      allergies: ['drug', 'drug-class', 'food', 'environment'].map((kind) => ({ code: kind, name: kind, kind })),
      healthConditions: [{ code: 'ckd', name: 'Chronic kidney disease' }],
      currentMeds: [medication('Galliprant')],
      activePrescriptions: [medication('Rimadyl', '77')],
    },
    facts: {
      ...none,
      therapy: [open('draft', '5'), open('request', '6')],
      issued: [issued('3', true), issued('4', false)],
      weights: [{ at: '2026-11-01T15:00:00.000Z', weight: 44, weightUnit: 'lbs', by: null }],
    },
    daysSupply: 14,
    dosing: {
      ...{ strengthDisplay: '75 mg', unit: 'tablets', packsizeQty: 60, unitPerFill: 28.5, refills: 1, prnFlag: false },
      directions: 'Give 1 tablet by mouth every 12 hours.',
    },
    self: { taskId: null, draftId: '9', previousPrescriptionId: '3' },
  },
  'an empty record': { product: product('Shampoo', []), patient: blank, facts: none, daysSupply: null },
};

/** Every resource in a request. */
const resourcesOf = ({ context, prefetch }) =>
  [context.draftOrders, ...Object.values(prefetch)].flatMap((answer) =>
    answer === null ? [] : (answer.entry?.map(({ resource }) => resource) ?? [answer]),
  );

/** @param schema - of FHIR R4 */
export async function clientChecks(schema) {
  const { cdsPrefetch, hookRequest, readCards, cardFeedback, prefetchFor } = await core('dist/safety/index.js');
  const { cdsDiscoverySchema, cdsResponseSchema } = await core('dist/schema/index.js');
  const request = (hook, subject) =>
    hookRequest({ hook, prefetch: cdsPrefetch }, { subject, patientId: '12', userId: '4', hookInstance: 'i' });
  const faultsOf = (resource) => schema.validate(resource).map(({ message }) => `${resource.resourceType}: ${message}`);
  const sent = Object.entries(subjects).flatMap(([title, subject]) =>
    ['order-select', 'order-sign'].map((hook) =>
      check(`client sends ${hook}: ${title}`, 'every resource and bundle is valid FHIR R4', () => {
        const call = request(hook, subject);
        const bundles = [call.context.draftOrders, ...Object.values(call.prefetch)].filter((one) => one !== null);
        const faults = [...resourcesOf(call), ...bundles].flatMap(faultsOf);
        return faults.length === 0 || faults.join('; ');
      }),
    ),
  );
  let last = 0;
  const read = (name) => readCards(cdsResponseSchema.parse(example(name)), () => String((last += 1)));
  const card = (over) => ({ ...{ suggestions: [], overrideReasons: [] }, ...over });
  return await Promise.all([
    ...sent,
    check('client reads: discovery', 'of the example, the services that check orders', () => {
      const services = cdsDiscoverySchema.parse(example('discovery'));
      const answers = prefetchFor(services[0]?.prefetch ?? {}, '12', subjects['a full record']);
      const found = services.map(({ id }) => id).join();
      return (
        (found === 'order-echo,pgx-on-order-sign' && Object.keys(answers).join() === 'patient,medications') || found
      );
    }),
    check('client reads: cards', 'both cards of the example, with its links and reasons', () => {
      const { cards, unread } = read('response');
      const [warning, info] = cards;
      const links = info?.links.map(({ host }) => host).join();
      const isRight = unread === 0 && info?.summary === 'Example Card' && warning?.overrideReasons.length === 2;
      return (isRight && links === 'google.com,github.com') || cards;
    }),
    check(
      'client reads: a card without its indicator',
      'it is counted as unread, because the field is required',
      () => {
        const { cards, unread } = read('response-autolaunchable');
        return (cards.length === 0 && unread === 1) || cards;
      },
    ),
    check('client sends: accepted', 'the feedback is that of the example', () => {
      const whole = example('feedback-accepted');
      const [{ card: uuid, acceptedSuggestions, outcomeTimestamp }] = whole.feedback;
      const [{ id }] = acceptedSuggestions;
      const own = card({ uuid, suggestions: [{ label: 'x', uuid: id }] });
      return isSame(cardFeedback(own, { outcome: 'accepted', suggestion: id }, outcomeTimestamp), whole);
    }),
    check('client sends: overridden', 'the feedback is that of the example', () => {
      const whole = example('feedback-overridden');
      const [{ card: uuid, overrideReason, outcomeTimestamp }] = whole.feedback;
      const { reason, userComment: comment } = overrideReason;
      const own = card({ uuid, overrideReasons: [{ ...reason, display: 'x' }] });
      return isSame(
        cardFeedback(own, { outcome: 'overridden', reason: reason.code, comment }, outcomeTimestamp),
        whole,
      );
    }),
  ]);
}

const sorted = (value) =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, one]) => [key, sorted(one)]),
      )
    : Array.isArray(value)
      ? value.map(sorted)
      : value;
const isSame = (found, expected) => JSON.stringify(sorted(found)) === JSON.stringify(sorted(expected)) || found;
