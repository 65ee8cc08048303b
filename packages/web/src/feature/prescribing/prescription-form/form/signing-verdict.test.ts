import { allowed } from '@signa/core/base';
import { sampleKnowledge } from '@signa/core/sample-knowledge';
import { expect, it } from 'vitest';
import { signingVerdict } from './use-signing-facts';

const facts = { therapy: [], issued: [], weights: [], declines: [], animals: [], usage: { count: 0, median: null } };
const none = { facts: false, knowledge: false };

it('P-393 nothing can be signed until the knowledge has loaded', () => {
  expect(signingVerdict({ facts, knowledge: sampleKnowledge, hasFailed: none })).toEqual(allowed);
  expect(signingVerdict({ facts, knowledge: null, hasFailed: none })).toMatchObject({
    allowed: false,
    reason: 'Checking the patient against the warnings…',
  });
  expect(signingVerdict({ facts, knowledge: null, hasFailed: { ...none, knowledge: true } })).toMatchObject({
    allowed: false,
    reason: 'The warnings could not be loaded, so nothing can be signed yet. Try again.',
  });
});

it('P-236 nothing can be signed until the other prescriptions of the patient have loaded', () => {
  expect(signingVerdict({ facts: null, knowledge: sampleKnowledge, hasFailed: none })).toMatchObject({
    allowed: false,
    reason: 'Checking the patient’s other prescriptions…',
  });
});
