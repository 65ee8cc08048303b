import { HeartCrack, UserRoundX } from 'lucide-react';
import { Badge } from '../../part/badge/badge';
import type { ListedPatient } from './use-client-profile';

/** Shows why nothing can be prescribed for a patient; renders nothing for all others. */
export function PatientStateBadge({ patient }: { readonly patient: Pick<ListedPatient, 'isActive' | 'isDeceased'> }) {
  if (patient.isDeceased) return <Badge icon={HeartCrack}>Deceased</Badge>;
  return patient.isActive ? null : <Badge icon={UserRoundX}>Not active</Badge>;
}
