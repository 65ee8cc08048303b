/**
 * Runs the server audits of graphql-http for the specification "GraphQL over HTTP", with a vet's token. The audits send
 * their own queries, so the server accepts free ones here (SIGNA_DEVELOPMENT); the server of practices accepts only
 * named operations (decision 2).
 */
import { auditServer } from 'graphql-http';
import { at } from '../place.mjs';
import { onServer } from './stage/server.mjs';
import { tokenOf } from './stage/token.mjs';

export const counterpart = 'graphql-http';

/** Audits that Signa does not pass, each with its reason. */
export const argued = {};

export const run = () =>
  onServer(
    { SIGNA_DEVELOPMENT: '1' },
    async (url) => {
      const authorization = `Bearer ${await tokenOf(url, 'vet@signa.test')}`;
      const asVet = (address, { headers, ...init } = {}) =>
        fetch(address, { ...init, headers: { ...headers, authorization, application: 'practice-portal' } });
      const results = await auditServer({ url: `${url}/graphql`, fetchFn: asVet });
      return results.map(({ id, name, status, reason }) => ({
        id,
        title: name,
        fault: status === 'ok' ? null : String(reason),
      }));
    },
    at('packages/server/dist/development/main.js'),
  );
