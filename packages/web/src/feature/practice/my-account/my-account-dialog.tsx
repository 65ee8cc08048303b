import { GetLocationUserDocument, GetUserDocument } from '@signa/core/contract/typed';
import { useState } from 'react';
import { useOperation } from '../../../client/query/use-operation';
import { Dialog } from '../../../part/overlay/dialog';
import { FailedUserLine } from '../../../part/surface/failed-user-line';
import { SkeletonFacts } from '../../../part/surface/skeleton';
import { usePractice } from '../../../platform/practice/practice';
import { MyAccountForm } from './my-account-form';

/** The user's own account and their profile at the current location, as currently stored. */
export function MyAccountDialog({ onClose }: { readonly onClose: () => void }) {
  const { user, assignment, location } = usePractice();
  const account = useOperation(GetUserDocument, { id: user.id });
  const person = useOperation(GetLocationUserDocument, { id: assignment.id });
  const reads = [account, person];
  // Cached data may be older than another user's changes, so the form waits for a fresh response.
  const [isFresh, setIsFresh] = useState(false);
  if (!isFresh && reads.every(({ data, refreshing }) => data && !refreshing)) setIsFresh(true);
  if (isFresh && account.data?.user && person.data?.locationUser)
    return (
      <MyAccountForm user={account.data.user} person={person.data.locationUser} location={location} onClose={onClose} />
    );
  const failed = reads.filter(({ failure }) => failure !== null);
  const failure = failed[0]?.failure;
  return (
    <Dialog title="My Account" width="form" hasFixedHeight onClose={onClose}>
      {failure ? (
        <FailedUserLine
          failure={failure}
          onRetry={() => failed.forEach(({ again }) => again())}
          busy={failed.some(({ refreshing }) => refreshing)}
        />
      ) : (
        <SkeletonFacts rows={4} label="Loading the form" />
      )}
    </Dialog>
  );
}
