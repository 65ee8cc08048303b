import type { Operations } from '@signa/core/contract';

/** Signing context of a patient with no data besides the record. */
export const noSigningFacts: Operations['GetSigningFacts']['data'] = {
  signingFacts: { therapy: [], issued: [], weights: [], declines: [], animals: [], usage: { count: 0, median: null } },
};
