import { type Reason, type Sameness, samenessText } from '@signa/core/clients';
import { House, UserRound, UserRoundCheck } from 'lucide-react';
import { Badge } from '../../../part/badge/badge';

const icons = { sameClient: UserRoundCheck, sameHousehold: House, different: UserRound } as const;

interface SamenessBadgeProps {
  readonly sameness: Sameness;
  readonly reasons: readonly Pick<Reason, 'field'>[];
}

/** The verdict as text (C-232). */
export const SamenessBadge = ({ sameness, reasons }: SamenessBadgeProps) => (
  <Badge icon={icons[sameness]} tone={sameness === 'sameClient' ? 'near' : 'neutral'}>
    {samenessText({ sameness, reasons })}
  </Badge>
);
