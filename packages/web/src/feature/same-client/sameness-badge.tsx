import { samenessTexts } from '@signa/core/same-person';
import type { Sameness } from '@signa/core/same-person';
import { House, UserRound, UserRoundCheck } from 'lucide-react';
import { Badge } from '../../part/badge/badge';

const icons = { sameClient: UserRoundCheck, sameHousehold: House, different: UserRound } as const;

/** The answer in words (C-232). */
export const SamenessBadge = ({ sameness }: { readonly sameness: Sameness }) => (
  <Badge icon={icons[sameness]} tone={sameness === 'sameClient' ? 'near' : 'neutral'}>
    {samenessTexts[sameness]}
  </Badge>
);
