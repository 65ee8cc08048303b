import { chakra } from '@chakra-ui/react';
import { pimsAccountOf, pimsDot } from '@signa/core/practice';
import { PimsUserFacts } from '../../feature/pims/pims-user/pims-user-facts';
import { usePimsUser, useUserAccount } from '../../feature/pims/pims-user/use-pims-user';
import { PimsDotMark } from '../../part/badge/pims-dot-mark';
import { TitledCard } from '../../part/surface/card';
import { Fact, Facts } from '../../part/surface/facts';
import { FailedLine } from '../../part/surface/failed-line';
import { SkeletonFacts } from '../../part/surface/skeleton';
import type { PracticeLocation } from '../../platform/practice/practice';
import { ChangePimsUser } from './edit-user';
import type { ProfilePerson } from './use-user-profile';

interface PimsLinkCardProps {
  readonly person: ProfilePerson;
  readonly place: PracticeLocation | null;
}

const meaning = {
  green: 'Linked to a user in the practice system.',
  red: 'Users who authorize need a link to their record in the practice system.',
  grey: 'This role does not authorize and needs no link.',
} as const;

/** Whether the user is linked to the practice system, and to which of its users (A-082, A-083). */
export function PimsLinkCard({ person, place }: PimsLinkCardProps) {
  const account = useUserAccount(place);
  const hasPims = !place || pimsAccountOf(place) !== null;
  const { user, loading, failed, refreshing, again } = usePimsUser(account, person.pimsId ?? '');
  return (
    <TitledCard title="PIMS Link" action={account && <ChangePimsUser person={person} place={place} />}>
      <chakra.p color="fg.muted" mb="3">
        {hasPims ? meaning[pimsDot(person).colour] : 'This location has no practice system, so no link is needed.'}
      </chakra.p>
      <chakra.div display="flex" flexDirection="column" gap="4">
        <Facts>
          <Fact label="Status">
            <PimsDotMark person={person} hasPims={hasPims} />
          </Fact>
          {!user && <Fact label="PIMS ID">{person.pimsId}</Fact>}
          {!user && <Fact label="Origin system">{place?.pimsConnectionType}</Fact>}
        </Facts>
        {loading && <SkeletonFacts rows={1} label="Loading from the practice system" />}
        {failed && (
          <FailedLine onRetry={again} busy={refreshing}>
            We couldn't load this user from the practice system.
          </FailedLine>
        )}
        {user === null && (
          <chakra.p color="status.near.fg">The practice system no longer has a user with this ID.</chakra.p>
        )}
        {user && <PimsUserFacts user={user} />}
      </chakra.div>
    </TitledCard>
  );
}
