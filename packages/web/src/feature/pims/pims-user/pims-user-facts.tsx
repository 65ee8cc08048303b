import { formatDate } from '@signa/core/base';
import { licenseStatus } from '@signa/core/practice';
import { EndBadge } from '../../../part/badge/license-badge';
import { usePractice } from '../../../platform/practice/practice';
import { Fact, Facts } from '../../../part/surface/facts';
import type { PimsUser } from './use-pims-user';

/** The facts about a PIMS user. */
export const PimsUserFacts = ({ user }: { readonly user: PimsUser }) => (
  <Facts>
    <Fact label="PIMS user">{user.displayName}</Fact>
    <Fact label="PIMS ID">{user.pimsId}</Fact>
    <Fact label="Origin system">{user.originSystem}</Fact>
    <Fact label="Provider">{user.isProvider ? 'Yes' : 'No'}</Fact>
    <Fact label="Type">{user.type}</Fact>
    <Fact label="License in PIMS">{[user.vetLicenseNumber, user.vetLicenseState].filter(Boolean).join(', ')}</Fact>
    <Fact label="License expiration">
      {user.vetLicenseExpiration && (
        <>
          {formatDate(user.vetLicenseExpiration)} <PimsLicenseEnd user={user} />
        </>
      )}
    </Fact>
  </Facts>
);

/** Warns that the license recorded in the PIMS expired or expires soon. */
function PimsLicenseEnd({ user }: { readonly user: PimsUser }) {
  const { today } = usePractice();
  const { kind } = licenseStatus(user, today());
  if (kind !== 'expired' && kind !== 'expiring') return null;
  return (
    <EndBadge kind={kind} tooltip="As recorded in the practice system. Signa uses the license recorded here.">
      {kind === 'expired' ? 'Expired' : 'Expires soon'}
    </EndBadge>
  );
}
