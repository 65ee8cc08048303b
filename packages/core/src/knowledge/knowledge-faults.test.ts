import { expect, it } from 'vitest';
import { knowledgePackageSchema } from '../schema/index.js';
import { knowledgeFaults, type KnowledgePackage } from './index.js';
import { smallPackage, warning } from './knowledge.test-data.js';
import { sampleKnowledge } from './sample-knowledge.test-data.js';

const [dose] = smallPackage().doses;
if (!dose) throw new Error('The package has a dose range');

it('P-390 finds no fault in a consistent package, the sample included', () => {
  expect(knowledgePackageSchema.parse(smallPackage())).toEqual(smallPackage());
  expect(knowledgeFaults(smallPackage())).toEqual([]);
  expect(knowledgeFaults(sampleKnowledge())).toEqual([]);
});

it.each<[string, Partial<KnowledgePackage>, string | null]>([
  ['an ID that two rows use', { warnings: [warning(), warning({ id: 'D01' })] }, 'D01'],
  [
    'a citation of an unknown source',
    { warnings: [warning({ citations: [{ source: 'gone', section: null }] })] },
    'S01',
  ],
  [
    'a source that no row cites',
    {
      sources: [...smallPackage().sources, { id: 'spare', kind: 'study', title: 'Spare', link: null, readOn: null }],
    },
    'spare',
  ],
  ['a row that ends before it begins', { warnings: [warning({ to: '2022-12-31' })] }, 'S01'],
  ['a condition without patient tokens', { warnings: [warning({ kind: 'condition' })] }, 'S01'],
  ['patient tokens of a species row', { warnings: [warning({ patient: ['beagle'] })] }, 'S01'],
  ['an age row without a bound', { warnings: [warning({ kind: 'age', age: { below: null, from: null } })] }, 'S01'],
  ['a bound of age elsewhere', { warnings: [warning({ age: { below: 42, from: null } })] }, 'S01'],
  ['a washout elsewhere', { warnings: [warning({ washout: 7 })] }, 'S01'],
  ['an unknown breed', { warnings: [warning({ kind: 'breed', patient: ['zorblax'] })] }, 'S01'],
  ['a dose range that ends below its start', { doses: [{ ...dose, dose: { least: 10, most: 5 } }] }, 'D01'],
  ['an interval that ends below its start', { doses: [{ ...dose, everyHours: { least: 24, most: 12 } }] }, 'D01'],
  ['a dose of another drug', { doses: [{ ...dose, doseOf: 'placebin' }] }, 'D01'],
])('P-390 reports %s, with its row', (_fault, changes, id) => {
  expect(knowledgeFaults(smallPackage(changes)).map((fault) => fault.id)).toEqual([id]);
});

it.each<[string, unknown]>([
  ['another format', { format: 2 }],
  ['a version in words', { version: 'latest' }],
  ['a day that does not exist', { issuedOn: '2026-02-30' }],
  ['a message of more than 140 characters', { warnings: [warning({ message: 'x'.repeat(141) })] }],
  ['a row without a citation', { warnings: [warning({ citations: [] })] }],
  ['a row that nobody reviewed', { warnings: [warning({ reviews: [] })] }],
  ['a link without HTTPS', { sources: [{ ...smallPackage().sources[0], link: 'http://label.example' }] }],
])('P-390 does not decode a package with %s', (_fault, changes) => {
  expect(knowledgePackageSchema.safeParse({ ...smallPackage(), ...(changes as object) }).success).toBe(false);
});
