import { randomUUID } from 'node:crypto';
import { signatureHeaders } from '../integration/verify-signature.js';
import { sample } from '../testing/sample-server.js';
import { type Call, callerWith } from './caller.testing.js';
import { type ServerDatabase, postgresServerDatabase } from './server-database.testing.js';
import { type Settings, type SpawnedServer, endServer, spawnServer } from './spawned-server.testing.js';
import { openTestIssuer } from './test-issuer.testing.js';

const secret = "the storefront's signing secret";

/** Servers on one PostgreSQL, users who call them, and a storefront that sends events. */
export interface RaceServers {
  readonly database: ServerDatabase;
  /** Starts more servers and returns the addresses of all. */
  start(count: number): Promise<readonly string[]>;
  readonly vet: Call;
  readonly secondVet: Call;
  readonly staff: Call;
  readonly admin: Call;
  /** Sends an event with its own id to a server and returns the outcome; null when the server ended. */
  tell(server: string, type: string, data: object): Promise<Record<string, unknown> | null>;
  close(): Promise<void>;
}

/** @param further - additional settings of the servers */
export async function openRaceServers(further: Settings = {}): Promise<RaceServers> {
  const [database, issuer] = await Promise.all([postgresServerDatabase(), openTestIssuer()]);
  const settings: Settings = {
    ...database.settings,
    ...issuer.settings,
    STOREFRONT_INBOUND_SECRET: secret,
    JOB_POLL_SECONDS: '300',
    ...further,
  };
  const servers: SpawnedServer[] = [];
  const addresses: string[] = [];
  return {
    database,
    async start(count) {
      const started = Array.from({ length: count }, () => spawnServer(settings));
      servers.push(...started);
      addresses.push(...(await Promise.all(started.map((server) => server.ready()))));
      return addresses;
    },
    vet: callerWith(await issuer.token(sample.vet)),
    secondVet: callerWith(await issuer.token(sample.vetadmin)),
    staff: callerWith(await issuer.token(sample.staff)),
    admin: callerWith(await issuer.token(sample.admin)),
    async tell(server, type, data) {
      const body = JSON.stringify({ type, timestamp: new Date().toISOString(), data });
      try {
        const response = await fetch(`${server}/inbound/storefront`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...signatureHeaders(secret, randomUUID(), new Date(), body) },
          body,
        });
        return (await response.json()) as Record<string, unknown>;
      } catch {
        return null;
      }
    },
    async close() {
      await Promise.all(servers.map(endServer));
      await Promise.all([issuer.close(), database.remove()]);
    },
  };
}
