import { StartError } from '../../start/start-error.js';

/** Ends a command that cannot run, with a message that says what to do instead. */
export function refused(text: string): never {
  throw new StartError(text);
}
