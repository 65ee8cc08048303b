import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alertKinds, alertKindSpec, alertKindsOf, alertPlaces } from './alert-kind.js';
import { alert, anyAlerts } from './alert.test-data.js';
import { languageCodes, languageName } from './language.js';
import { alertLine, alertsInOrder, alertState, isAlertOld, shownAlerts } from './record-alert.js';

const today = '2026-11-20';
const places = [...alertPlaces, 'profile'] as const;

describe('an alert', () => {
  it('C-340 says its kind, what the kind names, and its text in one line', () => {
    expect(alertLine(alert())).toBe('Bites');
    expect(alertLine(alert({ text: 'muzzle' }))).toBe('Bites: muzzle');
    expect(alertLine(alert({ kind: 'preferredLanguage', language: 'es' }))).toBe('Preferred language: Spanish');
    expect(alertLine(alert({ kind: 'preferredLanguage', language: 'ht', text: 'reads French' }))).toBe(
      'Preferred language: Haitian Creole, reads French',
    );
    expect(alertLine(alert({ kind: 'doNotContact', contactMethod: 'text', text: 'works nights' }))).toBe(
      'Do not contact by text message: works nights',
    );
    expect(alertLine(alert({ kind: 'other', text: 'Separate from cats' }))).toBe('Separate from cats');
    // Of a newer server.
    expect(alertLine(alert({ kind: 'allergicToCats', text: 'sneezes' }))).toBe('sneezes');
    expect(alertLine(alert({ kind: 'allergicToCats' }))).toBe('Other');
    expect(alertLine(alert({ kind: '__proto__' }))).toBe('Other');
  });

  it('C-340 has a kind of its record: handling of an animal, or dealing with a client', () => {
    expect(alertKindsOf('patient')).toEqual(['bites', 'fractious', 'anestheticRisk', 'vaccineReactor', 'other']);
    expect(alertKindsOf('client')).toEqual([
      ...['callFirst', 'doNotContact', 'preferredLanguage', 'hardOfHearing', 'payment', 'other'],
    ]);
    expect(new Set(languageCodes.map(languageName)).size).toBe(languageCodes.length);
    expect(languageCodes.map(languageName)).toEqual(languageCodes.map(languageName).toSorted());
    expect(languageName('tlh')).toBe('tlh');
  });

  it('C-341 applies through its last day, unless a user ended it', () => {
    expect(alertState(alert(), today)).toBe('active');
    expect(alertState(alert({ lastDay: today }), today)).toBe('active');
    expect(alertState(alert({ lastDay: '2026-11-19' }), today)).toBe('expired');
    expect(alertState(alert({ lastDay: '2026-11-19', endedAt: '2026-11-01T10:00:00.000Z' }), today)).toBe('ended');
  });

  it('C-344 is marked for a check after a year without a confirmation, while it applies', () => {
    const old = { saidAt: '2025-11-19T23:00:00.000Z' };
    expect(isAlertOld(alert(old), today)).toBe(true);
    expect(isAlertOld(alert({ saidAt: '2025-11-20T00:00:00.000Z' }), today)).toBe(false);
    expect(isAlertOld(alert({ ...old, lastDay: '2026-11-19' }), today)).toBe(false);
    expect(isAlertOld(alert({ ...old, endedAt: '2026-11-01T10:00:00.000Z' }), today)).toBe(false);
  });
});

describe('the alerts beside a decision', () => {
  it('C-343 C-344 are always those that apply and belong there, each once, old ones included', () => {
    fc.assert(
      fc.property(anyAlerts, fc.constantFrom(...places), (alerts, place) => {
        const { shown, more } = shownAlerts(alerts, { place, today });
        const expected = alerts.filter(
          (one) =>
            alertState(one, today) === 'active' &&
            (place === 'profile' || alertKindSpec(one.kind).places.includes(place)),
        );
        expect([...shown, ...more].map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
      }),
    );
  });

  it('C-342 leave out a payment once the prescription exists', () => {
    const all = alertKinds.map((kind, index) => alert({ id: `${index + 1}`, kind }));
    const kindsAt = (place: (typeof places)[number]) => {
      const { shown, more } = shownAlerts(all, { place, today });
      return new Set([...shown, ...more].map(({ kind }) => kind));
    };
    expect(kindsAt('request')).toEqual(new Set(alertKinds));
    expect(kindsAt('prescribe')).toEqual(new Set(alertKinds));
    expect(kindsAt('prescription')).toEqual(new Set(alertKinds.filter((kind) => kind !== 'payment')));
    expect(kindsAt('profile')).toEqual(new Set(alertKinds));
  });

  it('C-343 never hide one about safety behind one about service, and never hide a single one', () => {
    fc.assert(
      fc.property(anyAlerts, fc.constantFrom(...places), (alerts, place) => {
        const { shown, more } = shownAlerts(alerts, { place, today });
        const concerns = [...shown, ...more].map(({ kind }) => alertKindSpec(kind).concern);
        expect(concerns.lastIndexOf('safety')).toBeLessThan(
          concerns.includes('service') ? concerns.indexOf('service') : concerns.length,
        );
        expect(more).not.toHaveLength(1);
        if (more.length > 0) expect(shown).toHaveLength(3);
        if (place === 'profile') expect(more).toEqual([]);
      }),
    );
  });

  it('C-343 are ordered by kind, then the newest first, whatever order they come in', () => {
    const older = alert({ id: '3', saidAt: '2026-10-01T10:00:00.000Z' });
    const given = [alert({ id: '5', kind: 'payment' }), older, alert({ id: '9' }), alert({ id: '10' })];
    expect(alertsInOrder(given).map(({ id }) => id)).toEqual(['10', '9', '3', '5']);
    fc.assert(
      fc.property(anyAlerts, (alerts) => {
        expect(alertsInOrder(alerts.toReversed())).toEqual(alertsInOrder(alerts));
      }),
    );
  });
});
