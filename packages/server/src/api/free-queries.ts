import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '@signa/core/base';
import type { Bearer } from '../access/bearer.js';
import type { Directory } from '../access/directory.js';
import type { Database } from '../database/database.js';
import type { AccountProvider } from '../integration/account/account-provider.js';
import type { PracticeSystems } from '../integration/pims/practice-system.js';
import type { SecretCipher } from '../secrets/secret-cipher.js';
import type { Contract } from './contract.js';
import type { ReportError } from './error.js';

export interface FreeQueryDeps {
  readonly contract: Contract;
  readonly database: Database;
  readonly directory: Directory;
  readonly bearer: Bearer;
  readonly clock: Clock;
  readonly practiceSystems: PracticeSystems;
  readonly secretCipher: SecretCipher;
  readonly reportsUrl: string | null;
  readonly accounts: AccountProvider;
  readonly report: ReportError;
}

/**
 * Answers a query outside the contract, given the parsed body of a POST, or nothing when a browser requests the
 * explorer.
 */
export type FreeQueries = (request: IncomingMessage, response: ServerResponse, body: unknown) => Promise<void>;

/** Only the development server has one. */
export type OpenFreeQueries = (deps: FreeQueryDeps) => FreeQueries;
