import { HeartCrack, UserRoundX } from 'lucide-react';
import { Badge } from '../../part/badge/badge';
import type { ListedPatient } from './use-client-profile';

/** That nothing can be prescribed for a patient, and why, in a word; nothing for all others. */
export function PatientStateBadge({ patient }: { readonly patient: Pick<ListedPatient, 'isActive' | 'isDeceased'> }) {
  if (patient.isDeceased) return <Badge icon={HeartCrack}>Deceased</Badge>;
  return patient.isActive ? null : <Badge icon={UserRoundX}>Not active</Badge>;
}
