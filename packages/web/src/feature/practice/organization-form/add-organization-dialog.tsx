import { chakra } from '@chakra-ui/react';
import {
  checkOrganizationDraft,
  emptyOrganizationDraft,
  placeErrorNotice,
  placeSavedNotice,
  settleOrganizationDraft,
} from '@signa/core/practice';
import { AddOrganizationDocument } from '@signa/core/contract/typed';
import { FormDialog } from '../../../part/overlay/form-dialog';
import { useLeaveQuestion } from '../../../part/overlay/use-leave-question';
import { useMutation } from '../../../platform/mutation/use-mutation';
import { useDialogFailure } from '../../../platform/notice/use-dialog-failure';
import { OrganizationFields } from './organization-fields';
import { useOrganizationForm } from './use-organization-form';

interface AddOrganizationDialogProps {
  readonly pharmacies: readonly { readonly code: string; readonly name: string }[];
  readonly onAdded: (organization: { readonly id: string }) => void;
  readonly onClose: () => void;
}

/** The form for a new organization, which also adds a location of the same name. */
export function AddOrganizationDialog({ pharmacies, onAdded, onClose }: AddOrganizationDialogProps) {
  const pharmacyCodes = pharmacies.map(({ code }) => code);
  const state = useOrganizationForm({
    initial: () => emptyOrganizationDraft,
    check: (form) => checkOrganizationDraft(form, { isNew: true, pharmacyCodes }),
  });
  const { failure, fail, clear } = useDialogFailure(undefined);
  const act = useMutation(AddOrganizationDocument, {
    area: 'organization-form',
    success: placeSavedNotice('add-organization'),
    error: (message) => fail(placeErrorNotice('add-organization', message)),
  });
  const { leave, question } = useLeaveQuestion({
    isDirty: state.isDirty,
    title: 'Discard the new organization?',
    onLeave: onClose,
  });

  const save = async () => {
    clear();
    if (!state.validate()) return;
    const { isActive: _, ...entry } = settleOrganizationDraft(state.values);
    const answer = await act.run({
      input: {
        ...entry,
        pharmacyCodes: [...entry.pharmacyCodes],
        organizationAddresses: entry.organizationAddresses.map(({ uuid: _uuid, ...address }) => address),
        organizationPhones: entry.organizationPhones.map(({ uuid: _uuid, ...phone }) => phone),
        createMatchingLocation: true,
      },
    });
    if (answer.ok) return onAdded(answer.data.addOrganization);
    state.refuse(answer.failure.issues);
  };
  return (
    <>
      <FormDialog
        title="Add Organization"
        width="form"
        form={state.element}
        send="Add organization"
        movesOnEnter
        busy={act.busy}
        failure={failure}
        onSend={() => void save()}
        onClose={leave}
      >
        <chakra.p color="fg.muted">
          A location with the same name, addresses, phones and pharmacies is added with it.
        </chakra.p>
        <OrganizationFields state={state} isNew pharmacies={pharmacies} />
      </FormDialog>
      {question}
    </>
  );
}
