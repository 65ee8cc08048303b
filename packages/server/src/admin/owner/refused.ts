import { StartError } from '../../start/start-error.js';

/** Ends a command that cannot do what it was asked, with what to do instead. */
export function refused(text: string): never {
  throw new StartError(text);
}
