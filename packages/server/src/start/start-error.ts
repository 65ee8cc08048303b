/** Why a start cannot be, told to who starts the server: what is wrong and what to do, without a trace of the program. */
export class StartError extends Error {
  override readonly name: string = 'StartError';
}
