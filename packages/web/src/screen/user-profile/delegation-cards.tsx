import { chakra } from '@chakra-ui/react';
import { countsOn } from '@signa/core/practice';
import { formatDate, type PlainDate } from '@signa/core/base';
import { UserRoundX } from 'lucide-react';
import { Link } from 'react-router';
import { RoleMark } from '../../part/badge/role-mark';
import { Avatar } from '../../part/picture/avatar';
import { TitledCard } from '../../part/surface/card';
import { userProfilePath } from '../../part/text/user-profile-path';
import type { ProfilePerson } from './use-user-profile';

/** Who can authorize on the user's behalf, and on whose behalf the user can. */
export function DelegationCards({ person, today }: { readonly person: ProfilePerson; readonly today: PlainDate }) {
  const { delegatedUsers, delegatedAccess, displayName } = person;
  return (
    <>
      <People
        title="Delegate Users"
        note={`Can authorize on behalf of ${displayName} at this location.`}
        empty="No delegate users found"
        people={delegatedUsers.map(({ delegatedLocationUserId: id, lastDay, other }) => ({ id, lastDay, other }))}
        today={today}
      />
      <People
        title="Delegation Permissions"
        note={`Vets on whose behalf ${displayName} can authorize.`}
        empty="No delegate access found"
        people={delegatedAccess.map(({ locationUserId: id, lastDay, other }) => ({ id, lastDay, other }))}
        today={today}
      />
    </>
  );
}

interface PeopleProps {
  readonly title: string;
  readonly note: string;
  readonly empty: string;
  readonly people: readonly Omit<RowProps, 'today'>[];
  readonly today: PlainDate;
}

function People({ title, note, empty, people, today }: PeopleProps) {
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
      ) : (
        <chakra.ul>
          {people.map((one) => (
            <Row key={one.id} {...one} today={today} />
          ))}
        </chakra.ul>
      )}
    </TitledCard>
  );
}

interface RowProps {
  readonly id: string;
  readonly other: ProfilePerson['delegatedUsers'][number]['other'];
  readonly lastDay: PlainDate | null;
  readonly today: PlainDate;
}

function Row({ id, other, lastDay, today }: RowProps) {
  const name = other?.displayName ?? 'Someone at this location';
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
      <Avatar name={name} picture={other?.profilePictureThumbnailUrl ?? null} size="header" />
      <chakra.span flex="1" minW="0" overflowWrap="anywhere">
        <NameLink to={userProfilePath(id)}>{name}</NameLink>
        {other?.isActive === false && (
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
      {other && <RoleMark role={other.role} />}
    </chakra.li>
  );
}

const NameLink = chakra(Link, {
  base: { color: 'accent.fg', borderRadius: 'key', '&:hover': { textDecoration: 'underline' } },
});
