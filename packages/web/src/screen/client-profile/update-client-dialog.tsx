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
import { FormDialog } from '../../part/overlay/form-dialog';
import { DeclineWarningLine } from '../../part/notice/decline-warning-line';
import { useLeaveQuestion } from '../../part/overlay/use-leave-question';
import { useMutation } from '../../platform/mutation/use-mutation';
import { useDialogFailure } from '../../platform/notice/use-dialog-failure';
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
  const { failure, fail, clear } = useDialogFailure({ text: clientName(client), link: null });
  const update = useMutation(UpdateLocationClientDocument, {
    area: 'clients',
    success: clientUpdatedNotice,
    error: (message) => fail(clientErrorNotice('update', message)),
  });
  const title = `Discard the changes to ${clientName(client)}?`;
  const { leave, question } = useLeaveQuestion({ isDirty: form.isDirty, title, onLeave: onClose });

  const save = async () => {
    clear();
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
    <>
      <FormDialog
        title="Update Client"
        width="form"
        send="Save"
        movesOnEnter
        busy={update.busy}
        failure={failure}
        form={form.element}
        onSend={() => void save()}
        onClose={leave}
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
      </FormDialog>
      {question}
    </>
  );
}
