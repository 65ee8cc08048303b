import { open, rename, rm } from 'node:fs/promises';
import { CommandError, exitCodes } from '../process/exit-code.js';

/** A file that is there whole, or not at all. */
export interface NewFile {
  readonly write: (content: Uint8Array) => Promise<void>;
  /** Leaves everything as it was. */
  readonly abandon: () => Promise<void>;
}

const ownerOnly = 0o600;

/**
 * Takes the place of a file before there is something to write, so that what cannot be written is known first. Only its
 * owner may read it: papers are about people.
 *
 * @param isForced - whether a file that is there already may be replaced
 */
export async function newFile(path: string, isForced: boolean): Promise<NewFile> {
  const beside = isForced ? `${path}.${process.pid}` : path;
  const file = await open(beside, 'wx', ownerOnly).catch((cause: unknown) => {
    throw refusal(path, cause as NodeJS.ErrnoException);
  });
  const abandon = async (): Promise<void> => {
    await file.close();
    await rm(beside, { force: true });
  };
  return {
    abandon,
    async write(content) {
      await file.writeFile(content);
      await file.close();
      if (isForced) await rename(beside, path);
    },
  };
}

function refusal(path: string, { code, message }: NodeJS.ErrnoException): CommandError {
  if (code === 'EEXIST')
    return new CommandError(`${path} is there already. Name another file, or add --force.`, exitCodes.usage);
  if (code === 'ENOENT') return new CommandError(`The folder of ${path} is missing. Make it first.`, exitCodes.usage);
  return new CommandError(`${path} cannot be written: ${message}`);
}
