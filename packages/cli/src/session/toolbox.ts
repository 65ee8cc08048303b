import type { Io } from '../process/io.js';
import type { SessionFile } from './session-file.js';

/** Dependencies of every command. */
export interface Toolbox {
  readonly io: Io;
  readonly file: SessionFile;
  /** The server address if `--server` is not given. */
  readonly defaultServer: string;
}
