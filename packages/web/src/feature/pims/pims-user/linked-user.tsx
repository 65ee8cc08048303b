import { chakra } from '@chakra-ui/react';
import { BadgeCheck, Unlink } from 'lucide-react';
import { Button } from '../../../part/button/button';
import { FailedLine } from '../../../part/surface/failed-line';
import { SkeletonFacts } from '../../../part/surface/skeleton';
import type { ProfileFormState } from '../../practice/profile-form/use-profile-form';
import { PimsUserFacts } from './pims-user-facts';
import { usePimsUser } from './use-pims-user';
import type { PimsUser } from './use-pims-user';
import type { PimsAccount } from '@signa/core/practice';

interface LinkedUserProps {
  readonly form: ProfileFormState;
  readonly account: PimsAccount;
}

/**
 * The PIMS user who will be linked on save, other values to copy from them, and a button that removes the link (A-272,
 *
 */
export function LinkedUser({ form, account }: LinkedUserProps) {
  const { pimsId } = form.values;
  const { user, loading, failed, refreshing, again } = usePimsUser(account, pimsId);
  if (pimsId === '') return <chakra.p color="fg.muted">No PIMS user is linked.</chakra.p>;
  return (
    <chakra.div display="flex" flexDirection="column" gap="3">
      {loading && <SkeletonFacts rows={2} label="Contacting the practice system" />}
      {failed && (
        <FailedLine onRetry={again} busy={refreshing}>
          The practice system could not look up user {pimsId}.
        </FailedLine>
      )}
      {user === null && (
        <chakra.p color="fg.muted">
          The practice system has no user with the ID {pimsId}: unlink, or choose again.
        </chakra.p>
      )}
      {user && <PimsUserFacts user={user} />}
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {user && <TakeLicense form={form} user={user} />}
        <Button icon={Unlink} onClick={() => form.change({ pimsId: '' })}>
          Unlink
        </Button>
      </chakra.div>
    </chakra.div>
  );
}

/** Copies the PIMS license to the profile form; saving stores it. */
function TakeLicense({ form, user }: { readonly form: ProfileFormState; readonly user: PimsUser }) {
  const there = {
    vetLicenseNumber: user.vetLicenseNumber ?? '',
    vetLicenseState: user.vetLicenseState ?? '',
    vetLicenseExpiration: user.vetLicenseExpiration,
  };
  const fields = Object.keys(there) as (keyof typeof there)[];
  const isSame = fields.every((field) => there[field] === form.values[field]);
  if (!form.canAuthorize || there.vetLicenseNumber === '' || isSame) return null;
  return (
    <Button icon={BadgeCheck} onClick={() => form.change(there)}>
      Use this license
    </Button>
  );
}
