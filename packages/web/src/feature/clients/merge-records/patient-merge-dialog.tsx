import { profilePath } from '../../../part/text/party-path';
import { MergeDialog } from './merge-dialog';
import { useOtherPatient } from './use-other-patient';

interface PatientMergeDialogProps {
  /** The client whose profile shows the patient. */
  readonly clientId: string;
  /** The record to keep. */
  readonly patient: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

/** Merges another record of this patient into it (C-253). */
export function PatientMergeDialog({ clientId, patient, onClose }: PatientMergeDialogProps) {
  const search = useOtherPatient(patient.id, patient.name);
  const kept = { keptId: patient.id, keptName: patient.name };
  const pathOf = (id: string) => profilePath(clientId, id);
  return <MergeDialog noun="patient" {...kept} search={search} pathOf={pathOf} onClose={onClose} />;
}
