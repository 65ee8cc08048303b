import {
  clientChange,
  clientErrorNotice,
  clientFormOf,
  clientName,
  clientUpdatedNotice,
  differenceText,
  differenceTitle,
  hasClientDifference,
} from '@signa/core/clients';
import { UpdateLocationClientDocument } from '@signa/core/contract/typed';
import { linkedId } from '@signa/core/practice';
import { ClientFields } from '../../feature/clients/client-form/client-fields';
import { clientInput } from '../../feature/clients/client-form/client-input';
import { useClientForm } from '../../feature/clients/client-form/use-client-form';
import { useClientOffer } from '../../feature/clients/client-form/use-client-offer';
import { DifferenceHead } from '../../feature/pims/pims-difference/difference-head';
import type { ClientSync } from '../../feature/pims/pims-difference/use-client-sync';
import { DialogNote } from '../../part/notice/dialog-note';
import { RecordDialog } from '../../part/overlay/record-dialog';
import { useFormDialog } from '../../part/overlay/use-form-dialog';
import { DeclineWarningLine } from '../../part/notice/decline-warning-line';
import { useMutation } from '../../platform/mutation/use-mutation';
import type { ProfileClient } from './use-client-profile';
import { useDeclineWarning } from './use-decline-warning';

interface UpdateClientDialogProps {
  readonly client: ProfileClient;
  /** Values that differ in the practice system; `null` if unknown (C-098). */
  readonly sync: ClientSync | null;
  readonly onClose: () => void;
}

/** The form of an existing client; input stays if saving fails (C-017, C-026). */
export function UpdateClientDialog({ client, sync, onClose }: UpdateClientDialogProps) {
  const form = useClientForm(() => clientFormOf(client));
  const offer = useClientOffer(form, sync);
  const warning = useDeclineWarning(client, form.values.isActive);
  const record = clientName(client);
  const dialog = useFormDialog({ isDirty: form.isDirty, discards: `the changes to ${record}`, record, onClose });
  const update = useMutation(UpdateLocationClientDocument, {
    area: 'clients',
    success: clientUpdatedNotice,
    error: (message) => dialog.fail(clientErrorNotice('update', message)),
  });

  const save = async () => {
    if (!form.validate() || !warning.wasWarned()) return;
    const change = clientChange(form.start, form.values);
    const declined = offer?.declined ?? [];
    if (Object.keys(change).length + declined.length === 0) return onClose();
    const answer = await update.run({
      input: {
        id: client.id,
        ...clientInput(change),
        ...(declined.length > 0 && { declinedPimsValues: [...declined] }),
      },
    });
    if (answer.ok) return onClose();
    form.refuse(answer.failure.issues);
  };
  return (
    <RecordDialog
      title="Update Client"
      send="Save"
      dialog={dialog}
      busy={update.busy}
      form={form.element}
      onSave={save}
    >
      {offer && hasClientDifference(offer.all) && (
        <DifferenceHead
          title={differenceTitle(offer.all, linkedId(client) ?? '')}
          text={differenceText(offer.all, offer.accepted)}
        />
      )}
      <ClientFields
        form={form}
        offer={offer}
        warning={
          <DialogNote>
            <DeclineWarningLine {...warning.line} />
          </DialogNote>
        }
      />
    </RecordDialog>
  );
}
