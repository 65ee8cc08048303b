import { CommandError, exitCodes } from '../process/exit-code.js';
import type { Value } from './value.js';

/**
 * Filters JSON by jq itself, which is loaded only then. Texts come out without quotes, as `jq -r` has them.
 *
 * @throws CommandError with exit code 2 on an expression that jq does not take
 */
export async function runJq(value: Value, expression: string): Promise<string> {
  const { raw } = await import('jq-wasm');
  try {
    return (await raw(JSON.stringify(value), expression, ['-r'])).trimEnd();
  } catch (cause) {
    throw new CommandError(`--jq: ${cause instanceof Error ? cause.message : String(cause)}`, exitCodes.usage);
  }
}
