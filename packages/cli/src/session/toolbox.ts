import type { Io } from '../process/io.js';
import type { SessionFile } from './session-file.js';

/** Dependencies of every command. */
export interface Toolbox {
  readonly io: Io;
  readonly file: SessionFile;
  /** The server that `--server` or SIGNA_SERVER names; null if neither does. */
  readonly namedServer: string | null;
}
