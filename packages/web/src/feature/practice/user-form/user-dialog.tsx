import type { CallFailure } from '@signa/core/contract';
import { GetUserDocument, RolesDocument } from '@signa/core/contract/typed';
import { useState } from 'react';
import { lookUpFreshFor, useOperation } from '../../../client/query/use-operation';
import { Dialog } from '../../../part/overlay/dialog';
import { FailedLine } from '../../../part/surface/failed-line';
import { FailedUserLine } from '../../../part/surface/failed-user-line';
import { SkeletonFacts } from '../../../part/surface/skeleton';
import { AddUserForm, EditAccountForm } from './user-form-dialog';
import type { FormPlaces, FormViewer } from './user-form-place';

interface UserDialogProps {
  /** The locations where the viewer can assign users. */
  readonly places: FormPlaces;
  readonly viewer: FormViewer;
  readonly onClose: () => void;
}

interface AddUserDialogProps extends UserDialogProps {
  /** The preselected location. */
  readonly locationId: string;
}

/** The Add User modal, which every entry point opens with a preselected location. */
export function AddUserDialog(props: AddUserDialogProps) {
  const roles = useOperation(RolesDocument, {}, { freshFor: lookUpFreshFor });
  if (roles.data) return <AddUserForm {...props} roles={roles.data.roles} />;
  return <Awaited title="Add User" reads={[roles]} onClose={props.onClose} />;
}

interface EditAccountDialogProps extends UserDialogProps {
  readonly userId: string;
}

/** The same form for an existing user, as currently stored. */
export function EditAccountDialog({ userId, ...props }: EditAccountDialogProps) {
  const roles = useOperation(RolesDocument, {}, { freshFor: lookUpFreshFor });
  const user = useOperation(GetUserDocument, { id: userId });
  // Cached data may be older than another user's changes, so the form waits for a fresh response.
  const [isFresh, setIsFresh] = useState(false);
  if (!isFresh && user.data && !user.refreshing) setIsFresh(true);
  if (isFresh && roles.data && user.data?.user)
    return <EditAccountForm {...props} roles={roles.data.roles} user={user.data.user} />;
  return <Awaited title="Edit Account" reads={[roles]} user={user} onClose={props.onClose} />;
}

interface Read {
  readonly failure: CallFailure | null;
  readonly refreshing: boolean;
  readonly again: () => void;
}

interface AwaitedProps {
  readonly title: string;
  readonly reads: readonly Read[];
  /** The user to edit; omitted for a new user. */
  readonly user?: Read;
  readonly onClose: () => void;
}

/** Shown while the form's data loads, or if it failed to load. */
function Awaited({ title, reads, user, onClose }: AwaitedProps) {
  const failed = [...reads, ...(user ? [user] : [])].filter(({ failure }) => failure !== null);
  const retry = {
    onRetry: () => failed.forEach(({ again }) => again()),
    busy: failed.some(({ refreshing }) => refreshing),
  };
  return (
    <Dialog title={title} width="form" hasFixedHeight onClose={onClose}>
      {user?.failure ? (
        <FailedUserLine failure={user.failure} {...retry} />
      ) : failed.length > 0 ? (
        <FailedLine failure={failed[0]?.failure} {...retry}>
          The form could not be loaded.
        </FailedLine>
      ) : (
        <SkeletonFacts rows={4} label="Loading the form" />
      )}
    </Dialog>
  );
}
