import { clientAddedNotice, clientErrorNotice, newClientLink, settleClientForm } from '@signa/core/clients';
import type { Operations } from '@signa/core/contract';
import { AddLocationClientDocument } from '@signa/core/contract/typed';
import { formLeftOut } from '@signa/core/pims';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../part/button/button';
import { LeftOutNote } from '../../../part/notice/left-out-note';
import { RecordDialog } from '../../../part/overlay/record-dialog';
import { useFormDialog } from '../../../part/overlay/use-form-dialog';
import { useMutation } from '../../../platform/mutation/use-mutation';
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
  const dialog = useFormDialog({ isDirty: form.isDirty, discards: 'the new client', onClose });
  const add = useMutation(AddLocationClientDocument, {
    area: 'clients',
    success: clientAddedNotice,
    error: (message) => dialog.fail(clientErrorNotice('create', message)),
  });
  const gate = useSameClientGate(form.setAside);
  const busy = add.busy || gate.isChecking;

  const save = async (aside: readonly string[] = []) => {
    if (busy) return;
    dialog.clear();
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
    <RecordDialog
      title="Add Client"
      subtitle="Lets collect some information!"
      steps={steps}
      send="Save"
      dialog={dialog}
      before={
        <Button variant="plain" icon={ArrowLeft} disabled={busy} onClick={onBack ?? dialog.leave}>
          Back
        </Button>
      }
      busy={busy}
      form={form.element}
      onSave={() => save()}
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
    </RecordDialog>
  );
}

/** Opens the prescribe wizard with a client already selected (C-007). */
function useOpenWizard() {
  const navigate = useNavigate();
  return ({ id }: AddedClient) =>
    void navigate(`/create/prescription/client/${encodeURIComponent(id)}`, { state: { locationClientId: id } });
}
