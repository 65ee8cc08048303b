import { chakra } from '@chakra-ui/react';
import { pimsAccountOf } from '@signa/core/practice';
import { ChevronRight, UserRoundX } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { Badge } from '../../part/badge/badge';
import { LicenseBadge } from '../../part/badge/license-badge';
import { PimsDotMark } from '../../part/badge/pims-dot-mark';
import { RoleMark } from '../../part/badge/role-mark';
import { KeyCap } from '../../part/button/key-cap';
import { rememberLastRow } from '../../part/list/last-row';
import { MarkedText } from '../../part/list/marked-text';
import { Avatar } from '../../part/picture/avatar';
import { userProfilePath } from '../../part/text/user-profile-path';
import type { Place } from '../../feature/practice/own-location/use-places';
import { usePractice } from '../../platform/practice/practice';
import type { FoundUser } from './use-user-list';

const wide = '@container users (min-width: 52rem)';

/** Columns of the list and its header. */
export const userColumns = {
  [wide]: { gridTemplateColumns: '1.75rem minmax(0, 5fr) minmax(0, 2fr) minmax(0, 4fr) 11rem 4.5rem' },
} as const;

/** Only in the column layout. */
export const onlyWide = { display: 'none', [wide]: { display: 'grid' } } as const;

const RowLink = chakra(Link, {
  base: {
    display: 'grid',
    gridTemplateColumns: '1.75rem minmax(0, 1fr) auto',
    columnGap: '3',
    rowGap: '1',
    alignItems: 'center',
    minH: 'row',
    px: '4',
    py: '2.5',
    color: 'inherit',
    '& > *': { gridColumn: '2' },
    '&:hover': { bg: 'bg.hover' },
    '&:focus-visible': { bg: 'accent.subtle', outlineOffset: '-2px', '& [data-avatar] > *': { bg: 'bg.surface' } },
    // Keeps its space so that the columns align.
    '& [data-enter]': { visibility: 'hidden' },
    '&:focus-visible [data-enter]': { visibility: 'visible' },
    [wide]: { '& > *': { gridColumn: 'auto' }, ...userColumns[wide] },
  },
});

interface ListedUserProps {
  readonly person: FoundUser;
  /** The user's locations; null while unknown. */
  readonly place: Place | null;
  /** Search text, for highlighting matches. */
  readonly search: string;
}

/** Name, email, role, location, and PIMS link of a user; the row links to the profile. */
export function ListedUser({ person, place, search }: ListedUserProps) {
  const { today } = usePractice();
  const { pathname, search: query } = useLocation();
  const list = pathname + query;
  const record = userProfilePath(person.id);
  return (
    <chakra.li borderTopWidth="1px" borderColor="border.subtle" _first={{ borderTopWidth: '0' }}>
      <RowLink
        to={record}
        state={{ from: list }}
        onClick={({ currentTarget }) => rememberLastRow({ list, record }, currentTarget)}
        data-row
      >
        <chakra.span data-avatar css={{ '&&': { gridColumn: '1' } }} alignSelf={{ base: 'start', md: 'center' }}>
          <Avatar name={person.displayName} picture={person.profilePictureThumbnailUrl} size="header" />
        </chakra.span>
        <chakra.div minW="0">
          <chakra.div display="flex" flexWrap="wrap" gap="2" textStyle="name">
            <chakra.span overflowWrap="anywhere">
              <MarkedText text={person.displayName} search={search} />
            </chakra.span>
            {!person.isActive && <Badge icon={UserRoundX}>Not active</Badge>}
            <LicenseBadge person={person} today={today()} />
          </chakra.div>
          <chakra.p textStyle="meta" color="fg.muted" overflowWrap="anywhere">
            <MarkedText text={person.email} search={search} />
          </chakra.p>
        </chakra.div>
        <chakra.span textStyle="strong" minW="0">
          <RoleMark role={person.role} />
        </chakra.span>
        <chakra.span minW="0" overflowWrap="anywhere">
          {place?.name}
        </chakra.span>
        <span>
          <PimsDotMark person={person} hasPims={!place || pimsAccountOf(place) !== null} />
        </span>
        <chakra.span
          display="inline-flex"
          alignItems="center"
          justifyContent="flex-end"
          gap="2"
          color="fg.subtle"
          css={{ '&&': { gridColumn: '-2', gridRow: '1' } }}
        >
          <chakra.span data-enter hideBelow="md" display="inline-flex">
            <KeyCap keys={['Enter']} />
          </chakra.span>
          <ChevronRight size={16} aria-hidden />
        </chakra.span>
      </RowLink>
    </chakra.li>
  );
}
