import { offeredCount } from '@signa/core/clients';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { UpdateAvailable } from '../../feature/pims/pims-difference/update-available';
import { usePatientSync } from '../../feature/pims/pims-difference/use-patient-sync';
import { Button } from '../../part/button/button';
import { useShortcut } from '../../platform/keyboard/use-shortcut';
import { usePreload } from '../../platform/lazy/lazy-part';
import { usePractice } from '../../platform/practice/practice';
import { patientModal } from './patient-modal';
import type { ProfilePatient } from './use-client-profile';

const ahead = [patientModal];

/**
 * 'Update Patient', for users who can change more than weight and birth date; indicates differences in the
 * practice system (C-057).
 */
export function UpdatePatient({ patient }: { readonly patient: ProfilePatient }) {
  const { mayUse } = usePractice();
  const [isOpen, setOpen] = useState(false);
  const isOffered = mayUse('AddLocationPatient');
  const open = () => setOpen(true);
  useShortcut({ keys: ['U'], label: 'Update Patient', section: 'Client', run: open, enabled: isOffered });
  usePreload(isOffered, ahead);
  const sync = usePatientSync(patient);
  const count = offeredCount(sync.differences);
  if (!isOffered) return count > 0 ? <UpdateAvailable count={count} onOpen={null} /> : null;
  const close = () => setOpen(false);
  return (
    <>
      {count > 0 && <UpdateAvailable count={count} onOpen={open} />}
      <Button icon={Pencil} keys={['U']} onClick={open}>
        Update Patient
      </Button>
      {isOpen && <patientModal.Part target={{ kind: 'stored', patient, sync }} onSaved={close} onClose={close} />}
    </>
  );
}
