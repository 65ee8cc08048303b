import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ExternalCard, ExternalResult } from '../../safety/external-check/index.js';
import { issuedExternalChecks } from './index.js';

const card = (id: string): ExternalCard => ({
  id,
  uuid: null,
  summary: `Card ${id}`,
  detail: null,
  indicator: 'warning',
  source: { label: 'Panel', link: null },
  links: [],
  suggestions: [],
  overrideReasons: [],
});
const of = (service: string, ...cards: readonly ExternalCard[]): ExternalResult => ({ service, cards, notChecked: [] });
const notAwaited = ['The prescription was signed before it answered.'];

it('P-430 keeps the cards with their answers, and names a service that was not shown', () => {
  const shown = { results: [of('Desk', card('a'), card('b'))], answers: { b: 'Dismissed without a reason' } };
  expect(issuedExternalChecks(['Desk', 'Watch'], shown)).toMatchObject([
    {
      service: 'Desk',
      cards: [
        { id: 'a', answer: null },
        { id: 'b', answer: 'Dismissed without a reason' },
      ],
    },
    { service: 'Watch', cards: [], notChecked: notAwaited },
  ]);
  expect(issuedExternalChecks(['Desk'], null)).toEqual([{ service: 'Desk', cards: [], notChecked: notAwaited }]);
});

it('P-430 keeps the address of a source', () => {
  const link = { label: 'Panel', url: 'https://panel.example/x', host: 'panel.example' };
  const linked = { ...card('a'), source: { label: 'Panel', link } };
  const [check] = issuedExternalChecks(['Desk'], { results: [of('Desk', linked)], answers: {} });
  expect(check?.cards[0]?.source).toBe('Panel (https://panel.example/x)');
});

it('P-430 a server with several services has a result for each, and each service is in the record', () => {
  expect(
    issuedExternalChecks(['Desk'], { results: [of('Desk (renal)'), of('Desk (dose)')], answers: {} }).map(
      ({ service }) => service,
    ),
  ).toEqual(['Desk (renal)', 'Desk (dose)']);
  const names = fc.uniqueArray(fc.constantFrom('Desk', 'Watch', 'Panel', 'Desk Two'));
  fc.assert(
    fc.property(names, names, (services, answered) => {
      const checks = issuedExternalChecks(services, { results: answered.map((name) => of(name)), answers: {} });
      const recorded = checks.map(({ service }) => service);
      expect(services.every((name) => recorded.includes(name))).toBe(true);
      expect(new Set(recorded).size).toBe(recorded.length);
    }),
  );
});
