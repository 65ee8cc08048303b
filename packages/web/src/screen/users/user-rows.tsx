import { chakra } from '@chakra-ui/react';
import { userTexts } from '@signa/core/practice';
import { MapPinOff, UserRoundSearch } from 'lucide-react';
import type { KeyboardEvent, RefObject } from 'react';
import { Button } from '../../part/button/button';
import { Card } from '../../part/surface/card';
import { Empty } from '../../part/surface/empty';
import { SkeletonRows } from '../../part/surface/skeleton';
import { ListedUser, onlyWide, userColumns } from './listed-user';
import type { UserList } from './use-user-list';

interface UserRowsProps {
  readonly users: UserList;
  readonly list: RefObject<HTMLUListElement | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Shows exactly one of refused, loading, empty, and ready. */
export function UserRows({ users, list, onKeyDown }: UserRowsProps) {
  const { found, filters, refusal, isOld, isTurning, change, search } = users;
  if (refusal !== null)
    return (
      <Empty
        icon={MapPinOff}
        title={refusal}
        minH="18rem"
        action={
          <Button variant="accent" onClick={() => change({ locationIds: null })}>
            All my locations
          </Button>
        }
      />
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
            {filters.search && (
              <Button variant="link" onClick={() => search('')}>
                Show all users
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
      css={{ containerType: 'inline-size', containerName: 'users' }}
    >
      <chakra.div
        aria-hidden
        gap="3"
        px="4"
        py="2"
        bg="bg.canvas"
        borderBottomWidth="1px"
        borderColor="border.default"
        textStyle="meta"
        color="fg.muted"
        css={[onlyWide, userColumns]}
      >
        <span />
        <span>Name</span>
        <span>Role</span>
        <span>Location</span>
        <span>PIMS</span>
        <span />
      </chakra.div>
      <chakra.ul ref={list} onKeyDown={onKeyDown}>
        {found.data.map((person) => (
          <ListedUser
            key={person.id}
            person={person}
            place={users.listed.at(person.locationId)?.location ?? null}
            search={filters.search}
          />
        ))}
      </chakra.ul>
    </Card>
  );
}
