import { isPimsEnabled, type LinkedRecord, pimsStatus } from '@signa/core/practice';
import { Link2, Link2Off } from 'lucide-react';
import { usePractice } from '../../platform/practice/practice';
import { Badge } from './badge';

/** Whether a record is linked to the practice system; renders nothing at locations without one (C-050, C-056). */
export function PimsBadge({ record }: { readonly record: LinkedRecord }) {
  const { isLinked, text, tooltip } = pimsStatus(record);
  return (
    <Badge icon={isLinked ? Link2 : Link2Off} tooltip={tooltip}>
      {text}
    </Badge>
  );
}

/** Whether link status is shown at all. */
export function useShowsPims(): boolean {
  const { location } = usePractice();
  return isPimsEnabled(location);
}
