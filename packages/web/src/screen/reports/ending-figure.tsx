import { chakra } from '@chakra-ui/react';
import type { Operations } from '@signa/core/contract';
import { GetEndingRightsDocument } from '@signa/core/contract/typed';
import { menuLinks } from '@signa/core/practice';
import { endingKindLabels } from '@signa/core/administration';
import { formatDate } from '@signa/core/base';
import { CalendarClock, CircleX } from 'lucide-react';
import { Link } from 'react-router';
import { useOperation } from '../../client/query/use-operation';
import { Badge } from '../../part/badge/badge';
import { userProfilePath } from '../../part/text/user-profile-path';
import { usePractice } from '../../platform/practice/practice';
import { FigureCard } from './figure-card';

type Ending = Operations['GetEndingRights']['data']['endingRights'][number];

const what = ({ kind, delegateName }: Ending) =>
  delegateName === null ? endingKindLabels[kind] : `${endingKindLabels[kind]} to ${delegateName}`;

/** Licenses and delegations that end soon or have ended, by user, with links for renewing them. */
export function EndingFigure() {
  const { location, menu, today } = usePractice();
  const { data, failure, refreshing, again } = useOperation(GetEndingRightsDocument, { locationId: location.id });
  const ends = data?.endingRights;
  const mayOpen = menuLinks(menu).includes('/usermanagement');
  return (
    <FigureCard
      title="Licenses and delegations ending soon"
      note="Ending within 90 days, and expired licenses. Not affected by the selected period."
      file="licenses-and-delegations"
      sheet={
        ends
          ? {
              head: ['Person', 'What', 'Last day'],
              rows: ends.map((one) => [one.name, what(one), formatDate(one.on)]),
            }
          : null
      }
      state={{ failed: failure !== null, busy: refreshing, old: false, incomplete: false, again }}
      nothing="Nothing ends within 90 days."
    >
      <chakra.ul aria-label="Licenses and delegations ending soon" listStyleType="none">
        {ends?.map((one) => (
          <chakra.li
            key={`${one.kind} ${one.locationUserId} ${one.delegateName ?? ''}`}
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            columnGap="3"
            rowGap="1"
            py="2"
            borderTopWidth="1px"
            borderColor="border.subtle"
            _first={{ borderTopWidth: '0' }}
          >
            <chakra.span textStyle="name" flex="1 1 10rem" minW="0" overflowWrap="anywhere">
              {mayOpen ? (
                <chakra.a asChild color="accent.fg" textDecoration="underline">
                  <Link to={userProfilePath(one.locationUserId)}>{one.name}</Link>
                </chakra.a>
              ) : (
                one.name
              )}
            </chakra.span>
            <chakra.span flex="1 1 10rem" minW="0" overflowWrap="anywhere">
              {what(one)}
            </chakra.span>
            {one.on < today() ? (
              <Badge tone="expired" icon={CircleX} detail={formatDate(one.on)}>
                Ended
              </Badge>
            ) : (
              <Badge tone="near" icon={CalendarClock} detail={formatDate(one.on)}>
                Ends
              </Badge>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
    </FigureCard>
  );
}
