import { chakra } from '@chakra-ui/react';
import { listedLines, orderNumberShown, orderTimeShown, placedByLabel } from '@signa/core/orders';
import { formatPrice } from '@signa/core/catalog';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Card } from '../../../part/surface/card';
import { usePractice } from '../../../platform/practice/practice';
import { OrderLineRow } from './order-line-row';
import { OrderStatusBadge } from './order-status-badge';
import type { ListedOrder } from './listed-order';
import { orderColumns } from './order-columns';

/** The card with keyboard focus has a frame, which shows what Enter acts on. */
const framed = { '&:has([data-row]:focus-visible)': { borderColor: 'accent.solid', boxShadow: 'focus' } } as const;

/**
 * An order: number, time, buyer, and lines. Of more than two lines, the first shows until the user expands the rest
 * (C-136, C-137).
 */
export function OrderCard({ order }: { readonly order: ListedOrder }) {
  const { location } = usePractice();
  const [isWhole, setWhole] = useState(false);
  const { listed, more } = listedLines(order.lineItems);
  const lines = isWhole ? order.lineItems : listed;
  const placedBy = order.placedBy ? placedByLabel(order.placedBy) : '';
  const number = `Order ${orderNumberShown(order)}`;
  // The arrow keys focus the patient of the first line, or the order number if there is no profile to open.
  const hasLead = order.lineItems[0]?.patient?.clients[0] !== undefined;
  return (
    <chakra.li>
      <Card as="article" aria-label={number} overflow="hidden" css={framed}>
        <chakra.div {...orderColumns} bg="bg.strip">
          <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" columnGap="3" minW="0">
            <chakra.h2 textStyle="name" tabIndex={hasLead ? undefined : 0} data-row={hasLead ? undefined : ''}>
              {number}
            </chakra.h2>
            <chakra.span textStyle="meta" color="fg.muted" whiteSpace="nowrap">
              {orderTimeShown(order, location.timeZone)}
            </chakra.span>
            {placedBy && (
              <chakra.span textStyle="meta" color="fg.muted" overflowWrap="anywhere">
                Placed by {placedBy}
              </chakra.span>
            )}
          </chakra.div>
          <chakra.span gridColumn={{ base: '1', md: 'auto' }} gridRow={{ base: '2', md: 'auto' }}>
            <OrderStatusBadge status={order.status} />
          </chakra.span>
          <chakra.span textStyle="name" textAlign="end" whiteSpace="nowrap">
            {order.amount === null ? '' : formatPrice(order.amount)}
          </chakra.span>
        </chakra.div>
        <ul>
          {lines.map((line, index) => (
            <OrderLineRow key={line.id} line={line} isLead={hasLead && index === 0} />
          ))}
        </ul>
        {more && !isWhole && (
          <chakra.button
            type="button"
            onClick={() => setWhole(true)}
            display="flex"
            alignItems="center"
            gap="3"
            w="full"
            minH="9"
            px="4"
            borderTopWidth="1px"
            borderColor="border.subtle"
            color="accent.fg"
            cursor="pointer"
            css={{ '&:hover': { bg: 'bg.hover' }, '&:focus-visible': { outlineOffset: '-2px' } }}
          >
            <chakra.span w="8" display="inline-flex" justifyContent="center" aria-hidden>
              <ChevronDown size={16} />
            </chakra.span>
            {more}
          </chakra.button>
        )}
      </Card>
    </chakra.li>
  );
}
