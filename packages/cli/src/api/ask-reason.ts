import { checkImpersonationReason } from '@signa/core/administration';
import type { CallFailure } from '@signa/core/contract';
import { trimmed } from '@signa/core/base';
import { CommandError, exitCodeOf } from '../process/exit-code.js';
import type { Io } from '../process/io.js';

/** Records why support opens records of a location, which allows the lookup. */
type OpenLookUps = (locationId: string, reason: string) => Promise<void>;

/** Pending prompts by location. A command can query both sides at once, but asks for the reason only once. */
const pendingPrompts = new WeakMap<Io, Map<string, Promise<void>>>();

/** The location for which the server requires a lookup reason, or null if the failure is something else. @see A-429 */
export function lookUpLocation({ code, data }: CallFailure): string | null {
  const id = code === 'FORBIDDEN' ? data['lookUpLocationId'] : null;
  return typeof id === 'string' ? id : null;
}

/**
 * Asks once for the reason to look up records of a location, then opens the lookup.
 *
 * @throws CommandError without an interactive terminal; the message names the command that records the reason
 */
export async function openWithReason(
  io: Io,
  failure: CallFailure,
  locationId: string,
  open: OpenLookUps,
): Promise<void> {
  const pending = pendingPrompts.get(io) ?? new Map<string, Promise<void>>();
  pendingPrompts.set(io, pending);
  const prompt = pending.get(locationId) ?? promptForReason(io, failure, locationId, open);
  pending.set(locationId, prompt);
  try {
    await prompt;
  } finally {
    pending.delete(locationId);
  }
}

async function promptForReason(io: Io, failure: CallFailure, locationId: string, open: OpenLookUps): Promise<void> {
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
