import { seenWords } from '@signa/core/administration';
import { queryNames } from '@signa/core/contract';
import { expect, it } from 'vitest';
import { openContract } from './contract.js';
import { recordFields } from './named-records.js';
import { resolvers } from './resolve/resolvers.js';
import { openConcernsClients } from './concerns-clients.js';

it('A-434 A-282 every read recorded in an impersonation has words', () => {
  const concernsClients = openConcernsClients(openContract(resolvers));
  const kept = queryNames.filter((name) => concernsClients(name) || recordFields[name] !== undefined);
  expect(kept.length).toBeGreaterThan(15);
  expect(kept.filter((name) => seenWords(name) === null)).toEqual([]);
});
