import { chakra } from '@chakra-ui/react';
import { type Freshness, freshnessText } from '@signa/core/practice';
import { CloudOff } from 'lucide-react';
import { usePractice } from '../../../platform/practice/practice';

/** When a record was read from the PIMS, and since when the PIMS has not responded (C-263). */
export function AsOf({ freshness }: { readonly freshness: Freshness }) {
  const { location } = usePractice();
  const isFailing = freshness.failingSince !== null;
  return (
    <chakra.p
      // Screen readers announce only failures, not each successful refresh.
      role={isFailing ? 'status' : undefined}
      display="flex"
      gap="1.5"
      alignItems="baseline"
      textStyle="meta"
      color={isFailing ? 'status.near.fg' : 'fg.subtle'}
    >
      {isFailing && <CloudOff size={14} aria-hidden style={{ flexShrink: 0, position: 'relative', top: 2 }} />}
      <span>{freshnessText(freshness, location.timeZone)}</span>
    </chakra.p>
  );
}
