import { open, rename, rm } from 'node:fs/promises';
import { CommandError, exitCodes } from '../process/exit-code.js';

/** A file that is written completely or not at all. */
interface NewFile {
  readonly write: (content: Uint8Array) => Promise<void>;
  /** Discards the file and leaves any existing one unchanged. */
  readonly abandon: () => Promise<void>;
}

const ownerOnly = 0o600;

/**
 * Reserves the file before there is anything to write, so that an unwritable path fails early. Only the owner can read
 * it, because printed prescriptions contain personal data.
 *
 * @param isForced - whether to overwrite an existing file
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
    return new CommandError(`${path} already exists. Choose another file, or add --force.`, exitCodes.usage);
  if (code === 'ENOENT')
    return new CommandError(`The folder of ${path} does not exist. Create it first.`, exitCodes.usage);
  return new CommandError(`${path} cannot be written: ${message}`);
}
