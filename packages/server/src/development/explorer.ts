import { applicationHeader, impersonationHeader } from '@signa/core/contract';
import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor';
import { GraphQLError } from 'graphql';
import { createYoga, maskError } from 'graphql-yoga';
import type { Context } from '../api/context.js';
import type { FreeQueries, FreeQueryDeps } from '../api/free-queries.js';
import { sentError } from '../api/error.js';
import { requireApplication } from '../access/admit.js';

/**
 * Free queries with an explorer page, for development only (SIGNA_DEVELOPMENT). Authentication and permissions apply as
 * usual; depth, aliases, and cost of a query are limited.
 */
export function openExplorer(deps: FreeQueryDeps): FreeQueries {
  const armor = EnvelopArmorPlugin({
    maxDepth: { n: 12 },
    maxAliases: { n: 10 },
    costLimit: { maxCost: 20_000 },
    maxDirectives: { n: 10 },
    maxTokens: { n: 3_000 },
  });
  const yoga = createYoga({
    schema: deps.contract.schema,
    graphqlEndpoint: '/graphql',
    plugins: [armor],
    logging: false,
    maskedErrors: {
      maskError: (error, message, isDevelopment) => {
        // GraphQL's errors about the query itself, limits included, are for its author.
        if (error instanceof GraphQLError && !error.originalError) return error;
        const masked = maskError(error, message, isDevelopment);
        const { message: text, extensions } = sentError(error, deps.report);
        return Object.assign(masked, { message: text, extensions });
      },
    },
    context: ({ request }: { request: Request }) => contextOf(deps, request),
  });
  return async (request, response, body) => {
    const address = `http://localhost${request.url ?? '/graphql'}`;
    const headers = new Headers(
      Object.entries(request.headers).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
    const answer = await yoga.fetch(address, {
      method: request.method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    // The explorer's page has its own scripts.
    response.removeHeader('content-security-policy');
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  };
}

async function contextOf(deps: FreeQueryDeps, request: Request): Promise<Omit<Context, 'operation'>> {
  requireApplication(request.headers.get(applicationHeader.name));
  const now = deps.clock.now();
  const holder = await deps.bearer.holder(request.headers.get('authorization') ?? undefined, new Date(now));
  const actor = await deps.directory.actor(holder, request.headers.get(impersonationHeader), now);
  return {
    variables: {},
    actor,
    sessionId: holder.sessionId,
    database: deps.database,
    clock: deps.clock,
    practiceSystems: deps.practiceSystems,
    // Free queries only read the records of this server.
    cdsServices: { namesAt: () => [], ask: () => Promise.resolve([]) },
    accounts: deps.accounts,
    secretCipher: deps.secretCipher,
    reportsUrl: deps.reportsUrl,
    report: deps.report,
    idempotencyKey: null,
  };
}
