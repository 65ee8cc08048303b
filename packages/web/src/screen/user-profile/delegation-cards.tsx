import { chakra } from '@chakra-ui/react';
import { countsOn } from '@signa/core/delegation';
import { formatDate } from '@signa/core/time';
import type { PlainDate } from '@signa/core/time';
import { UserRoundX } from 'lucide-react';
import { Link } from 'react-router';
import { RoleMark } from '../../part/badge/role-mark';
import { Avatar } from '../../part/picture/avatar';
import { TitledCard } from '../../part/surface/card';
import { FailedLine } from '../../part/surface/failed-line';
import { SkeletonRows } from '../../part/surface/skeleton';
import { userProfilePath } from '../../part/text/user-profile-path';
import { useColleagues } from './use-user-profile';
import type { ProfilePerson } from './use-user-profile';

/** Who may authorize in the name of the person, and in whose name the person may. */
export function DelegationCards({ person, today }: { readonly person: ProfilePerson; readonly today: PlainDate }) {
  const { delegatedUsers, delegatedAccess, displayName } = person;
  const colleagues = useColleagues(person.locationId, delegatedUsers.length + delegatedAccess.length > 0);
  return (
    <>
      <People
        title="Delegate Users"
        note={`May authorize in the name of ${displayName} at this location.`}
        empty="No delegate users found"
        people={delegatedUsers.map(({ delegatedLocationUserId: id, lastDay }) => ({ id, lastDay }))}
        today={today}
        colleagues={colleagues}
      />
      <People
        title="Delegation Permissions"
        note={`Vets in whose name ${displayName} may authorize.`}
        empty="No delegate access found"
        people={delegatedAccess.map(({ locationUserId: id, lastDay }) => ({ id, lastDay }))}
        today={today}
        colleagues={colleagues}
      />
    </>
  );
}

interface PeopleProps {
  readonly title: string;
  readonly note: string;
  readonly empty: string;
  readonly people: readonly { readonly id: string; readonly lastDay: PlainDate | null }[];
  readonly today: PlainDate;
  readonly colleagues: ReturnType<typeof useColleagues>;
}

function People({ title, note, empty, people, today, colleagues }: PeopleProps) {
  return (
    <TitledCard title={title}>
      <chakra.p color="fg.muted" pb="3" borderBottomWidth="1px" borderColor="border.subtle">
        {note}
      </chakra.p>
      {people.length === 0 ? (
        <chakra.p display="flex" alignItems="center" gap="2" pt="3" color="fg.muted">
          <UserRoundX size={16} aria-hidden />
          {empty}
        </chakra.p>
      ) : colleagues.isLoading ? (
        <SkeletonRows rows={people.length} label={`Loading ${title}`} />
      ) : (
        <>
          {colleagues.failure !== null && (
            <FailedLine onRetry={colleagues.again} busy={colleagues.refreshing}>
              The names could not be loaded.
            </FailedLine>
          )}
          <chakra.ul>
            {people.map(({ id, lastDay }) => (
              <Row key={id} id={id} colleague={colleagues.nameOf(id)} lastDay={lastDay} today={today} />
            ))}
          </chakra.ul>
        </>
      )}
    </TitledCard>
  );
}

interface RowProps {
  readonly id: string;
  readonly colleague: ReturnType<ReturnType<typeof useColleagues>['nameOf']>;
  readonly lastDay: PlainDate | null;
  readonly today: PlainDate;
}

function Row({ id, colleague, lastDay, today }: RowProps) {
  const name = colleague?.displayName ?? 'Somebody of this location';
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      gap="2"
      py="2"
      borderBottomWidth="1px"
      borderColor="border.subtle"
      _last={{ borderBottomWidth: '0', pb: '0' }}
    >
      <Avatar name={name} picture={colleague?.profilePictureThumbnailUrl ?? null} size="header" />
      <chakra.span flex="1" minW="0" overflowWrap="anywhere">
        <NameLink to={userProfilePath(id)}>{name}</NameLink>
        {colleague?.isActive === false && (
          <chakra.span textStyle="meta" color="fg.subtle">
            {' '}
            not active
          </chakra.span>
        )}
        {lastDay !== null && (
          <chakra.span
            display="block"
            textStyle="meta"
            color={countsOn({ lastDay }, today) ? 'fg.muted' : 'status.expired.fg'}
          >
            {countsOn({ lastDay }, today) ? `Until ${formatDate(lastDay)}` : `Ended on ${formatDate(lastDay)}`}
          </chakra.span>
        )}
      </chakra.span>
      {colleague && <RoleMark role={colleague.role} />}
    </chakra.li>
  );
}

const NameLink = chakra(Link, {
  base: { color: 'accent.fg', borderRadius: 'key', '&:hover': { textDecoration: 'underline' } },
});
