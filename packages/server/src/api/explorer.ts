import type { IncomingMessage, ServerResponse } from 'node:http';
import { applicationHeader, impersonationHeader } from '@signa/core/contract';
import type { Clock } from '@signa/core/base';
import { GraphQLError } from 'graphql';
import type { Bearer } from '../access/bearer.js';
import type { Directory } from '../access/directory.js';
import type { Database } from '../database/database.js';
import type { Context } from './context.js';
import type { Contract } from './contract.js';
import type { AccountProvider } from '../outside/account/account-provider.js';
import type { PracticeSystems } from '../outside/pims/practice-system.js';
import type { Seals } from '../seal/seals.js';
import { type ReportError, sentError } from './error.js';
import { requireApplication } from '../access/admit.js';

interface ExplorerNeeds {
  readonly contract: Contract;
  readonly database: Database;
  readonly directory: Directory;
  readonly bearer: Bearer;
  readonly clock: Clock;
  readonly practiceSystems: PracticeSystems;
  readonly seals: Seals;
  readonly reportsUrl: string | null;
  readonly accounts: AccountProvider;
  readonly report: ReportError;
}

/** What GraphQL Yoga is handed: the parsed body of a POST, or nothing for the page with the explorer. */
type Explorer = (request: IncomingMessage, response: ServerResponse, body: unknown) => Promise<void>;

/**
 * Free queries with an explorer page, for developing only (SIGNA_DEVELOPMENT). Who calls and what they may is decided
 * as always; depth, aliases and cost of a query are limited. Loaded when it is wanted, because it is slow to load.
 */
export async function openExplorer(needs: ExplorerNeeds): Promise<Explorer> {
  const [{ createYoga, maskError }, { EnvelopArmorPlugin }] = await Promise.all([
    import('graphql-yoga'),
    import('@escape.tech/graphql-armor'),
  ]);
  const armor = EnvelopArmorPlugin({
    maxDepth: { n: 12 },
    maxAliases: { n: 10 },
    costLimit: { maxCost: 20_000 },
    maxDirectives: { n: 10 },
    maxTokens: { n: 3_000 },
  });
  const yoga = createYoga({
    schema: needs.contract.schema,
    graphqlEndpoint: '/graphql',
    plugins: [armor],
    logging: false,
    maskedErrors: {
      maskError: (error, message, isDevelopment) => {
        // What GraphQL says of the query itself, its limits included, is for who wrote it.
        if (error instanceof GraphQLError && !error.originalError) return error;
        const masked = maskError(error, message, isDevelopment);
        const { message: text, extensions } = sentError(error, needs.report);
        return Object.assign(masked, { message: text, extensions });
      },
    },
    context: ({ request }: { request: Request }) => contextOf(needs, request),
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
    // The explorer's page brings its own scripts.
    response.removeHeader('content-security-policy');
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  };
}

async function contextOf(needs: ExplorerNeeds, request: Request): Promise<Omit<Context, 'operation'>> {
  requireApplication(request.headers.get(applicationHeader.name));
  const now = needs.clock.now();
  const holder = await needs.bearer.holder(request.headers.get('authorization') ?? undefined, new Date(now));
  const actor = await needs.directory.actor(holder, request.headers.get(impersonationHeader), now);
  return {
    variables: {},
    actor,
    sessionId: holder.sessionId,
    database: needs.database,
    clock: needs.clock,
    practiceSystems: needs.practiceSystems,
    accounts: needs.accounts,
    seals: needs.seals,
    reportsUrl: needs.reportsUrl,
    report: needs.report,
    idempotencyKey: null,
  };
}
