import { chakra } from '@chakra-ui/react';
import { ArrowDown } from 'lucide-react';
import type { Unread } from './use-unread';

/**
 * Says how many of the values are further down and were not in view yet, and leads there (P-351). It takes no height, and
 * lies at the edge: what it covers the end of counts among them.
 */
export function MoreBelow({ unread: { labels, show } }: { readonly unread: Unread }) {
  if (labels.length === 0) return null;
  const count = `${labels.length} further down`;
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
