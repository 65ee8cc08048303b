import { Merge } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../part/button/button';
import { lazyPart } from '../../platform/lazy/lazy-part';
import { usePractice } from '../../platform/practice/practice';
import type { ProfilePatient } from './use-client-profile';

const mergeDialog = lazyPart(() =>
  import('../../feature/clients/merge-records/patient-merge-dialog').then((module) => module.PatientMergeDialog),
);

interface MergePatientProps {
  readonly clientId: string;
  readonly patient: ProfilePatient;
}

/** 'Merge Patient…' for the selected patient, for users who can edit clients (C-253). */
export function MergePatient({ clientId, patient }: MergePatientProps) {
  const { mayUse } = usePractice();
  const [isOpen, setIsOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  if (!mayUse('MergeRecords')) return null;
  const close = () => {
    setIsOpen(false);
    place.current?.querySelector('button')?.focus();
  };
  return (
    <div ref={place}>
      <Button icon={Merge} onClick={() => setIsOpen(true)}>
        Merge Patient…
      </Button>
      {isOpen && <mergeDialog.Part clientId={clientId} patient={patient} onClose={close} />}
    </div>
  );
}
