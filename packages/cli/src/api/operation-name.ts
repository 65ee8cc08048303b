import { mutationNames, type OperationName, queryNames } from '@signa/core/contract';
import { CommandError, exitCodes } from '../process/exit-code.js';

/** Matches operation names exactly and suggests names that differ only in case or contain the text. */
export function operationName(text: string): OperationName {
  const names: readonly OperationName[] = [...queryNames, ...mutationNames];
  const found = names.find((name) => name === text);
  if (found) return found;
  const near = names.filter((name) => name.toLowerCase().includes(text.toLowerCase()));
  const hint = near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : ' Run signa api --list to see them all.';
  throw new CommandError(`Signa has no operation ${text}.${hint}`, exitCodes.usage);
}
