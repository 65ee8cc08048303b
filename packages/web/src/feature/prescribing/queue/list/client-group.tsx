import { chakra } from '@chakra-ui/react';
import { clientName } from '@signa/core/clients';
import { phoneCell } from '@signa/core/base';
import { officeUseGroup } from '@signa/core/prescribing';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { cardFrame } from '../../../../part/surface/card-frame';
import { asCard, asRow } from '../layout/layout';
import type { GroupClient } from '../request/rows';

interface ClientGroupProps {
  readonly client: GroupClient;
  readonly count: number;
  /** Distinguishes its heading from the other rows of the page. */
  readonly rowKey: string;
  /** Distinguishes its cards from those of other clients. */
  readonly cardsKey: string;
  readonly open: boolean;
  /** Its index among all rows of the page, for the virtualizer. */
  readonly index: number | undefined;
  readonly measure: (element: HTMLElement | null) => void;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

export const requests = (count: number) => `${count} ${count === 1 ? 'request' : 'requests'}`;

/** Focused elements scroll to below the heading, which sticks below the bar (P-268). */
const belowHead = {
  '& :is(a, button)': { scrollMarginTop: 'calc(var(--queue-top, 3.25rem) - 3.25rem + 3rem)' },
} as const;

const Panel = chakra('section', {
  base: {
    ...cardFrame,
    // `clip` instead of `hidden`, so that its heading can stick below the bar while its rows scroll.
    '&:not(:has([data-open])) > div': { overflow: 'clip', borderRadius: 'card' },
    '&:not(:has([data-open])) > div > h2': {
      [asRow]: { position: 'sticky', top: 'var(--queue-top, 3.25rem)', zIndex: 1 },
    },
    // On a phone, the list spans the full width.
    '@media (max-width: 36em)': {
      marginInline: '-4',
      borderRadius: '0',
      borderInlineWidth: '0',
      '& > div, & h2': { borderRadius: '0' },
    },
  },
});

/** The requests of one client under their name; office use has none (P-151). */
export function ClientGroup({
  client,
  count,
  rowKey,
  cardsKey,
  open,
  index,
  measure,
  onToggle,
  children,
}: ClientGroupProps) {
  const [titleId, bodyId] = [useId(), useId()];
  const Chevron = open ? ChevronDown : ChevronRight;
  const phone = client ? phoneCell(client.phones).primary : '';
  return (
    <Panel aria-labelledby={titleId} data-group>
      <div>
        <chakra.h2
          ref={measure}
          data-index={index}
          data-head
          display="flex"
          alignItems="center"
          minH="10"
          bg="bg.strip"
          borderTopRadius="card"
          borderBottomRadius={open ? undefined : 'card'}
          borderBottomWidth={open ? '1px' : '0'}
          borderColor="border.subtle"
        >
          <chakra.button
            type="button"
            data-queue-row={rowKey}
            aria-expanded={open}
            aria-controls={bodyId}
            onClick={onToggle}
            display="flex"
            alignItems="center"
            gap="2"
            flex="1"
            minW="0"
            minH="10"
            px="4"
            textAlign="start"
            cursor="pointer"
            borderRadius="card"
            css={{ '&:focus-visible': { outlineOffset: '-2px' } }}
          >
            <chakra.span color="fg.muted" flexShrink="0" display="inline-flex">
              <Chevron size={16} aria-hidden />
            </chakra.span>
            <chakra.span id={titleId} textStyle="name" minW="0" py="1" overflowWrap="anywhere">
              {client ? clientName({ ...client, email: null }) : officeUseGroup}
            </chakra.span>{' '}
            <chakra.span
              textStyle="meta"
              color="fg.subtle"
              whiteSpace="nowrap"
              css={{ [asCard]: { marginInlineStart: 'auto' } }}
            >
              {requests(count)}
            </chakra.span>
          </chakra.button>
          {phone && (
            <chakra.span
              textStyle="meta"
              color="fg.muted"
              px="4"
              whiteSpace="nowrap"
              display="none"
              css={{ [asRow]: { display: 'inline' } }}
            >
              {phone}
            </chakra.span>
          )}
        </chakra.h2>
        <chakra.ul id={bodyId} data-cards={cardsKey} m="0" p="0" css={belowHead}>
          {children}
        </chakra.ul>
      </div>
    </Panel>
  );
}
