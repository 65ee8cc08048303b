import { userTexts } from '@signa/core/practice';
import { chakra } from '@chakra-ui/react';
import { UserRoundSearch, Users } from 'lucide-react';
import type { KeyboardEvent, RefObject } from 'react';
import { Button } from '../../part/button/button';
import { Card } from '../../part/surface/card';
import { Empty } from '../../part/surface/empty';
import { SkeletonRows } from '../../part/surface/skeleton';
import { PersonRow } from './person-row';
import type { FoundPerson, People } from './use-people';

interface PeopleRowsProps {
  readonly people: People;
  readonly list: RefObject<HTMLUListElement | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onEdit: (person: FoundPerson) => void;
  readonly onImpersonate: (person: FoundPerson) => void;
}

/** Shows exactly one of idle, loading, empty, and ready. */
export function PeopleRows({ people, list, onKeyDown, onEdit, onImpersonate }: PeopleRowsProps) {
  const { found, filters, isAsked, isOld, isTurning, change } = people;
  if (!isAsked)
    return (
      <Empty icon={Users} title="Find a user" minH="18rem">
        Search by name or email in every practice, or choose a location to see everyone there.
      </Empty>
    );
  if (!found || isTurning)
    return (
      <Card>
        <SkeletonRows rows={10} label="Loading users" />
      </Card>
    );
  if (found.count === 0)
    return (
      <Empty
        icon={UserRoundSearch}
        title={userTexts.noneFound}
        minH="18rem"
        action={
          <chakra.span display="inline-flex" flexWrap="wrap" justifyContent="center" gap="2">
            {filters.locationId !== null && filters.search !== '' && (
              <Button variant="link" onClick={() => change({ locationId: null })}>
                Search all locations
              </Button>
            )}
            {filters.onlyActive && (
              <Button variant="link" onClick={() => change({ onlyActive: false })}>
                Search inactive users too
              </Button>
            )}
          </chakra.span>
        }
      />
    );
  return (
    <Card
      aria-label="Users"
      aria-busy={isOld || undefined}
      overflow="hidden"
      css={{ containerType: 'inline-size', containerName: 'people' }}
    >
      <chakra.ul ref={list} onKeyDown={onKeyDown}>
        {found.data.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            search={filters.search}
            onEdit={() => onEdit(person)}
            onImpersonate={() => onImpersonate(person)}
          />
        ))}
      </chakra.ul>
    </Card>
  );
}
