import type { Clock } from '@signa/core/base';
import { connectReturnPath } from '@signa/core/pims';
import { Failure } from '../failure/failure.js';
import type { Connecting } from '../integration/pims/practice-system.js';
import type { PracticeSystems } from '../integration/pims/practice-system.js';
import { PracticeSystemError } from '../integration/pims/practice-system-error.js';
import type { SecretCipher } from '../secrets/secret-cipher.js';

export interface ConnectDeps {
  readonly practiceSystems: PracticeSystems;
  readonly secretCipher: SecretCipher;
  readonly clock: Clock;
  /** Public address of the portal. */
  readonly publicUrl: string;
  /** Logs why a PIMS call failed; the caller learns only that it did. */
  readonly report: (error: unknown) => unknown;
}

/** @throws Failure PARTNER_UNREACHABLE when DIGITAIL is not configured */
export function connectingOf({ practiceSystems, report }: ConnectDeps): Connecting {
  const connecting = practiceSystems.DIGITAIL?.connecting;
  if (connecting) return connecting;
  report(new Error('No connection to DIGITAIL is configured'));
  throw new Failure('PARTNER_UNREACHABLE');
}

/** @throws Failure PARTNER_UNREACHABLE; the cause is logged without the partner's message */
export async function reached<T>({ report }: ConnectDeps, asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof PracticeSystemError)) throw error;
    report(error);
    throw new Failure('PARTNER_UNREACHABLE');
  }
}

/** The only redirect address for DIGITAIL: any other would expose a user's code. */
export const returnAddress = ({ publicUrl }: ConnectDeps): string => new URL(connectReturnPath, publicUrl).href;
