import type { Operations } from '@signa/core/contract';
import { sampleKnowledge } from '@signa/core/sample-knowledge';

/** Signing context of a patient with no data besides the record. */
export const noSigningFacts: Operations['GetSigningFacts']['data'] = {
  signingFacts: {
    ...{ therapy: [], issued: [], weights: [], declines: [], animals: [], usage: { count: 0, median: null } },
    // The tests' setup keeps the sample package under this digest.
    externalServices: [],
    knowledge: { name: 'signa-sample', version: sampleKnowledge.version, digest: 'a'.repeat(64), overrides: [] },
  },
};
