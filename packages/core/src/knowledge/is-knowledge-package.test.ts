import { expect, it } from 'vitest';
import { isKnowledgePackage } from './is-knowledge-package.js';
import { sampleKnowledge } from './sample-knowledge.test-data.js';

it('P-393 reads only packages of the known format', () => {
  const sample = sampleKnowledge();
  expect(isKnowledgePackage(sample)).toBe(true);
  expect(isKnowledgePackage({ ...sample, format: 2 })).toBe(false);
  expect(isKnowledgePackage({ ...sample, doses: null })).toBe(false);
  expect(isKnowledgePackage({ format: 1 })).toBe(false);
  for (const value of [null, undefined, 'text', 1, []]) expect(isKnowledgePackage(value)).toBe(false);
});
