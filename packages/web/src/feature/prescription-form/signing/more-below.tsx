import { chakra } from '@chakra-ui/react';
import { ArrowDown } from 'lucide-react';
import { type Unread, unreadHeight } from './use-unread';

/** Names what of the values is further down and was not in view yet, and leads there (P-351). */
export function MoreBelow({ unread: { labels, show } }: { readonly unread: Unread }) {
  if (labels.length === 0) return null;
  return (
    <chakra.button
      type="button"
      onClick={show}
      position="sticky"
      // The padding of the list, so that it ends where the list does.
      bottom="-1"
      display="flex"
      alignItems="center"
      gap="1.5"
      w="full"
      minH={`${unreadHeight}px`}
      bg="bg.surface"
      textStyle="chip"
      color="accent.fg"
      textAlign="start"
      cursor="pointer"
    >
      <ArrowDown size={14} aria-hidden style={{ flexShrink: 0 }} />
      <chakra.span minW="0" truncate>
        {`${labels.length} further down: ${labels.join(', ')}`}
      </chakra.span>
    </chakra.button>
  );
}
