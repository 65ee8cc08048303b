import { checkImpersonationReason } from '@signa/core/administration';
import type { CallFailure } from '@signa/core/contract';
import { trimmed } from '@signa/core/base';
import { CommandError, exitCodeOf } from '../process/exit-code.js';
import type { Io } from '../process/io.js';

/** Opens the look-up of records of a location with a reason. */
export type OpenLookUps = (locationId: string, reason: string) => Promise<void>;

/** What is being asked of the person, by location: commands ask both sides at once, and the person once. */
const asking = new WeakMap<Io, Map<string, Promise<void>>>();

/** The location whose records are looked up, where the server asks for a reason first. @see A-429 */
export function lookUpLocation({ code, data }: CallFailure): string | null {
  const id = code === 'FORBIDDEN' ? data['lookUpLocationId'] : null;
  return typeof id === 'string' ? id : null;
}

/**
 * Asks the person why they look up records of a location, once, and opens the look-up.
 *
 * @throws CommandError where nobody can be asked, with the command to give the reason by
 */
export async function giveReason(io: Io, failure: CallFailure, locationId: string, open: OpenLookUps): Promise<void> {
  const known = asking.get(io) ?? new Map<string, Promise<void>>();
  asking.set(io, known);
  const asked = known.get(locationId) ?? ask(io, failure, locationId, open);
  known.set(locationId, asked);
  try {
    await asked;
  } finally {
    known.delete(locationId);
  }
}

async function ask(io: Io, failure: CallFailure, locationId: string, open: OpenLookUps): Promise<void> {
  const { code, message } = failure;
  if (!io.canAsk) {
    const how = `${message}\nGive it with: signa support open --location ${locationId} --reason <text>`;
    throw new CommandError(how, exitCodeOf(code));
  }
  const reason = trimmed(await io.ask(`${message}\nReason: `));
  const [issue] = checkImpersonationReason(reason);
  if (issue) throw new CommandError(issue.message, exitCodeOf(code));
  await open(locationId, reason);
}
