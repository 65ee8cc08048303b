import { fileURLToPath } from 'node:url';
import type { Clock } from '@signa/core/base';
import { availableDatabase } from './availability/available-database.js';
import { openUnavailableNotes } from './availability/note-unavailable.js';
import { isWritable, openReadiness } from './availability/readiness.js';
import { Failure } from './failure/failure.js';
import { openAdmission } from './access/admit.js';
import { openLimits } from './access/limits.js';
import { openBearer } from './access/bearer.js';
import { readPageToken } from './session/page-token.js';
import { discoveredKeys, readProviderToken } from './access/provider-token.js';
import { openDirectory } from './access/directory.js';
import { newRequestId } from './api/new-request-id.js';
import { openConcernsClients } from './api/concerns-clients.js';
import { openContract } from './api/contract.js';
import { openExecutor } from './api/execute.js';
import type { OpenFreeQueries } from './api/free-queries.js';
import { resolvers } from './api/resolve/resolvers.js';
import { openConfiguredOutgoing } from './start/configured-outgoing.js';
import type { Config } from './start/config.js';
import { StartError } from './start/start-error.js';
import { insertBuiltIn } from './database/built-in.js';
import type { Connection } from './database/connection.js';
import { openConfigured } from './database/open-configured.js';
import type { OpenDatabase } from './database/open-database.js';
import { seedSample } from './embedded/seed-sample.js';
import { simulatorsOf } from './embedded/configured-world.js';
import type { IntegrationSimulators } from './embedded/simulators.js';
import { openPostEndpoint } from './api/post-endpoint.js';
import { helpClientRoutes } from './help-client/help-client-routes.js';
import { type Listener, listen } from './http/listener.js';
import { openAddressOf } from './http/address.js';
import { securityHeaders } from './http/headers.js';
import { portalConfig } from './http/portal-config.js';
import { portalFiles, scriptsIn } from './http/portal-files.js';
import { openCdsEndpoint } from './endpoint/cds-endpoint.js';
import { openKnowledgeEndpoint } from './endpoint/knowledge-endpoint.js';
import { openImportPartEndpoint } from './endpoint/import-part-endpoint.js';
import { openPictureEndpoint } from './endpoint/picture-endpoint.js';
import { openRouter } from './endpoint/router.js';
import { openLive } from './live/live.js';
import { startJobsSoon } from './job/start-jobs-soon.js';
import type { Log } from './observe/log.js';
import { adaptersOf, inboundSecrets, openLoggedCdsServices } from './integrations.js';
import { openRefusals } from './refusals.js';
import { openCallLog } from './api/call-log.js';
import { tracedCallLog } from './api/traced-call-log.js';
import { tracedDatabase } from './database/traced-database.js';
import { tracedHandler } from './http/traced-handler.js';
import { type Tracing, untraced } from './observe/tracing.js';
import { outboxFigures } from './job/outbox-figures.js';
import { openMetrics } from './observe/metrics.js';
import { openStorefrontAccounts } from './integration/storefront-accounts.js';
import { noAccountProvider } from './integration/account/account-provider.js';
import { openScimAccounts } from './integration/account/scim-accounts.js';
import { openPracticeSystems } from './integration/pims/open-practice-systems.js';
import { receivePush } from './integration/pims/receive-push.js';
import { receiveEvent } from './integration/inbound-door.js';
import { connectRoutes } from './pims-connect/connect-routes.js';
import { openPrintEndpoint } from './print/print-endpoint.js';
import { openDocumentContent } from './session/document-content.js';
import { openProvider } from './session/provider.js';
import { watchProvider } from './session/watch-provider.js';
import { openSessionEndpoints } from './session/session-endpoints.js';
import { reencryptAtStart } from './job/reencrypt-at-start.js';
import { openSecretCipher } from './secrets/secret-cipher.js';
import { openSessionStore } from './session/session-store.js';
import { openSessions } from './session/sessions.js';

const noFreeQueriesText =
  "SIGNA_DEVELOPMENT works only with npm run dev. This program can't answer free queries. Unset the variable.";

interface AppDeps {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
  /** The built portal. */
  readonly portalFolder?: string;
  /** Exports traces to a collector. */
  readonly tracing?: Tracing;
  /** Omitted by the operators' program, which then rejects SIGNA_DEVELOPMENT. */
  readonly openFreeQueries?: OpenFreeQueries | null;
}

/** A running server. */
export interface App {
  readonly url: string;
  /** Sign-ins that the embedded start offers. */
  readonly signIns: IntegrationSimulators['signIns'];
  readonly password: string | null;
  /** Lets running work finish, accepts nothing new, and closes the database. */
  stop(): Promise<void>;
}

const builtPortal = fileURLToPath(new URL('../../web/dist/portal', import.meta.url));

const fontFolder = fileURLToPath(new URL('../font', import.meta.url));

/** Assembles the server and resolves once it can serve. */
export async function startApp(deps: AppDeps): Promise<App> {
  const { config, clock, log } = deps;
  if (config.isDevelopment && !deps.openFreeQueries) throw new StartError(noFreeQueriesText);
  const prepare = config.identity === null ? (connection: Connection) => seedSample(connection, clock) : insertBuiltIn;
  // Before anything is created: a port in use ends the start without changes.
  const listener = await listen({
    host: config.host,
    port: config.port,
    // Database problems were reported where they occurred.
    onError: (error) => void (error instanceof Failure || log.error({ error }, 'request failed')),
  });
  let opened: OpenDatabase | undefined;
  try {
    opened = await openConfigured({ config, log, prepare });
    return await assemble(deps, listener, opened);
  } catch (error) {
    await listener.close();
    await opened?.database.close();
    throw error;
  }
}

async function assemble(
  { config, clock, log, portalFolder = builtPortal, tracing = untraced, openFreeQueries }: AppDeps,
  listener: Listener,
  { database: opened, pool, listen: hear }: OpenDatabase,
): Promise<App> {
  const onUnavailable = openUnavailableNotes(log);
  const database = tracedDatabase(availableDatabase(opened, onUnavailable), tracing);
  const url = config.publicUrl ?? listener.url;
  const world = await simulatorsOf(config, url);
  const identity = config.identity ?? world?.identity;
  if (!identity) throw new Error('A server needs an identity provider, configured or embedded');
  const report = (error: unknown, number = newRequestId()): string => {
    log.error({ id: number, error }, 'unexpected error');
    return number;
  };
  const integrations = world?.integrations ?? config;
  const cdsServices = config.cdsServices ?? world?.cdsServices ?? [];
  const outgoing = openConfiguredOutgoing(config.privateHosts, identity, { ...integrations, cdsServices });
  const practiceSystems = openPracticeSystems(integrations.pims, { now: () => Date.parse(clock.now()), outgoing });
  const secretCipher = openSecretCipher(config.secretKeys ?? world?.secretKeys ?? []);
  const store = openSessionStore(database);
  const bearer = openBearer([
    readPageToken(store),
    readProviderToken({
      settings: { ...identity, clientIds: [identity.clientId, identity.commandLineClientId] },
      bind: ({ issuer, subject, username }, now) => store.bindIdentity(issuer, subject, username, now.toISOString()),
      onRefused: (reason) => log.warn({ reason }, 'a token was rejected'),
      keys: discoveredKeys(identity.issuer, outgoing),
    }),
  ]);
  const limits = openLimits(config.limits, log);
  const addressOf = openAddressOf(config.proxies);
  const contract = openContract(resolvers);
  let isStopping = false;
  const readiness = openReadiness(() => isWritable(database));
  const isReady = async (): Promise<boolean> => !isStopping && (await readiness());
  const metrics = openMetrics({
    isReady,
    inFlight: () => listener.inFlight() - live.streams.count(),
    waiting: () => limits.turns.waiting(),
    streams: () => live.streams.count(),
    outbox: () => outboxFigures(database),
  });
  // Uses the untraced database, because this is not work of the current call.
  const refusals = openRefusals(opened, metrics, log);
  const parts = {
    contract,
    database,
    directory: openDirectory(database),
    bearer,
    limits,
    addressOf,
    admit: openAdmission({ bearer, clock, limits, addressOf }),
    clock,
    practiceSystems,
    cdsServices: openLoggedCdsServices(cdsServices, { outgoing, clock, log }),
    secretCipher,
    reportsUrl: config.portal.reports,
    accounts: identity.scim === null ? noAccountProvider : openScimAccounts(identity.scim, outgoing),
    report,
    keepRefusal: refusals.keep,
  };
  const execute = openExecutor(parts);
  const callLog = tracedCallLog(
    openCallLog({ log, addressOf, concernsClients: openConcernsClients(contract) }),
    tracing,
  );
  const live = openLive({ ...parts, listen: hear });
  const configOfPortal = portalConfig(identity, config.portal);
  const isSecure = url.startsWith('https:');
  const sessions = openSessions(store, config.session, clock);
  const signIn = openSessionEndpoints({
    ...parts,
    store,
    sessions,
    execute,
    log,
    isSecure,
    provider: openProvider(identity, url, outgoing),
    usernameClaim: identity.usernameClaim,
    issuer: identity.issuer,
    publicUrl: url,
    longestHours: config.session.longestHours,
  });
  const content = openDocumentContent({ ...parts, sessions, execute, config: configOfPortal, isSecure, log });
  const door = { database, clock, secrets: inboundSecrets(integrations) };
  const pushDoor = { database, clock, key: integrations.pims.gateway?.key ?? null };
  const { metricsToken } = config;
  const providerWatch = world === null ? watchProvider({ issuer: identity.issuer, outgoing, log }) : null;
  const router = openRouter({
    ...parts,
    execute,
    streams: live.streams,
    receive: (request) => receiveEvent(door, request),
    receivePush: (request) => receivePush(pushDoor, request),
    portal: portalFiles(portalFolder, content),
    session: signIn,
    print: openPrintEndpoint({ ...parts, execute, mail: config.portal.controlledMail, fontFolder }),
    posts: openPostEndpoint(
      { ...parts, callLog },
      {
        ...helpClientRoutes({
          ...parts,
          storefront: openStorefrontAccounts(integrations.storefront, { now: () => new Date(clock.now()), outgoing }),
        }),
        ...connectRoutes({ ...parts, publicUrl: url }),
      },
    ),
    pictures: openPictureEndpoint({ ...parts, execute, callLog }),
    importParts: openImportPartEndpoint({ ...parts, execute, callLog }),
    knowledge: openKnowledgeEndpoint(parts),
    cds: openCdsEndpoint({ ...parts, log, metrics, keys: config.cdsKeys }),
    portalConfig: configOfPortal,
    headers: securityHeaders(
      url,
      {
        monitor: config.portal.sessionReplay,
        images: config.portal.productImages,
        reports: config.portal.reports,
        storefront: integrations.storefront.sessionOrigin,
      },
      scriptsIn(portalFolder),
    ),
    metrics,
    mayReadMetrics:
      metricsToken === null
        ? world
          ? () => true
          : null
        : (authorization) => authorization === `Bearer ${metricsToken}`,
    isReady,
    signInState: providerWatch?.state ?? (() => 'available'),
    outside: world?.handler ?? null,
    callLog,
    explorer: config.isDevelopment && openFreeQueries ? openFreeQueries(parts) : null,
    log,
  });
  listener.serve(tracedHandler(router, tracing));
  const reencrypting = reencryptAtStart(database, secretCipher, log);
  const jobs = startJobsSoon({
    database,
    clock,
    pool,
    log,
    pollingSeconds: config.jobPollSeconds,
    adapters: adaptersOf(integrations, practiceSystems, secretCipher, outgoing, cdsServices),
    practiceSystems,
    secretCipher,
    tracing,
  });
  return {
    url,
    signIns: world?.signIns ?? [],
    password: world?.password ?? null,
    async stop() {
      isStopping = true;
      providerWatch?.stop();
      await live.close();
      await listener.close();
      await reencrypting;
      await (await jobs)?.stop();
      await refusals.stop();
      world?.close();
      await database.close();
    },
  };
}
