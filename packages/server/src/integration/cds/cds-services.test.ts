import { type CdsServer, type CdsBehaviour, listen, type Listening, openCdsServer } from '@signa/fixtures/simulator';
import { sampleKnowledge } from '@signa/core/sample-knowledge';
import { type ConflictSubject, notCheckedLines } from '@signa/core/safety';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { testOutgoing } from '../../testing/outgoing.js';
import { openOutgoing } from '../../outgoing/outgoing.js';
import type { CdsService } from '../../start/config.js';
import { openCdsServices } from './cds-services.js';

const subject: ConflictSubject = {
  product: {
    id: '1',
    title: 'Rimadyl Chewable Tablets 75 mg',
    ingredients: ['carprofen'],
    keywords: [],
    classification: '',
    productPresentation: null,
    productSpecies: [],
    productFlavors: [],
    weightMin: null,
    weightMax: null,
    shelfLife: null,
  },
  patient: {
    species: { code: 'canine', name: 'Canine' },
    breed: null,
    birthdate: '2019-04-02',
    weight: 44,
    weightUnit: 'lbs',
    allergies: [{ code: 'p', name: 'Penicillin', kind: 'drug' }],
    healthConditions: [],
    currentMeds: [],
    activePrescriptions: [],
  },
  daysSupply: null,
  today: '2026-11-27',
  knowledge: sampleKnowledge,
};
const order = { locationId: '1', hook: 'order-sign', subject, patientId: '12', userId: '4' } as const;

interface Desk extends CdsServer {
  readonly service: CdsService;
}
const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

async function desk(
  name: string,
  behaviour: Partial<CdsBehaviour> = {},
  locations: CdsService['locations'] = null,
): Promise<Desk> {
  const token = `token-of-${name}`;
  const server = openCdsServer({ token, behaviour });
  const listening: Listening = await listen(server.handler);
  open.push(async () => {
    server.close();
    await listening.close();
  });
  return { ...server, service: { name, url: listening.url, token, locations } };
}

/** A server that answers with this, and keeps the bodies that it got. */
async function plain(answer: (path: string) => { readonly status: number; readonly body: string }): Promise<string> {
  const server: Server = createServer((request, response) => {
    request.resume().on('end', () => {
      const { status, body } = answer(request.url ?? '');
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(() => new Promise((resolve) => server.close(() => resolve())));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

let now = 0;
/** A busy machine may take longer than a vet waits. */
let isPatient = true;
const notAnswered: string[] = [];
const asking = (...services: readonly CdsService[]) =>
  openCdsServices(services, {
    outgoing: testOutgoing,
    now: () => now,
    onNotAnswered: (service, reason) => notAnswered.push(`${service}: ${reason}`),
    ...(isPatient && { timeout: 60_000 }),
  });

it('P-424 P-425 asks each service for the hook with what its discovery asks for', async () => {
  const one = await desk('Desk');
  const [result, ...others] = await asking(one.service).ask(order);
  expect(others).toEqual([]);
  expect(result).toMatchObject({
    service: 'Desk',
    serviceId: 'desk-order-sign',
    notChecked: [],
    cards: [{ indicator: 'warning', summary: 'Test kidney and liver values before a course of carprofen.' }],
  });
  const [call] = one.calls();
  expect(call).toMatchObject({
    hook: 'order-sign',
    context: { userId: 'Practitioner/4', patientId: '12' },
    prefetch: { patient: { id: '12' }, allergies: { total: 1 }, statements: null, requests: null },
  });
  expect(call?.prefetch).not.toHaveProperty('laboratory');
  await asking(one.service).ask({ ...order, hook: 'order-select' });
  expect(one.calls().map(({ hook }) => hook)).toEqual(['order-sign', 'order-select']);
});

it('P-427 one slow, broken or refusing service does not affect the others, and all take 1.5 seconds together', async () => {
  const all = await Promise.all([
    desk('Slow', { answerDelay: 5000 }),
    desk('Silent', { answer: 'silent' }),
    desk('Broken', { answer: 'broken' }),
    desk('Failing', { answer: 'fail' }),
    desk('Endless', { answer: 'endless' }),
    desk('Good'),
  ]);
  const gone: CdsService = { name: 'Gone', url: 'http://127.0.0.1:9', token: null, locations: null };
  const wrong = { ...(await desk('Wrong')).service, token: 'another' };
  notAnswered.length = 0;
  isPatient = false;
  const services = asking(...all.map(({ service }) => service), gone, wrong);
  isPatient = true;
  const start = performance.now();
  const results = await services.ask(order);
  expect(performance.now() - start).toBeLessThan(2500);
  expect(notCheckedLines(results)).toEqual([
    'Not checked by Slow. It did not answer within 1.5 seconds.',
    'Not checked by Silent. It did not answer within 1.5 seconds.',
    'Not checked by Broken. Its answer could not be read.',
    'Not checked by Failing. It refused the request.',
    'Not checked by Endless. Its answer could not be read.',
    'Not checked by Gone. It could not be reached.',
    'Not checked by Wrong. It refused the request.',
  ]);
  expect(results.find(({ service }) => service === 'Good')?.cards).toHaveLength(1);
  expect(notAnswered).toContain('Failing: refused');
});

it('P-427 says so if a service needs other data, offers no check of orders, or has a slow discovery', async () => {
  const services = JSON.stringify({ services: [{ id: 'x', hook: 'order-sign' }] });
  const needy = await plain((path) =>
    path === '/cds-services' ? { status: 200, body: services } : { status: 412, body: '{}' },
  );
  const other = await plain(() => ({ status: 200, body: '{"services":[{"id":"x","hook":"patient-view"}]}' }));
  const page = await plain(() => ({ status: 200, body: '<html>' }));
  const named = (name: string, url: string): CdsService => ({ name, url, token: null, locations: null });
  const results = await asking(named('Needy', needy), named('Other', other), named('Page', page)).ask(order);
  expect(notCheckedLines(results)).toEqual([
    'Not checked by Needy. It needs data that Signa does not send.',
    'Not checked by Other. It offers no check of orders.',
    'Not checked by Page. Its answer could not be read.',
  ]);
});

it('P-425 a service without the hook is not called, but asked about a complete order with its own', async () => {
  const asked: string[] = [];
  const url = await plain((path) => {
    asked.push(path);
    return path === '/cds-services'
      ? { status: 200, body: '{"services":[{"id":"sign","hook":"order-sign"},{"id":"also","hook":"order-sign"}]}' }
      : { status: 200, body: '{"cards":[]}' };
  });
  const services = asking({ name: 'Signer', url, token: null, locations: null });
  expect(await services.ask({ ...order, hook: 'order-select' })).toEqual([]);
  expect(asked).toEqual(['/cds-services']);
  const names = (await services.ask(order)).map(({ service }) => service);
  expect(names).toEqual(['Signer (sign)', 'Signer (also)']);
});

it('P-426 nothing of a hostile answer but bounded text is kept', async () => {
  const one = await desk('Hostile', { answer: 'hostile' });
  const [result] = await asking(one.service).ask(order);
  expect(result?.cards).toHaveLength(20);
  expect(result?.cards[0]?.indicator).toBe('critical');
  expect(result?.notChecked).toEqual([
    '2 of its cards could not be read.',
    '40 of its cards are not shown, because there were too many.',
  ]);
  const text = JSON.stringify(result);
  const parts = [
    '<script',
    'onerror',
    'javascript:',
    'data:',
    'evil.example',
    '\u202E',
    '\\u0000',
    'AllergyIntolerance',
  ];
  expect(parts.filter((part) => text.includes(part))).toEqual([]);
});

it('A-511 a location asks only its own services', async () => {
  const [here, there] = await Promise.all([desk('Here', {}, ['1']), desk('There', {}, ['2', '3'])]);
  const services = asking(here.service, there.service);
  expect(services.namesAt('1')).toEqual(['Here']);
  expect(services.namesAt('3')).toEqual(['There']);
  expect((await services.ask(order)).map(({ service }) => service)).toEqual(['Here']);
  expect(there.calls()).toEqual([]);
});

it('A-512 reads a discovery once an hour, and a failed one once a minute', async () => {
  const one = await desk('Desk');
  const services = asking(one.service);
  await services.ask(order);
  await services.ask(order);
  expect(one.discoveries()).toBe(1);
  now += 61 * 60 * 1000;
  await services.ask(order);
  expect(one.discoveries()).toBe(2);
  let isUp = false;
  const url = await plain((path) => {
    if (!isUp) return { status: 500, body: '' };
    return path === '/cds-services'
      ? { status: 200, body: '{"services":[{"id":"x","hook":"order-sign"}]}' }
      : { status: 200, body: '{"cards":[]}' };
  });
  const later = asking({ name: 'Later', url, token: null, locations: null });
  expect((await later.ask(order))[0]?.notChecked).toEqual(['It refused the request.']);
  isUp = true;
  expect((await later.ask(order))[0]?.notChecked).toEqual(['It refused the request.']);
  now += 61 * 1000;
  expect((await later.ask(order))[0]?.notChecked).toEqual([]);
});

it('A-512 calls only addresses that the configuration allows', async () => {
  const one = await desk('Desk');
  const outgoing = openOutgoing({ privateHosts: [] });
  const services = openCdsServices([one.service], { outgoing, now: () => now, onNotAnswered: () => undefined });
  expect((await services.ask(order))[0]?.notChecked).toEqual(['It could not be reached.']);
  expect(one.discoveries()).toBe(0);
});
