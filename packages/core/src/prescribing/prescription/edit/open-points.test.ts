import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Issue } from '../../../base/failure/index.js';
import { missingText, type OpenPointFacts, openPoints } from '../index.js';

const issue = (path: string, code = 'required', message = ''): Issue => ({ path, code, message });
const facts = (over: Partial<OpenPointFacts> = {}): OpenPointFacts => ({
  issues: [],
  noteToPharmacy: null,
  conflicts: { text: '2 conflicts', short: '2 serious conflicts' },
  noteAuthor: null,
  whichAnimal: null,
  doubts: [],
  ...over,
});
const texts = (over: Partial<OpenPointFacts>) => openPoints(facts(over)).map(({ text }) => text);
const missing = (over: Partial<OpenPointFacts>) => missingText(openPoints(facts(over)));

describe('required steps before signing', () => {
  it('P-254 are empty when nothing blocks signing', () => {
    expect(openPoints(facts())).toEqual([]);
    expect(missing({})).toBeNull();
  });

  it('P-254 name the empty fields in one step, and those to correct in another', () => {
    const issues = [issue('directions'), issue('refills'), issue('daysSupply', 'too-big')];
    expect(texts({ issues })).toEqual(['Fill in directions and refills', 'Correct days supply']);
    expect(openPoints(facts({ issues })).map(({ place }) => place)).toEqual(['directions', 'daysSupply']);
    expect(missing({ issues })).toBe('Missing: directions and refills, valid days supply');
  });

  it.each(['locationClientId', 'locationPatientId', 'isOfficeUse'])(
    'P-352 are empty while %s blocks issuing for anyone',
    (path) => {
      const issues = [issue('directions'), issue('noteToPharmacy'), issue(path, 'inactive')];
      expect(openPoints(facts({ issues }))).toEqual([]);
    },
  );

  it.each([
    ['productId', 'product'],
    ['productPresentationId', 'form'],
    ['strengthDisplay', 'strength'],
    ['unitPerFill', 'quantity'],
    ['flavorId', 'flavor'],
    ['directions', 'directions'],
    ['refills', 'refills'],
    ['prnFlag', 'refills'],
    ['prescExpiryDate', 'expiration'],
    ['authorizingVet', 'authorizing vet'],
    ['workflowLocationUserId', 'workflow user'],
    ['currentWorkflowStatusId', 'workflow status'],
    ['notifyClientDate', 'notification date'],
    ['reasonForCompound', 'reason for compounding'],
    ['allergicIngredient', 'allergic ingredient'],
    ['daysSupply', 'days supply'],
  ])('P-254 call %s by its form label: %s', (path, label) => {
    expect(openPoints(facts({ issues: [issue(path)] }))).toEqual([
      { place: path, text: `Fill in ${label}`, short: label },
    ]);
    expect(texts({ issues: [issue(path, 'too-big')] })).toEqual([`Correct ${label}`]);
  });

  it('P-254 name refills once when both of its fields are invalid', () => {
    expect(texts({ issues: [issue('refills', 'both'), issue('prnFlag', 'both')] })).toEqual(['Correct refills']);
  });

  it('P-088 P-254 include the note that conflicts require', () => {
    const issues = [issue('noteToPharmacy')];
    expect(texts({ issues })).toEqual(['Note to pharmacy for 2 conflicts']);
    expect(missing({ issues })).toBe('Missing: note to pharmacy for 2 serious conflicts');
  });

  it.each([
    ['Dermatology', '4 more characters in the note'],
    ['Owner informed', '1 more character in the note'],
    ['aaaaaaaaaaaaaaaaaaaa', 'a note explaining it'],
  ])('P-232 P-252 name what the note %j lacks', (noteToPharmacy, lacks) => {
    const issues = [issue('overrideReason'), issue('noteToPharmacy', 'too-short')];
    expect(missing({ issues, noteToPharmacy })).toBe(`Missing: a reason, ${lacks}`);
  });

  it('P-247 name whose note must be confirmed', () => {
    const issues = [issue('noteToPharmacy', 'unconfirmed')];
    expect(texts({ issues, noteAuthor: 'Priya Natarajan' })).toEqual(["Confirm Priya Natarajan's note"]);
  });

  it('P-249 ask which animal it is for, and report a different one', () => {
    const whichAnimal = 'The product is for cats: which animal is it for?';
    expect(texts({ issues: [issue('confirmedPatientId')], whichAnimal })).toEqual([whichAnimal]);
    expect(texts({ issues: [issue('confirmedPatientId', 'other-animal')], whichAnimal })).toEqual([
      'For another animal: decline it',
    ]);
  });

  it('P-245 include arithmetic that must be confirmed', () => {
    const warnings = [{ key: 'ten-fold-dose|5', short: '5 mL or 0.5 mL' }];
    expect(openPoints(facts({ doubts: warnings }))).toEqual([
      { place: 'ten-fold-dose|5', text: '5 mL or 0.5 mL', short: '5 mL or 0.5 mL' },
    ]);
  });

  it('P-115 report unchanged what no field can fix', () => {
    expect(texts({ issues: [issue('productId', 'controlled-refused', 'Please contact the pharmacy')] })).toEqual([
      'Please contact the pharmacy',
    ]);
  });

  const fields = ['directions', 'refills', 'unitPerFill', 'noteToPharmacy', 'overrideReason', 'confirmedPatientId'];
  const anyIssue = fc.record({
    path: fc.constantFrom(...fields),
    code: fc.constantFrom('required', 'too-long', 'too-short', 'unconfirmed', 'other-animal'),
    message: fc.constant(''),
  });

  it('P-254 are never empty while something blocks signing, and never repeat a target', () => {
    fc.assert(
      fc.property(fc.array(anyIssue, { maxLength: 6 }), fc.option(fc.string()), (issues, noteToPharmacy) => {
        const points = openPoints(facts({ issues, noteToPharmacy }));
        expect(points.length > 0).toBe(issues.length > 0);
        const places = points.map(({ place, text }) => `${place} ${text}`);
        expect(new Set(places).size).toBe(places.length);
        expect(points.every(({ text, short }) => text !== '' && short !== '')).toBe(true);
      }),
    );
  });
});
