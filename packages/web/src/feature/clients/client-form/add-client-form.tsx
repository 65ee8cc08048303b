import { clientAddedNotice, clientErrorNotice, newClientLink, settleClientForm } from '@signa/core/clients';
import type { Operations } from '@signa/core/contract';
import { AddLocationClientDocument } from '@signa/core/contract/typed';
import { formLeftOut } from '@signa/core/pims';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../part/button/button';
import { LeftOutNote } from '../../../part/notice/left-out-note';
import { FormDialog } from '../../../part/overlay/form-dialog';
import { useLeaveQuestion } from '../../../part/overlay/use-leave-question';
import { useMutation } from '../../../platform/mutation/use-mutation';
import { useDialogFailure } from '../../../platform/notice/use-dialog-failure';
import { usePractice } from '../../../platform/practice/practice';
import { SameClientNote } from '../same-client/same-client-note';
import { useSameClientGate } from '../same-client/use-same-client-gate';
import { ClientFields } from './client-fields';
import { clientInput } from './client-input';
import type { ClientFormState } from './use-client-form';

export type AddedClient = Operations['AddLocationClient']['data']['addLocationClient'];

type Caretaker = Operations['searchPimsCaretakers']['data']['searchPimsCaretakers'][number];

interface AddClientFormProps {
  readonly form: ClientFormState;
  readonly steps?: ReactNode;
  /** The PIMS record that prefilled the form (C-032). */
  readonly caretaker?: Caretaker | null;
  /** The ID of the import that starts when a client is created from that record (C-265). */
  readonly importId?: string;
  /** Returns to the previous step, whose caller keeps the typed values; without it, the form closes. */
  readonly onBack?: () => void;
  readonly onClose: () => void;
  /** Called after saving. By default, the form closes and the wizard opens with the new client selected (C-007). */
  readonly onAdded?: (client: AddedClient) => void;
}

/** The form for a new client (C-017, C-018, C-031). Typed values survive a failed save. */
export function AddClientForm({
  form,
  steps,
  caretaker = null,
  importId,
  onBack,
  onClose,
  onAdded,
}: AddClientFormProps) {
  const { location } = usePractice();
  const toWizard = useOpenWizard();
  const { failure, fail, clear } = useDialogFailure(undefined);
  const add = useMutation(AddLocationClientDocument, {
    area: 'clients',
    success: clientAddedNotice,
    error: (message) => fail(clientErrorNotice('create', message)),
  });
  const { leave, question } = useLeaveQuestion({
    isDirty: form.isDirty,
    title: 'Discard the new client?',
    onLeave: onClose,
  });

  const gate = useSameClientGate(form.setAside);
  const busy = add.busy || gate.isChecking;

  const save = async (aside: readonly string[] = []) => {
    if (busy) return;
    clear();
    if (!form.validate() || !(await gate.canCreate(form.values, aside))) return;
    const { isActive: _, pimsId, ...entry } = settleClientForm(form.values);
    const link = newClientLink(pimsId, caretaker);
    const began = caretaker && importId !== undefined ? { pimsImportId: importId } : {};
    const answer = await add.run({ locationId: location.id, input: { ...clientInput(entry), ...link, ...began } });
    if (answer.ok) {
      const added = answer.data.addLocationClient;
      if (onAdded) return onAdded(added);
      onClose();
      return toWizard(added);
    }
    form.refuse(answer.failure.issues);
  };
  return (
    <>
      <FormDialog
        title="Add Client"
        subtitle="Lets collect some information!"
        steps={steps}
        width="form"
        send="Save"
        movesOnEnter
        before={
          <Button variant="plain" icon={ArrowLeft} disabled={busy} onClick={onBack ?? leave}>
            Back
          </Button>
        }
        busy={busy}
        failure={failure}
        form={form.element}
        onSend={() => void save()}
        onClose={leave}
      >
        {caretaker && <LeftOutNote lines={formLeftOut(caretaker)} />}
        <ClientFields
          form={form}
          isNew
          warning={
            <SameClientNote
              form={form.values}
              isDirty={form.isDirty}
              setAside={form.setAside}
              blockedBy={gate.blockedBy}
              onCreate={(ids) => void save(ids)}
            />
          }
        />
      </FormDialog>
      {question}
    </>
  );
}

/** Opens the prescribe wizard with a client already selected (C-007). */
function useOpenWizard() {
  const navigate = useNavigate();
  return ({ id }: AddedClient) =>
    void navigate(`/create/prescription/client/${encodeURIComponent(id)}`, { state: { locationClientId: id } });
}
