import type { Io } from '../process/io.js';
import type { SessionFile } from './session-file.js';

/** What every command works with. */
export interface Toolbox {
  readonly io: Io;
  readonly file: SessionFile;
  /** Address of the server when `--server` is not given. */
  readonly defaultServer: string;
}
