import { formatDate } from '@signa/core/time';
import { Fact, Facts } from '../../part/surface/facts';
import type { PimsUser } from './use-pims-user';

/** Somebody as the practice system tells them. */
export const PimsUserFacts = ({ user }: { readonly user: PimsUser }) => (
  <Facts>
    <Fact label="PIMS user">{user.displayName}</Fact>
    <Fact label="PIMS ID">{user.pimsId}</Fact>
    <Fact label="Origin system">{user.originSystem}</Fact>
    <Fact label="Provider">{user.isProvider ? 'Yes' : 'No'}</Fact>
    <Fact label="Type">{user.type}</Fact>
    <Fact label="License there">{[user.vetLicenseNumber, user.vetLicenseState].filter(Boolean).join(', ')}</Fact>
    <Fact label="License until">{user.vetLicenseExpiration && formatDate(user.vetLicenseExpiration)}</Fact>
  </Facts>
);
