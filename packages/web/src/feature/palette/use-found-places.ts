import { OwnLocationsDocument } from '@signa/core/contract/typed';
import { type OtherPlace, placesTyped, type TypedPalette } from '@signa/core/portal';
import { useOperation } from '../../client/query/use-operation';
import { usePractice } from '../../platform/practice/practice';
import { useRestedText } from './use-rested-text';

/** Locations that are brought of a chain. */
const taken = 20;

/** The other locations of the user to switch to; those of a chain are searched by what is typed. */
export function useFoundPlaces({ text, kinds }: TypedPalette): readonly OtherPlace[] {
  const { assignment, assignments, isChain } = usePractice();
  const rested = useRestedText(text);
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

/** 'Switch to oak' looks for 'oak'. */
function withoutCommand(typed: string): string {
  const words = typed.trim();
  return words.toLowerCase().startsWith(command) ? words.slice(command.length).trim() : words;
}
