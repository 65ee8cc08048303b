import { chakra } from '@chakra-ui/react';
import { GetUserDocument } from '@signa/core/contract/typed';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useOperation } from '../../client/query/use-operation';
import { EditAccountDialog } from '../../feature/practice/user-form/user-dialog';
import { useViewer } from '../../feature/practice/user-form/use-viewer';
import { RoleMark } from '../../part/badge/role-mark';
import { Button } from '../../part/button/button';
import { TitledCard } from '../../part/surface/card';
import { FailedUserLine } from '../../part/surface/failed-user-line';
import { SkeletonRows } from '../../part/surface/skeleton';
import { userProfilePath } from '../../part/text/user-profile-path';
import { usePractice } from '../../platform/practice/practice';
import type { ProfilePerson } from './use-user-profile';

/**
 * A user's account and all assignments, for users who manage users there; its form is the Add/Edit User dialog
 * (A-084).
 */
export function AccountCard({ person }: { readonly person: ProfilePerson }) {
  const { mayUse } = usePractice();
  const { viewer, places } = useViewer();
  const [isOpen, setIsOpen] = useState(false);
  const isManaged = viewer.whyNotAt(person.locationId) === null;
  const read = useOperation(GetUserDocument, { id: person.userId }, { enabled: isManaged && mayUse('GetUser') });
  if (!isManaged) return null;
  const user = read.data?.user;
  return (
    <TitledCard
      title="Account and Locations"
      action={
        <Button size="sm" icon={Pencil} onClick={() => setIsOpen(true)}>
          Edit account
        </Button>
      }
    >
      <chakra.p color="fg.muted" pb="3" borderBottomWidth="1px" borderColor="border.subtle" overflowWrap="anywhere">
        {user ? `Signs in as ${user.username}${user.isEnabledInOkta ? '' : ' (disabled; sign-in is blocked)'}.` : ' '}
      </chakra.p>
      {read.failure && <FailedUserLine failure={read.failure} onRetry={read.again} busy={read.refreshing} />}
      {read.loading && <SkeletonRows rows={1} label="Loading the account" />}
      <chakra.ul>
        {user?.locationsUsers.map((held) => (
          <chakra.li
            key={held.id}
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            columnGap="3"
            rowGap="1"
            py="2"
            borderBottomWidth="1px"
            borderColor="border.subtle"
            _last={{ borderBottomWidth: '0', pb: '0' }}
          >
            <chakra.span flex="1" minW="10rem" overflowWrap="anywhere">
              {held.id === person.id ? (
                <chakra.span textStyle="strong">{held.location?.name}</chakra.span>
              ) : (
                <PlaceLink to={userProfilePath(held.id)}>{held.location?.name}</PlaceLink>
              )}
              <chakra.span textStyle="meta" color="fg.subtle">
                {[held.isPrimary && 'primary', !held.isActive && 'not active']
                  .filter(Boolean)
                  .map((word) => ` · ${word}`)}
              </chakra.span>
            </chakra.span>
            <RoleMark role={held.role} />
          </chakra.li>
        ))}
      </chakra.ul>
      {isOpen && (
        <EditAccountDialog userId={person.userId} places={places} viewer={viewer} onClose={() => setIsOpen(false)} />
      )}
    </TitledCard>
  );
}

const PlaceLink = chakra(Link, {
  base: { color: 'accent.fg', borderRadius: 'key', '&:hover': { textDecoration: 'underline' } },
});
