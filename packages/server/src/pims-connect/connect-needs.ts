import type { Clock } from '@signa/core/base';
import { connectReturnPath } from '@signa/core/pims';
import { Failure } from '../failure/failure.js';
import type { Connecting } from '../outside/pims/practice-system.js';
import type { PracticeSystems } from '../outside/pims/practice-system.js';
import { PracticeSystemError } from '../outside/pims/practice-system-error.js';
import type { Seals } from '../seal/seals.js';

export interface ConnectNeeds {
  readonly practiceSystems: PracticeSystems;
  readonly seals: Seals;
  readonly clock: Clock;
  /** The address that people reach the portal under. */
  readonly publicUrl: string;
  /** Keeps why the practice system could not be asked; the caller reads that it could not. */
  readonly report: (error: unknown) => unknown;
}

/** @throws Failure PARTNER_UNREACHABLE where DIGITAIL is not configured */
export function connectingOf({ practiceSystems, report }: ConnectNeeds): Connecting {
  const connecting = practiceSystems.DIGITAIL?.connecting;
  if (connecting) return connecting;
  report(new Error('No connection to DIGITAIL is configured'));
  throw new Failure('PARTNER_UNREACHABLE');
}

/** @throws Failure PARTNER_UNREACHABLE; what happened is reported without a word of the partner's */
export async function reached<T>({ report }: ConnectNeeds, asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof PracticeSystemError)) throw error;
    report(error);
    throw new Failure('PARTNER_UNREACHABLE');
  }
}

/** The one address that DIGITAIL sends a browser back to: another would hand somebody's code to a stranger. */
export const returnAddress = ({ publicUrl }: ConnectNeeds): string => new URL(connectReturnPath, publicUrl).href;
