import { chakra } from '@chakra-ui/react';
import { pimsAccountOf } from '@signa/core/practice';
import { CircleCheck, UserRoundX } from 'lucide-react';
import { ChangePicture } from '../../feature/practice/profile-picture/change-picture';
import { Badge } from '../../part/badge/badge';
import { PimsDotMark } from '../../part/badge/pims-dot-mark';
import { RoleMark } from '../../part/badge/role-mark';
import { Avatar } from '../../part/picture/avatar';
import { Card } from '../../part/surface/card';
import { Fact, Facts } from '../../part/surface/facts';
import type { PracticeLocation } from '../../platform/practice/practice';
import type { ProfilePerson } from './use-user-profile';

interface SummaryCardProps {
  readonly person: ProfilePerson;
  /** Null if it is not one of the viewer's locations. */
  readonly place: PracticeLocation | null;
}

/** Summary of the user. */
export function SummaryCard({ person, place }: SummaryCardProps) {
  return (
    <Card
      aria-label="User"
      p="4"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="4"
    >
      <chakra.div display="flex" alignItems="center" gap="3" minW="0">
        <Avatar name={person.displayName} picture={person.profilePictureThumbnailUrl} size="profile" />
        <chakra.div minW="0">
          <chakra.h2 textStyle="section" overflowWrap="anywhere">
            {person.displayName}
          </chakra.h2>
          <chakra.p color="fg.muted" overflowWrap="anywhere">
            {person.email}
          </chakra.p>
          <chakra.div mt="1.5">
            <ChangePicture person={person} />
          </chakra.div>
        </chakra.div>
      </chakra.div>
      <Facts
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(5, auto)' }}
        columnGap="6"
        rowGap="3"
        w={{ base: 'full', md: 'auto' }}
      >
        <Fact label="Role">
          <RoleMark role={person.role} />
        </Fact>
        <Fact label="Location">{place?.name}</Fact>
        <Fact label="Primary">{person.isPrimary ? 'Yes' : 'No'}</Fact>
        <Fact label="Active">
          {person.isActive ? (
            <Badge tone="ready" icon={CircleCheck}>
              Active
            </Badge>
          ) : (
            <Badge icon={UserRoundX}>Not active</Badge>
          )}
        </Fact>
        <Fact label="PIMS">
          <PimsDotMark person={person} hasPims={!place || pimsAccountOf(place) !== null} />
        </Fact>
      </Facts>
    </Card>
  );
}
