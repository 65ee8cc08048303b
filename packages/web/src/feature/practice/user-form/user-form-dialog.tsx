import { changedFields } from '@signa/core/base';
import { AddUserDocument, GetUserDocument, UpdateUserDocument } from '@signa/core/contract/typed';
import {
  accountErrorNotice,
  accountUpdatedNotice,
  emptyNewVet,
  needsVetLicense,
  newUserForm,
  type NewVetForm,
  newVetIssues,
  userAddedNotice,
  userErrorNotice,
  userFormOf,
} from '@signa/core/practice';
import { useRef } from 'react';
import { useCall } from '../../../client/query/use-call';
import { AssignmentChanges } from '../../administration/access-effect/assignment-changes';
import { isLastAuthorizer, useLastAuthorizer } from '../../administration/access-effect/use-last-authorizer';
import { useForm } from '../../../part/form/use-form';
import { RecordDialog } from '../../../part/overlay/record-dialog';
import { useFormDialog } from '../../../part/overlay/use-form-dialog';
import { useMutation } from '../../../platform/mutation/use-mutation';
import { useStale } from '../../../platform/mutation/use-stale';
import { useUserForm } from './use-user-form';
import type { FormRoles } from './use-user-form';
import { NewVetFields } from './new-vet-fields';
import { UserFields } from './user-fields';
import { addUserInput, updateUserInput } from './user-input';
import type { FormPlaces, FormViewer } from './user-form-place';
import type { FormUser } from './form-user';

interface UserFormDialogProps {
  readonly roles: FormRoles;
  readonly places: FormPlaces;
  readonly viewer: FormViewer;
  readonly onClose: () => void;
}

interface AddUserFormProps extends UserFormDialogProps {
  /** The preselected location. */
  readonly locationId: string;
}

/** The Add User modal. Typed values survive a failed save. */
export function AddUserForm({ roles, places, viewer, locationId, onClose }: AddUserFormProps) {
  const form = useUserForm({ initial: newUserForm(locationId), stored: null, roles, places });
  const { lastName, locationsUsers } = form.values;
  const authorizes = locationsUsers.some((row) => needsVetLicense(row, roles));
  const today = form.ground.todayAt(locationsUsers[0]?.locationId ?? locationId);
  const entered = (vet: NewVetForm) => (authorizes ? vet : { ...emptyNewVet, title: vet.title });
  const vet = useForm<NewVetForm>({
    initial: () => emptyNewVet,
    // Only the server knows the business names, so it validates the letter of the DEA number.
    check: (values) => newVetIssues(entered(values), { today, registrant: { lastName, businesses: null } }),
  });
  const isDirty = form.isDirty || vet.isDirty;
  const dialog = useFormDialog({ isDirty, discards: 'the new user', onClose });
  const add = useMutation(AddUserDocument, {
    success: userAddedNotice,
    error: (message) => dialog.fail(userErrorNotice(message)),
  });
  const save = async () => {
    vet.send();
    if (!form.validate()) return;
    if (vet.issues.length > 0) return form.focusInvalid();
    const filledIn = changedFields(emptyNewVet, entered(vet.values));
    const answer = await add.run({ input: { ...addUserInput(form.values, form.ground), ...filledIn } });
    if (answer.ok) return onClose();
    vet.refuse(answer.failure.issues);
    form.refuse(answer.failure.issues);
  };
  return (
    <RecordDialog
      title="Add User"
      hasFixedHeight
      send="Save"
      dialog={dialog}
      busy={add.busy}
      form={form.element}
      onSave={save}
    >
      <UserFields isNew form={form} roles={roles} placeNames={noNames} viewer={viewer} isOwn={false} />
      <NewVetFields form={vet} authorizes={authorizes} today={today} />
    </RecordDialog>
  );
}

const noNames: ReadonlyMap<string, string> = new Map();

interface EditAccountFormProps extends UserFormDialogProps {
  readonly user: FormUser;
}

/**
 * The form for an existing user. If two users save, the later one keeps the typed values and loads the rest (A-084,
 *
 */
export function EditAccountForm({ user, roles, places, viewer, onClose }: EditAccountFormProps) {
  const call = useCall();
  const read = useRef(user);
  const stored = userFormOf(user);
  const storedPlaces = user.locationsUsers.flatMap(({ location }) => location ?? []);
  const form = useUserForm({ initial: stored, stored, roles, places, storedPlaces });
  const stale = useStale();
  const name = `${user.firstName} ${user.lastName}`;
  const dialog = useFormDialog({ isDirty: form.isDirty, discards: `the changes to ${name}`, record: name, onClose });
  const update = useMutation(UpdateUserDocument, {
    success: accountUpdatedNotice,
    error: (message, failure) =>
      failure.code === 'CONFLICT' || isLastAuthorizer(failure) ? null : dialog.fail(accountErrorNotice(message)),
    object: { text: name, link: null },
  });
  const last = useLastAuthorizer();
  const save = async () => {
    stale.clear();
    if (!form.validate()) return;
    if (!form.isDirty) return onClose();
    const input = updateUserInput(form.values, form.ground, read.current, viewer);
    const answer = await last.save((accepted) => update.run({ id: user.id, input: { ...input, ...accepted } }));
    if (answer.ok) return onClose();
    if (isLastAuthorizer(answer.failure) || stale.take(answer.failure)) return;
    form.refuse(answer.failure.issues);
  };
  const load = () =>
    stale.load(async () => {
      const answer = await call(GetUserDocument, { id: user.id });
      const now = answer.ok ? answer.data.user : null;
      if (!now) {
        dialog.fail(accountErrorNotice(answer.ok ? 'The user no longer exists.' : answer.failure.message));
        return null;
      }
      read.current = now;
      return form.rebase(userFormOf(now));
    });
  const placeNames = new Map(user.locationsUsers.map(({ locationId, location }) => [locationId, location?.name ?? '']));
  const organizations = new Map(storedPlaces.map(({ id, organizationId }) => [id, organizationId]));
  return (
    <>
      <RecordDialog
        title="Edit Account"
        hasFixedHeight
        send="Save"
        dialog={dialog}
        conflicts={[{ stale, load }]}
        busy={update.busy}
        form={form.element}
        onSave={save}
      >
        <UserFields
          isNew={false}
          form={form}
          roles={roles}
          placeNames={placeNames}
          organizations={organizations}
          viewer={viewer}
          isOwn={viewer.userId === user.id}
        />
        <AssignmentChanges rows={form.values.locationsUsers} stored={form.ground.stored} />
      </RecordDialog>
      {last.question}
    </>
  );
}
