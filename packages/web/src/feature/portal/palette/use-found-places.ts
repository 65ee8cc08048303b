import { OwnLocationsDocument } from '@signa/core/contract/typed';
import { type OtherPlace, placesTyped, type TypedPalette } from '@signa/core/portal';
import { useOperation } from '../../../client/query/use-operation';
import { usePractice } from '../../../platform/practice/practice';
import { useDebouncedText } from './use-debounced-text';

/** Maximum number of locations fetched for a chain. */
const taken = 20;

/** The user's other locations to switch to. For a chain, the server searches them. */
export function useFoundPlaces({ text, kinds }: TypedPalette): readonly OtherPlace[] {
  const { assignment, assignments, isChain } = usePractice();
  const rested = useDebouncedText(text);
  const filter = withoutCommand(rested);
  const { data } = useOperation(
    OwnLocationsDocument,
    { ...(filter !== '' && { filter }), skip: 0, take: taken },
    { enabled: isChain && kinds.includes('action') && text !== '' && rested !== '', keepOld: true },
  );
  const found = isChain ? (data?.ownLocations.data ?? []) : assignments;
  return found.flatMap(({ id, location }) =>
    location && id !== assignment.id ? [{ assignmentId: id, name: location.name }] : [],
  );
}

const command = placesTyped.replace('>', '').trim().toLowerCase();

/** For example, 'Switch to oak' searches for 'oak'. */
function withoutCommand(typed: string): string {
  const words = typed.trim();
  return words.toLowerCase().startsWith(command) ? words.slice(command.length).trim() : words;
}
