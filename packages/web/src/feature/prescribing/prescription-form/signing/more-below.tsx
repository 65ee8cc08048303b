import { chakra } from '@chakra-ui/react';
import { ArrowDown } from 'lucide-react';
import type { Unread } from './use-unread';

/**
 * Shows how many values more below haven't been in view yet, and scrolls to them (P-351). It overlays the bottom edge
 * without taking up height, so values that it covers count as unseen.
 */
export function MoreBelow({ unread: { labels, show } }: { readonly unread: Unread }) {
  if (labels.length === 0) return null;
  const count = `${labels.length} more below`;
  return (
    <chakra.div position="sticky" bottom="0" h="0" display="flex" justifyContent="flex-end">
      <chakra.button
        type="button"
        aria-label={`${count}: ${labels.join(', ')}`}
        onClick={show}
        display="inline-flex"
        alignItems="center"
        gap="1"
        h="5"
        px="1.5"
        transform="translateY(-100%)"
        bg="bg.surface"
        borderWidth="1px"
        borderColor="accent.border"
        borderRadius="badge"
        textStyle="badge"
        color="accent.fg"
        whiteSpace="nowrap"
        cursor="pointer"
      >
        <ArrowDown size={12} aria-hidden />
        {count}
      </chakra.button>
    </chakra.div>
  );
}
