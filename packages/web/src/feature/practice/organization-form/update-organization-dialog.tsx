import {
  checkOrganizationDraft,
  organizationChange,
  organizationDraftOf,
  organizationLabels,
  placeErrorNotice,
  placeSavedNotice,
} from '@signa/core/practice';
import { GetOrganizationDocument, UpdateOrganizationDocument } from '@signa/core/contract/typed';
import type { Operations } from '@signa/core/contract';
import { useCall } from '../../../client/query/use-call';
import { RecordDialog } from '../../../part/overlay/record-dialog';
import { useFormDialog } from '../../../part/overlay/use-form-dialog';
import { useMutation } from '../../../platform/mutation/use-mutation';
import { ConcurrentChanges } from '../place-form/concurrent-changes';
import { useConcurrentChanges } from '../place-form/use-concurrent-changes';
import { OrganizationFields } from './organization-fields';
import { useOrganizationForm } from './use-organization-form';
import { mutableLists } from './organization-form';

type OpenOrganization = NonNullable<Operations['GetOrganization']['data']['organization']>;

interface UpdateOrganizationDialogProps {
  readonly organization: OpenOrganization;
  readonly pharmacies: readonly { readonly code: string; readonly name: string }[];
  readonly onClose: () => void;
}

/** The form for an existing organization. Typed values survive a failed save. */
export function UpdateOrganizationDialog({ organization, pharmacies, onClose }: UpdateOrganizationDialogProps) {
  const pharmacyCodes = pharmacies.map(({ code }) => code);
  const state = useOrganizationForm({
    initial: () => organizationDraftOf(organization),
    check: (form) => checkOrganizationDraft(form, { isNew: false, pharmacyCodes }),
  });
  const call = useCall();
  const concurrent = useConcurrentChanges(state, organizationLabels, organization.version);
  const { name: record } = organization;
  const dialog = useFormDialog({ isDirty: state.isDirty, discards: `the changes to ${record}`, record, onClose });
  const update = useMutation(UpdateOrganizationDocument, {
    area: 'organization-form',
    success: placeSavedNotice('update-organization'),
    error: (message, { code }) =>
      code === 'CONFLICT' ? null : dialog.fail(placeErrorNotice('update-organization', message)),
  });

  const save = async () => {
    if (!state.validate()) return;
    const change = organizationChange(state.start, state.values);
    if (Object.keys(change).length === 0) return onClose();
    const answer = await update.run({
      id: organization.id,
      input: { version: concurrent.version(), ...mutableLists(change) },
    });
    if (answer.ok) return onClose();
    if (answer.failure.code === 'CONFLICT') return continueFromStored(answer.failure.message);
    state.refuse(answer.failure.issues);
  };

  /** Another user saved first: continues with the latest stored values. */
  const continueFromStored = async (message: string) => {
    const read = await call(GetOrganizationDocument, { id: organization.id });
    const stored = read.ok ? read.data.organization : null;
    if (!stored || !concurrent.carryOver(organizationDraftOf(stored), stored.version))
      dialog.fail(placeErrorNotice('update-organization', message));
  };
  return (
    <RecordDialog
      title="Edit Organization"
      send="Save"
      dialog={dialog}
      busy={update.busy}
      form={state.element}
      onSave={save}
    >
      {concurrent.changes && <ConcurrentChanges {...concurrent.changes} />}
      <OrganizationFields state={state} isNew={false} pharmacies={pharmacies} />
    </RecordDialog>
  );
}
