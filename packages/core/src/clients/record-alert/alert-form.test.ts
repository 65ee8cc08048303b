import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AlertForm, alertFormOf, checkAlert, checkAlertEnd, mayAddAlert, settleAlert } from './alert-form.js';
import { alertKinds, alertKindsOf, contactMethods } from './alert-kind.js';
import { languageCodes } from './language.js';
import { alertLimits, alertTexts } from './text.js';

const today = '2026-11-20';
const form = (known: Partial<AlertForm> = {}): AlertForm => ({
  ...{ kind: 'bites', text: '', language: '', contactMethod: '', lastDay: '', ...known },
});
const ofPatient = (known: Partial<AlertForm>) =>
  checkAlert(form(known), { noun: 'patient', today }).map(({ path, code }) => `${path}: ${code}`);
const ofClient = (known: Partial<AlertForm>) =>
  checkAlert(form(known), { noun: 'client', today }).map(({ path, code }) => `${path}: ${code}`);

describe('the form of an alert', () => {
  it('C-340 takes the kinds of its record, and what each of them names', () => {
    expect(ofPatient({})).toEqual([]);
    expect(ofClient({})).toEqual(['kind: unknown']);
    expect(ofPatient({ kind: 'payment', text: 'in advance' })).toEqual(['kind: unknown']);
    expect(ofPatient({ kind: '' })).toEqual(['kind: unknown']);
    expect(ofPatient({ kind: '__proto__', text: 'x' })).toEqual(['kind: unknown']);
    expect(ofClient({ kind: 'preferredLanguage' })).toEqual(['language: unknown']);
    expect(ofClient({ kind: 'preferredLanguage', language: 'tlh' })).toEqual(['language: unknown']);
    expect(ofClient({ kind: 'preferredLanguage', language: 'es' })).toEqual([]);
    expect(ofClient({ kind: 'doNotContact', contactMethod: 'pigeon' })).toEqual(['contactMethod: unknown']);
    expect(ofClient({ kind: 'doNotContact', contactMethod: 'mail' })).toEqual([]);
  });

  it('C-341 needs a text where the kind says too little, in one line of at most 140 characters', () => {
    for (const kind of ['payment', 'other']) expect(ofClient({ kind, text: ' \u200B' })).toEqual(['text: required']);
    expect(ofPatient({ text: 'x'.repeat(140) })).toEqual([]);
    expect(ofPatient({ text: 'x'.repeat(141) })).toEqual(['text: too-long']);
    expect(ofPatient({ text: 'muzzle\nfirst' })).toEqual(['text: line-break']);
    expect(ofPatient({ text: ' muzzle \n' })).toEqual([]);
    expect(ofPatient({ text: 'ten \u202Etablets' })).toEqual(['text: unsafe-character']);
  });

  it('C-341 takes today or a later day as the last one, or none', () => {
    expect(ofPatient({ lastDay: today })).toEqual([]);
    expect(ofPatient({ lastDay: '2026-11-19' })).toEqual(['lastDay: past']);
    for (const lastDay of ['2026-02-31', 'soon']) expect(ofPatient({ lastDay })).toEqual(['lastDay: invalid']);
  });

  it('C-341 needs a reason to end an alert, with the same limits', () => {
    expect(checkAlertEnd(' ')).toEqual([{ path: 'reason', code: 'required', message: alertTexts.reasonMissing }]);
    expect(checkAlertEnd('x'.repeat(141)).map(({ code }) => code)).toEqual(['too-long']);
    expect(checkAlertEnd('Retrained\nsince').map(({ code }) => code)).toEqual(['line-break']);
    expect(checkAlertEnd('Retrained since')).toEqual([]);
  });

  it('C-341 stores a valid form so that it is valid again, and nothing that its kind does not use', () => {
    const typed = fc.record({
      kind: fc.constantFrom(...alertKinds),
      text: fc.constantFrom('', ' muzzle ', 'works nights'),
      language: fc.constantFrom('', ...languageCodes),
      contactMethod: fc.constantFrom('', ...contactMethods),
      lastDay: fc.constantFrom('', today, '2027-01-01'),
    });
    fc.assert(
      fc.property(typed, fc.constantFrom('client' as const, 'patient' as const), (values, noun) => {
        fc.pre(checkAlert(values, { noun, today }).length === 0);
        const stored = settleAlert(values);
        expect(alertKindsOf(noun)).toContain(stored.kind);
        expect(stored.language === null).toBe(stored.kind !== 'preferredLanguage');
        expect(stored.contactMethod === null).toBe(stored.kind !== 'doNotContact');
        const again = alertFormOf(stored, today);
        expect(checkAlert(again, { noun, today })).toEqual([]);
        expect(settleAlert(again)).toEqual(stored);
      }),
    );
  });

  it('C-341 leaves out a last day that is over when an alert is edited', () => {
    const stored = { ...settleAlert(form()), lastDay: '2026-11-19' };
    expect(alertFormOf(stored, today).lastDay).toBe('');
    expect(alertFormOf({ ...stored, lastDay: today }, today).lastDay).toBe(today);
  });

  it('C-341 takes at most 20 active alerts per record', () => {
    expect(mayAddAlert(alertLimits.active - 1)).toEqual({ allowed: true });
    expect(mayAddAlert(alertLimits.active)).toMatchObject({ allowed: false, code: 'CONFLICT' });
  });
});
