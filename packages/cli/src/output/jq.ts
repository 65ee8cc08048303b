import { CommandError, exitCodes } from '../process/exit-code.js';
import type { Value } from './value.js';

/**
 * Filters JSON with jq, which is loaded on demand. Strings are printed without quotes, as with `jq -r`.
 *
 * @throws CommandError with exit code 2 if jq rejects the expression
 */
export async function runJq(value: Value, expression: string): Promise<string> {
  const { raw } = await import('jq-wasm');
  try {
    return (await raw(JSON.stringify(value), expression, ['-r'])).trimEnd();
  } catch (cause) {
    throw new CommandError(`--jq: ${cause instanceof Error ? cause.message : String(cause)}`, exitCodes.usage);
  }
}
