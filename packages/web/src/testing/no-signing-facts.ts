import type { Operations } from '@signa/core/contract';

/** Nothing is known of a patient but the record. */
export const noSigningFacts: Operations['GetSigningFacts']['data'] = {
  signingFacts: { therapy: [], issued: [], weights: [], declines: [], animals: [], usage: { count: 0, median: null } },
};
