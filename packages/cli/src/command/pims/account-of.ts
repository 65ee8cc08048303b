import type { PimsConnectionType } from '@signa/core/practice';
import { GetLocationDocument } from '@signa/core/contract/typed';
import { callServer } from '../../api/call-server.js';
import { CommandError } from '../../process/exit-code.js';
import type { Io } from '../../process/io.js';
import type { SupportSession } from '../../session/session.js';
import type { SessionFile } from '../../session/session-file.js';

/** The practice system account of a location, as the contract names it. */
interface LocationAccount {
  readonly pimsAccountId: string;
  readonly pimsConnectionType: PimsConnectionType;
}

/**
 * The PIMS account of a location, even if PIMS is turned off there (C-131).
 *
 * @throws CommandError if the location is unknown or has no account or connection type
 */
export async function accountOf(
  io: Io,
  file: SessionFile,
  session: SupportSession,
  id: string,
): Promise<LocationAccount> {
  const { location } = await callServer(io, file, session, GetLocationDocument, { id });
  if (!location) throw new CommandError(`There is no location ${id}.`);
  const { pimsAccountId, pimsConnectionType } = location;
  if (!pimsAccountId || !pimsConnectionType)
    throw new CommandError(`${location.name} has no PIMS account and connection type.`);
  return { pimsAccountId, pimsConnectionType };
}
