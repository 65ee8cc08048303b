import { chakra } from '@chakra-ui/react';
import {
  checkOrganizationDraft,
  emptyOrganizationDraft,
  placeErrorNotice,
  placeSavedNotice,
  settleOrganizationDraft,
} from '@signa/core/practice';
import { AddOrganizationDocument } from '@signa/core/contract/typed';
import { RecordDialog } from '../../../part/overlay/record-dialog';
import { useFormDialog } from '../../../part/overlay/use-form-dialog';
import { useMutation } from '../../../platform/mutation/use-mutation';
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
  const dialog = useFormDialog({ isDirty: state.isDirty, discards: 'the new organization', onClose });
  const act = useMutation(AddOrganizationDocument, {
    area: 'organization-form',
    success: placeSavedNotice('add-organization'),
    error: (message) => dialog.fail(placeErrorNotice('add-organization', message)),
  });

  const save = async () => {
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
    <RecordDialog
      title="Add Organization"
      send="Add organization"
      dialog={dialog}
      busy={act.busy}
      form={state.element}
      onSave={save}
    >
      <chakra.p color="fg.muted">
        A location with the same name, addresses, phones and pharmacies is added with it.
      </chakra.p>
      <OrganizationFields state={state} isNew pharmacies={pharmacies} />
    </RecordDialog>
  );
}
