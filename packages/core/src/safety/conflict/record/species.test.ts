import { expect, it } from 'vitest';
import { checkConflicts, checkedNames } from '../index.js';
import { subject } from '../conflict.test-data.js';
import type { SpeciesCode } from '../../../base/species/index.js';

const of = (code: string, product = {}) => {
  const facts = subject(product, { species: { code: code as SpeciesCode, name: code } });
  return { facts, report: checkConflicts(facts) };
};

it('P-325 an unlisted code is always reported, whatever the product', () => {
  for (const code of ['cat', 'dog', 'Feline ', 'rabbit']) {
    const { facts, report } = of(code);
    const isListed = code === 'Feline ';
    expect([code, report.notChecked.map(({ name }) => name)]).toEqual([code, isListed ? [] : [`Species '${code}'`]]);
    expect(checkedNames(facts, report).includes('species')).toBe(isListed);
  }
});

it('P-325 P-082 such a code is on no label', () => {
  const { report } = of('cat', { productSpecies: ['feline'] });
  expect(report.conflicts).toMatchObject([{ kind: 'species', patientValue: "Species unknown ('cat')" }]);
});

it('P-325 a missing or unknown species is required only by a row for certain species', () => {
  const acetaminophen = { ingredients: ['acetaminophen'] };
  expect(of('unknown').report.notChecked).toEqual([]);
  expect(of('unknown', acetaminophen).report.notChecked).toMatchObject([{ kind: 'species', name: 'Species' }]);
});
