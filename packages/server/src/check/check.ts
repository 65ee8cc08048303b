import type { Config } from '../start/config.js';
import { ConfigError, readConfig } from '../start/read-config.js';
import { openConfiguredOutgoing } from '../start/configured-outgoing.js';
import { type Ask, askThrough } from './ask.js';
import { type Finding, fault, ok, warning } from './finding.js';
import { checkDatabase } from './look-at-database.js';
import { freeBytes, checkDisk } from './look-at-disk.js';
import { checkIntegrations } from './look-at-integrations.js';
import { checkPort } from './look-at-port.js';
import { checkProvider } from './look-at-provider.js';

/** Checks everything that a server with this configuration needs, without changing anything. */
export async function checkInstallation(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<readonly Finding[]> {
  const config = configOf(environment);
  if (!('port' in config)) return config;
  const { identity } = config;
  const ask = askAs(config);
  const parts = await Promise.all([
    checkPort(config.host, config.port, ask).then((finding) => [finding]),
    config.database.kind === 'postgres' ? checkDatabase(config.database) : checkFolder(config),
    ...(identity === null
      ? []
      : [
          checkProvider(identity, { ask, callback: `${config.publicUrl ?? ownUrl(config)}/login/callback` }),
          checkIntegrations(config, ask, config.cdsServices ?? []),
        ]),
  ]);
  return [ok('settings', 'valid, no unknown settings'), ...parts.flat(), ...checkSecrets(config)];
}

/** Calls the systems that the server will call, and the server itself if it is running. */
function askAs(config: Config): Ask {
  const { identity, privateHosts } = config;
  return askThrough(openConfiguredOutgoing(privateHosts, identity, config, ownUrl(config)));
}

const ownUrl = ({ host, port }: Config) => `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/** The configuration, or its errors. */
function configOf(environment: Readonly<Record<string, string | undefined>>): Config | readonly Finding[] {
  try {
    return readConfig(environment);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.problems.map((problem) => fault('settings', problem, 'docs/operating.md, "Configuration"'));
  }
}

async function checkFolder({ folder, identity }: Config): Promise<readonly Finding[]> {
  return [
    identity === null
      ? ok('database', `embedded, in ${folder}, with sample data: for evaluation only, not for a practice`)
      : warning(
          'database',
          `embedded, in ${folder}: a power failure can lose the latest changes`,
          'Set DATABASE_URL to a PostgreSQL database before a practice uses this server.',
        ),
    checkDisk(folder, await freeBytes(folder)),
  ];
}

/** A location's secret cannot be saved without a key (A-124). */
function checkSecrets({ identity, secretKeys, pims }: Config): readonly Finding[] {
  const isConnected = pims.ezyvet !== null || pims.digitail !== null || pims.gateway !== null;
  if (identity === null || secretKeys !== null || !isConnected) return [];
  return [
    warning(
      'secrets',
      "PIMS_SECRET_KEYS isn't set, so PIMS account secrets can't be saved",
      'Generate a key with openssl rand -base64 32 and set PIMS_SECRET_KEYS=<name>:<key>.',
    ),
  ];
}
