import { inactiveClientNotice, mayAddPatientTo, patientsInOrder } from '@signa/core/clients';
import { noticeStay } from '@signa/core/base';
import { offersImport } from '@signa/core/practice';
import { visitOfProfile } from '@signa/core/prescribing';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../part/button/button';
import { lazyPart } from '../../platform/lazy/lazy-part';
import { useNotices } from '../../platform/notice/notice-context';
import { usePractice } from '../../platform/practice/practice';
import type { ProfileClient } from './use-client-profile';

const importDialog = lazyPart(() =>
  import('../../feature/clients/import-patients/import-dialog').then((module) => module.ImportDialog),
);

/**
 * 'Import' for the patients of a linked client, if importing is on (C-085, C-117); shows the reason for an inactive
 * client (C-052).
 */
export function ImportPatients({ client }: { readonly client: ProfileClient }) {
  const { mayUse, location, features } = usePractice();
  const notices = useNotices();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const mayImport = mayUse('AddLocationPatient') && mayUse('getPimsCaretakerById');
  if (!mayImport || !offersImport(client, location, features)) return null;
  const refuse = () => notices.show(inactiveClientNotice, noticeStay(inactiveClientNotice, 'clients'));
  const open = () => (mayAddPatientTo(client).allowed ? setOpen(true) : refuse());
  const show = (patientId: string | null) => {
    setOpen(false);
    if (patientId === null) return;
    const { path } = visitOfProfile({ clientId: client.id, patientId: null });
    void navigate(path, { replace: true, state: { locationClientId: client.id, locationPatientId: patientId } });
  };
  // Only the import that created the client can delete it; this dialog starts a separate import.
  const leave = () => void navigate('/clientsearch', { replace: true });
  return (
    <>
      <Button icon={Download} onClick={open} w="full">
        Import
      </Button>
      {isOpen && (
        <importDialog.Part client={client} patients={patientsInOrder(client)} onDone={show} onClientGone={leave} />
      )}
    </>
  );
}
