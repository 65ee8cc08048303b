import { noticeStay } from '@signa/core/base';
import { type ClientActivity, inactiveClientNotice, mayAddPatientTo } from '@signa/core/clients';
import type { LinkedRecord } from '@signa/core/practice';
import { visitOfProfile } from '@signa/core/prescribing';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../part/button/button';
import { useShortcut } from '../../platform/keyboard/use-shortcut';
import { usePreload } from '../../platform/lazy/lazy-part';
import { useNotices } from '../../platform/notice/notice-context';
import { usePractice } from '../../platform/practice/practice';
import { patientModal } from './patient-modal';

const ahead = [patientModal];

interface AddPatientProps {
  readonly client: ClientActivity & LinkedRecord & { readonly id: string };
}

/**
 * 'Add Patient'; for an inactive client it shows the reason instead (C-052). The new patient is selected immediately.
 */
export function AddPatient({ client }: AddPatientProps) {
  const { mayUse } = usePractice();
  const notices = useNotices();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const isOffered = mayUse('AddLocationPatient');
  const refuse = () => notices.show(inactiveClientNotice, noticeStay(inactiveClientNotice, 'clients'));
  const open = () => (mayAddPatientTo(client).allowed ? setOpen(true) : refuse());
  useShortcut({ keys: ['P'], label: 'Add Patient', section: 'Client', run: open, enabled: isOffered });
  usePreload(isOffered, ahead);
  if (!isOffered) return null;
  const show = (patientId: string) => {
    setOpen(false);
    const { path, search } = visitOfProfile({ clientId: client.id, patientId });
    void navigate(path + search, { replace: true });
  };
  return (
    <>
      <Button icon={Plus} keys={['P']} onClick={open} w="full">
        Add Patient
      </Button>
      {isOpen && (
        <patientModal.Part
          target={{ kind: 'new', clientId: client.id, record: client }}
          onSaved={show}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
