import { chakra } from '@chakra-ui/react';
import { mayUse } from '@signa/core/administration';
import { deaNotice, licenseNotice } from '@signa/core/practice';
import { todayIn } from '@signa/core/base';
import { ArrowLeft, UserRoundX } from 'lucide-react';
import { useNavigate } from 'react-router';
import { LinkButton } from '../../part/button/link-button';
import { useListPath } from '../../part/list/use-list-path';
import { Warning } from '../../part/notice/warning';
import { Page } from '../../part/page/page';
import { Card } from '../../part/surface/card';
import { Empty } from '../../part/surface/empty';
import { FailedUserLine } from '../../part/surface/failed-user-line';
import { SkeletonFacts } from '../../part/surface/skeleton';
import { usePractice } from '../../platform/practice/practice';
import { useShortcut } from '../../platform/keyboard/use-shortcut';
import { useServices } from '../../platform/services/services';
import { AccessCard } from './access-card';
import { AccountCard } from './account-card';
import { DelegationCards } from './delegation-cards';
import { EditUser } from './edit-user';
import { PimsLinkCard } from './pims-link-card';
import { ProfileCard } from './profile-card';
import { SummaryCard } from './summary-card';
import { useUserProfile } from './use-user-profile';
import type { ProfilePerson } from './use-user-profile';

/** `/usermanagement/userprofile/{locationUserId}`: a user at one location. */
export function UserProfileScreen() {
  const { person, place, failure, refreshing, again } = useUserProfile();
  return (
    <Page
      crumbs={[{ label: person?.displayName ?? 'User' }]}
      actions={
        <>
          <Back />
          {person && <EditUser person={person} place={place} />}
        </>
      }
    >
      {failure && <FailedUserLine failure={failure} onRetry={again} busy={refreshing} />}
      {person && <Profile person={person} place={place} />}
      {person === null && (
        <Empty icon={UserRoundX} title="No such user" minH="18rem">
          No user at your locations has this address.
        </Empty>
      )}
      {person === undefined && !failure && (
        <Card>
          <SkeletonFacts rows={3} label="Loading the user" />
        </Card>
      )}
    </Page>
  );
}

/** Returns to the list. */
function Back() {
  const navigate = useNavigate();
  const back = useListPath('/usermanagement');
  useShortcut({ keys: ['Esc'], label: 'Back', section: 'User', run: () => void navigate(back) });
  return (
    <LinkButton to={back} variant="plain" icon={ArrowLeft} keys={['Esc']}>
      Back
    </LinkButton>
  );
}

interface ProfileProps {
  readonly person: ProfilePerson;
  readonly place: ReturnType<typeof useUserProfile>['place'];
}

function Profile({ person, place }: ProfileProps) {
  const { clock } = useServices();
  const { caller } = usePractice();
  const explains = { operation: 'GetPersonAccess', caller, locationIds: [person.locationId] } as const;
  const today = todayIn(place?.timeZone ?? null, clock.now());
  const isAsked = person.role.canAuthorize && person.isActive;
  const notices = isAsked
    ? [licenseNotice(person, today, person.displayName), deaNotice(person, today, person.displayName)]
    : [];
  const shown = notices.filter((notice) => notice !== null);
  return (
    <>
      <SummaryCard person={person} place={place} />
      {shown.length > 0 && (
        <chakra.section aria-label="License" display="flex" flexDirection="column" gap="2">
          {shown.map((notice) => (
            <Warning key={notice}>{notice}</Warning>
          ))}
        </chakra.section>
      )}
      <chakra.div
        display="grid"
        gap="4"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 23rem' }}
      >
        <Column>
          <ProfileCard person={person} today={today} />
          <PimsLinkCard person={person} place={place} />
        </Column>
        <Column>
          <AccountCard person={person} />
          <DelegationCards person={person} today={today} />
        </Column>
      </chakra.div>
      {mayUse(explains).allowed && <AccessCard key={person.id} person={person} />}
    </>
  );
}

const Column = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4', minW: '0' } });
