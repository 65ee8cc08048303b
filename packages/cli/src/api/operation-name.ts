import { mutationNames, type OperationName, queryNames } from '@signa/core/contract';
import { CommandError, exitCodes } from '../process/exit-code.js';

/** Names are exact; another case is a slip that can be named. */
export function operationName(text: string): OperationName {
  const names: readonly OperationName[] = [...queryNames, ...mutationNames];
  const found = names.find((name) => name === text);
  if (found) return found;
  const near = names.filter((name) => name.toLowerCase().includes(text.toLowerCase()));
  const hint = near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : ' signa api --list names them all.';
  throw new CommandError(`Signa has no operation ${text}.${hint}`, exitCodes.usage);
}
