/**
 * Tests the CDS services with a client that nobody here wrote: Medplum's discovers them, looks their prefetch up at a
 * FHIR server, and calls them. Every resource that is sent is valid by the FHIR R4 JSON schema of HL7. The published
 * examples of the CDS Hooks specification and of FHIR are answered too. `as-client.mjs` tests the other direction.
 */
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import JSONSchemaValidator from '@asymmetrik/fhir-json-schema-validator';
import { buildCdsRequest, MedplumClient } from '@medplum/core';
import { at } from '../place.mjs';
import { clientChecks } from './cds/as-client.mjs';
import { animals, orderOf } from './cds/animals.mjs';
import { onRecords } from './cds/records.mjs';
import { check } from './stage/check.mjs';
import { onServer } from './stage/server.mjs';

export const counterpart = ['@medplum/core', '@asymmetrik/fhir-json-schema-validator', 'cds-hooks/docs@462a38f'];
export const argued = {};

const key = 'of-the-conformance-suite-32-characters';
const CDS_KEYS = `conformance:1:${hash('sha256', key, 'hex')}`;
const user = { resourceType: 'Practitioner', id: 'p1' };
const schema = new JSONSchemaValidator();
const example = (name) => JSON.parse(readFileSync(at(`scripts/conformance/cds/examples/${name}.json`), 'utf8'));

const bundleOf = (...resources) => ({
  resourceType: 'Bundle',
  type: 'collection',
  entry: resources.map((resource) => ({ resource })),
});
const contextOf = (draftOrders, others = {}) => ({ userId: 'Practitioner/p1', patientId: '1', draftOrders, ...others });

export const run = async () => [...(await serviceChecks()), ...(await clientChecks(schema))];

const serviceChecks = () =>
  onServer({ CDS_KEYS, CDS_CALLS_PER_MINUTE: '10000' }, async (url) => [
    ...(await discovered(url)),
    ...(await checkedAnimals(url)),
    ...(await publishedExamples(url)),
    ...(await refusals(url)),
  ]);

const clientOf = (url, baseUrl = 'http://127.0.0.1:9/') =>
  new MedplumClient({ baseUrl, cdsServicesUrl: `${url}/cds-services`, fetch, cacheTime: 0 });
/** Its own tokens come from its own identity provider. */
const withKey = { headers: { authorization: `Bearer ${key}` } };

async function discovered(url) {
  const { services } = await clientOf(url).getCdsServices();
  const isComplete = ({ hook, id, description }) => [hook, id, description].every((one) => typeof one === 'string');
  return [
    await check('discovery', 'the client finds both services', () =>
      services.map(({ hook }) => hook).join() === 'order-select,order-sign' ? services.every(isComplete) : services,
    ),
  ];
}

/** What the specification requires of a response; true, or what is wrong. */
function isResponse({ cards }) {
  if (!Array.isArray(cards)) return 'no cards';
  const wrong = cards.find(
    ({ uuid, summary, indicator, source, detail }) =>
      !/^[\da-f]{8}-/.test(uuid) ||
      !(summary.length > 0 && summary.length < 140) ||
      !['info', 'warning', 'critical'].includes(indicator) ||
      typeof source.label !== 'string' ||
      (source.url !== undefined && !URL.canParse(source.url)) ||
      typeof detail !== 'string',
  );
  return wrong ?? true;
}

const isLike = (expected, found) => (expected instanceof RegExp ? expected.test(found) : expected === found);

function isExpected({ cards: expected, names }, answer) {
  const valid = isResponse(answer);
  if (valid !== true) return valid;
  const indicators = answer.cards.map(({ indicator }) => indicator);
  const isRight = indicators.length === expected.length && expected.every((one, at_) => isLike(one, indicators[at_]));
  return (isRight && names.test(answer.cards.map(({ detail }) => detail).join('\n'))) || answer.cards;
}

/** The client looks up what the service asks for, and calls it. */
async function callAs(url, hook, context, records) {
  return await onRecords(records, async (baseUrl) => {
    const client = clientOf(url, baseUrl);
    const { services } = await client.getCdsServices();
    const service = services.find((one) => one.hook === hook);
    return await client.callCdsService(service.id, await buildCdsRequest(client, user, service, context), withKey);
  });
}

async function checkedAnimals(url) {
  const checks = animals.flatMap(({ title, records, order, ...expected }) => {
    const ordered = orderOf(order);
    const context = contextOf(bundleOf(ordered));
    const selected = { ...context, selections: [`MedicationRequest/${ordered.id}`] };
    const faults = () =>
      [...records, ordered].flatMap((resource) => schema.validate(resource).map(({ message }) => message));
    return [
      check(`valid: ${title}`, 'every resource that is sent is valid FHIR R4', () => faults().length === 0 || faults()),
      check(`order-sign: ${title}`, 'the cards are those of the check', async () =>
        isExpected(expected, await callAs(url, 'order-sign', context, records)),
      ),
      check(`order-select: ${title}`, 'the same cards', async () =>
        isExpected(expected, await callAs(url, 'order-select', selected, records)),
      ),
    ];
  });
  return await Promise.all(checks);
}

const details = ({ cards }) => cards.map(({ detail }) => detail).join('\n');

/** The drug of both examples is amoxicillin with clavulanate; the other order is of nutrition. */
async function publishedExamples(url) {
  const penicillin = { resourceType: 'AllergyIntolerance', id: 'a', code: { text: 'Penicillin' }, patient: {} };
  const kenzi = example('patient-animal');
  const checks = ['order-select', 'order-sign'].map((hook) => {
    const { context } = example(hook);
    const records = [{ ...kenzi, id: context.patientId }, penicillin];
    return check(`example: ${hook}`, 'the example is answered for the animal of FHIR', async () => {
      const answer = await callAs(url, hook, context, records);
      const isRight = /Allergy.*Penicillin/s.test(details(answer)) && /NutritionOrder/.test(details(answer));
      return isRight ? isResponse(answer) : answer.cards;
    });
  });
  const human = check('example: a human', 'a patient without a species is named', async () => {
    const { context } = example('order-sign');
    const answer = await callAs(url, 'order-sign', context, [{ resourceType: 'Patient', id: context.patientId }]);
    return /Species.*patient-animal/s.test(details(answer)) ? isResponse(answer) : answer.cards;
  });
  const valid = check('example: animal', 'the animal is valid FHIR R4', () => schema.validate(kenzi).length === 0);
  return await Promise.all([...checks, human, valid]);
}

const request = {
  hook: 'order-sign',
  hookInstance: 'd1577c69-dfbe-44ad-ba6d-3e05e953b2ea',
  context: contextOf(bundleOf()),
};

/** The client gets an error with the reason. */
async function refusals(url) {
  const refused = (title, sent, id, body, status) =>
    check(`refused: ${title}`, `answers ${status} with the reason`, async () => {
      const answer = await fetch(`${url}/cds-services/${id}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${sent}` },
        body: JSON.stringify(body),
      });
      const { error } = await answer.json();
      return (answer.status === status && typeof error === 'string') || `${answer.status} ${error}`;
    });
  return await Promise.all([
    refused('without the patient', key, 'order-sign', request, 412),
    refused('another hook', key, 'order-sign', { ...request, hook: 'patient-view' }, 400),
    refused('without a context', key, 'order-sign', { hook: 'order-sign' }, 400),
    refused('an unknown service', key, 'patient-greeter', request, 404),
    refused('another key', `${key}x`, 'order-sign', request, 401),
  ]);
}
