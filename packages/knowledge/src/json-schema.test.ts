import { sampleKnowledge } from '@signa/core/sample-knowledge';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { packageJsonSchema } from './index.js';

const schema: unknown = JSON.parse(packageJsonSchema());
const ajv = new Ajv2020({ strict: false, validateFormats: false });
const isValid = ajv.compile(schema as object);
const [first, ...others] = sampleKnowledge.warnings;

it('P-390 the published JSON Schema accepts the sample package', () => {
  expect(isValid(sampleKnowledge)).toBe(true);
});

it.each([
  ['an unknown grade', { warnings: [{ ...first, grade: 'fatal' }, ...others] }],
  ['a warning without a source', { warnings: [{ ...first, citations: [] }, ...others] }],
  ['a message that is too long', { warnings: [{ ...first, message: 'x'.repeat(141) }, ...others] }],
  ['another format', { format: 2 }],
  ['no law', { laws: undefined }],
])('P-390 the published JSON Schema rejects %s', (_, change) => {
  expect(isValid(JSON.parse(JSON.stringify({ ...sampleKnowledge, ...change })))).toBe(false);
});
