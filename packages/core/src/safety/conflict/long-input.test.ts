import { expect, it } from 'vitest';
import { isMisspelt, misspellings } from '../../catalog/product/index.js';
import { searchByWords } from '../../clients/client/index.js';
import { eventNote } from '../../prescribing/prescription/index.js';
import { checkConflicts, type ConflictPatient, type ConflictProduct } from './index.js';
import { allergy, condition, medication, subject } from './conflict.test-data.js';
import { maxComparedLength, normaliseTerm } from './term/term.js';

/** Inputs that are slow for backtracking expressions and nested loops, a million characters each. */
const long = ['a', ' ', 's', 'as ', ',', ' - ', '(', '\n', 'é', '\u200b', '1/2 ', 'ﷺ'].map((part) =>
  part.repeat(1_000_000 / part.length),
);

/**
 * Milliseconds of CPU time. For texts this long a quadratic algorithm would take hours and a linear one some
 * milliseconds, so the limit between them does not depend on the machine.
 */
const farBelowTheSquare = 5000;

/** The CPU time of some work, which does not grow while other programs use the machine. */
function spent(work: () => unknown): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

const product = (text: string): Partial<ConflictProduct> => ({
  title: text,
  ingredients: [text, 'amoxicillin trihydrate'],
  keywords: [text, 'nsaid'],
  productFlavors: [{ flavorId: '1', flavor: text }],
});
const patient = (text: string): Partial<ConflictPatient> => ({
  breed: { code: text, name: text },
  allergies: [allergy(text), allergy('Beef')],
  healthConditions: [condition(text)],
  currentMeds: [medication(text, { ingredients: [text], keywords: [text], classification: text })],
});

it('P-274 reads every text of product and patient in linear time', () => {
  for (const text of long)
    expect(spent(() => checkConflicts(subject(product(text), patient(text))))).toBeLessThan(farBelowTheSquare);
});

it('P-274 compares at most 4,000 characters of a text, and reports a longer allergy', () => {
  for (const text of long) expect(normaliseTerm(text).length).toBeLessThanOrEqual(maxComparedLength);
  expect(maxComparedLength).toBe(4000);
  const text = `Amoxicillin (hives)${' once more'.repeat(400)}`;
  const report = checkConflicts(subject({ ingredients: ['amoxicillin trihydrate'] }, { allergies: [allergy(text)] }));
  expect(report.conflicts).toMatchObject([{ ruleId: 'A01' }]);
  expect(report.notChecked).toEqual([
    {
      kind: 'allergy',
      name: `${text.slice(0, 60)}…`,
      reason: 'Only its first 4000 characters were compared.',
    },
  ]);
  const other = `Penicillin${' again'.repeat(800)}`;
  const two = checkConflicts(subject({}, { allergies: [allergy(text), allergy('Beef'), allergy(other)] }));
  expect(two.notChecked.map(({ name }) => name)).toEqual([`${text.slice(0, 60)}…`, `${other.slice(0, 60)}…`]);
  const whole = checkConflicts(subject({}, { allergies: [allergy(text.slice(0, 4000))] }));
  expect(whole.notChecked).toEqual([]);
});

it('P-274 does not compare a search longer than any search field allows', () => {
  for (const text of long) {
    expect(spent(() => [misspellings(text, 4), isMisspelt(text, text), searchByWords(text)])).toBeLessThan(
      farBelowTheSquare,
    );
  }
  expect(misspellings('a'.repeat(100), 4).length).toBeGreaterThan(100);
  expect([misspellings('a'.repeat(101), 4), isMisspelt('a'.repeat(101), 'a'.repeat(101))]).toEqual([[], false]);
  expect(searchByWords('a '.repeat(127))).not.toBeNull();
  expect(searchByWords('a '.repeat(128))).toBeNull();
});

it('P-274 writes an audit note in one pass, with typed text on one line', () => {
  expect(eventNote({ reason: ' Owner \n\n asked \r\n twice' })).toBe('Owner asked twice');
  expect(spent(() => eventNote({ reason: `a${' '.repeat(1_000_000)}b` }))).toBeLessThan(farBelowTheSquare);
});
