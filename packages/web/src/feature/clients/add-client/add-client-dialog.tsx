import { clientFormOfCaretaker, clientFormOfSearch, clientSearchOf } from '@signa/core/clients';
import { isPimsImportOn, offersImport } from '@signa/core/practice';
import { visitOfProfile } from '@signa/core/prescribing';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { DialogSteps } from '../../../part/overlay/dialog-steps';
import { useLeaveQuestion } from '../../../part/overlay/use-leave-question';
import { usePractice } from '../../../platform/practice/practice';
import { AddClientForm } from '../client-form/add-client-form';
import type { AddedClient } from '../client-form/add-client-form';
import { useClientForm } from '../client-form/use-client-form';
import { ImportDialog } from '../import-patients/import-dialog';
import { SearchStep } from './search-step';
import type { FoundCaretaker } from './use-pims-matches';

const stepNames = ['Search for Client', 'Add Client Manually'] as const;
const withImport = [...stepNames, 'Import Existing Patients'] as const;

interface AddClientDialogProps {
  /** The search text at the time the dialog opens. */
  readonly searched: string;
  readonly onClose: () => void;
}

/** The Add Client modal: search first, then the form. Closing it discards what was typed (C-027, C-033). */
export function AddClientDialog({ searched, onClose }: AddClientDialogProps) {
  const navigate = useNavigate();
  const { location, features, mayUse } = usePractice();
  const [added, setAdded] = useState<AddedClient | null>(null);
  const [step, setStep] = useState(0);
  const [importId] = useState(() => crypto.randomUUID());
  const [fields, setFields] = useState(() => clientSearchOf(searched));
  const [caretaker, setCaretaker] = useState<FoundCaretaker | null>(null);
  const form = useClientForm(() => clientFormOfSearch(fields));
  const { leave, question } = useLeaveQuestion({
    // The form step has its own discard prompt.
    isDirty: step === 0 && form.isDirty,
    title: 'Discard the new client?',
    onLeave: onClose,
  });
  const isImportOn = isPimsImportOn(location, features);
  const steps = <DialogSteps label="Steps" steps={isImportOn ? withImport : stepNames} at={added ? 2 : step} />;
  const toProfile = (clientId: string, patientId: string | null = null) => {
    onClose();
    void navigate(visitOfProfile({ clientId, patientId: null }).path, {
      state: { locationClientId: clientId, ...(patientId !== null && { locationPatientId: patientId }) },
    });
  };
  const onAdded = (client: AddedClient) => {
    const isOffered = mayUse('AddLocationPatient') && mayUse('getPimsCaretakerById');
    if (isOffered && offersImport(client, location, features)) setAdded(client);
    else toProfile(client.id);
  };
  const toForm = () => {
    // Returning to the search keeps what was typed in the form.
    if (!form.isDirty) {
      setCaretaker(null);
      form.restart(clientFormOfSearch(fields));
    }
    setStep(1);
  };
  const fillIn = (chosen: FoundCaretaker) => {
    setCaretaker(chosen);
    form.restart(clientFormOfCaretaker(chosen));
    setStep(1);
  };
  if (added)
    return (
      <ImportDialog
        client={added}
        subtitle="Would you like to import the associated patients of the client just imported?"
        importId={importId}
        steps={steps}
        hint="You can import the other patients later from the profile."
        onDone={(patientId) => toProfile(added.id, patientId)}
        onClientGone={onClose}
      />
    );
  if (step === 0)
    return (
      <>
        <SearchStep
          steps={steps}
          fields={fields}
          onChange={(change) => setFields({ ...fields, ...change })}
          onManual={toForm}
          onKnown={toProfile}
          onNew={fillIn}
          onClose={leave}
        />
        {question}
      </>
    );
  return (
    <AddClientForm
      form={form}
      steps={steps}
      caretaker={caretaker}
      importId={importId}
      onBack={() => setStep(0)}
      onClose={onClose}
      onAdded={onAdded}
    />
  );
}
