/** Why the server cannot start, with what to do about it and without a stack trace. */
export class StartError extends Error {
  override readonly name: string = 'StartError';
}
