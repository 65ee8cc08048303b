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
import { useRef } from 'react';
import { useCall } from '../../../client/query/use-call';
import { FormDialog } from '../../../part/overlay/form-dialog';
import { useLeaveQuestion } from '../../../part/overlay/use-leave-question';
import { useMutation } from '../../../platform/mutation/use-mutation';
import { useDialogFailure } from '../../../platform/notice/use-dialog-failure';
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
  const version = useRef(organization.version);
  const call = useCall();
  const concurrent = useConcurrentChanges(state, organizationLabels);
  const { failure, fail, clear } = useDialogFailure({ text: organization.name, link: null });
  const update = useMutation(UpdateOrganizationDocument, {
    area: 'organization-form',
    success: placeSavedNotice('update-organization'),
    error: (message, { code }) => (code === 'CONFLICT' ? null : fail(placeErrorNotice('update-organization', message))),
  });
  const title = `Discard the changes to ${organization.name}?`;
  const { leave, question } = useLeaveQuestion({ isDirty: state.isDirty, title, onLeave: onClose });

  const save = async () => {
    clear();
    if (!state.validate()) return;
    const change = organizationChange(state.start, state.values);
    if (Object.keys(change).length === 0) return onClose();
    const answer = await update.run({
      id: organization.id,
      input: { version: version.current, ...mutableLists(change) },
    });
    if (answer.ok) return onClose();
    if (answer.failure.code === 'CONFLICT') return continueFromStored(answer.failure.message);
    state.refuse(answer.failure.issues);
  };

  /** Another user saved first: continues with the latest stored values. */
  const continueFromStored = async (message: string) => {
    const read = await call(GetOrganizationDocument, { id: organization.id });
    const stored = read.ok ? read.data.organization : null;
    if (!stored || stored.version === version.current)
      return void fail(placeErrorNotice('update-organization', message));
    version.current = stored.version;
    concurrent.carryOver(organizationDraftOf(stored));
  };
  return (
    <>
      <FormDialog
        title="Edit Organization"
        width="form"
        send="Save"
        movesOnEnter
        busy={update.busy}
        failure={failure}
        form={state.element}
        onSend={() => void save()}
        onClose={leave}
      >
        {concurrent.changes && <ConcurrentChanges {...concurrent.changes} />}
        <OrganizationFields state={state} isNew={false} pharmacies={pharmacies} />
      </FormDialog>
      {question}
    </>
  );
}
