import { reasonText } from '@signa/core/clients';
import { Mail, MapPin, PawPrint, Phone, UserRound } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Badge } from '../../../part/badge/badge';
import type { SameClient } from './use-same-clients';

export type ShownReason = SameClient['reasons'][number];

const icons: Readonly<Record<ShownReason['field'], LucideIcon>> = {
  name: UserRound,
  surname: UserRound,
  phone: Phone,
  email: Mail,
  address: MapPin,
  patient: PawPrint,
};

/** The reasons for a possible match, as one badge per field (C-232). */
export const ReasonBadges = ({ reasons }: { readonly reasons: readonly ShownReason[] }) =>
  reasons.map((reason) => (
    <Badge key={reason.field} icon={icons[reason.field]}>
      {reasonText(reason)}
    </Badge>
  ));
