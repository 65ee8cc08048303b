import { chakra } from '@chakra-ui/react';
import { clientName } from '@signa/core/clients';
import { phoneCell } from '@signa/core/base';
import { visitOfProfile } from '@signa/core/prescribing';
import { ChevronRight, UserRoundX } from 'lucide-react';
import { memo } from 'react';
import { Link, useLocation } from 'react-router';
import { PatientNames } from '../../feature/clients/client-search/patient-names';
import type { FoundClient } from '../../feature/clients/client-search/use-found-clients';
import { ReasonBadges } from '../../feature/clients/same-client/reason-badges';
import type { ShownReason } from '../../feature/clients/same-client/reason-badges';
import { WithoutAreaCode } from '../../feature/clients/client-search/without-area-code';
import { Badge } from '../../part/badge/badge';
import { PimsBadge, useShowsPims } from '../../part/badge/pims-badge';
import { KeyCap } from '../../part/button/key-cap';
import { rememberLastRow } from '../../part/list/last-row';
import { MarkedText } from '../../part/list/marked-text';
import { Avatar } from '../../part/picture/avatar';

const wide = '@container clients (min-width: 44rem)';

const RowLink = chakra(Link, {
  base: {
    display: 'grid',
    gridTemplateColumns: '1.75rem minmax(0, 1fr) auto',
    columnGap: '3',
    rowGap: '1',
    alignItems: 'center',
    minH: 'row',
    px: '4',
    py: '2.5',
    color: 'inherit',
    '& > *': { gridColumn: '2' },
    '&:hover': { bg: 'bg.hover' },
    '&:focus-visible': { bg: 'accent.subtle', outlineOffset: '-2px', '& [data-avatar] > *': { bg: 'bg.surface' } },
    // Keeps its space so that the columns align.
    '& [data-enter]': { visibility: 'hidden' },
    '&:focus-visible [data-enter]': { visibility: 'visible' },
    [wide]: {
      '& > *': { gridColumn: 'auto' },
      gridTemplateColumns: '1.75rem minmax(0, 5fr) 8.5rem minmax(0, 5fr) 4.5rem',
      '&[data-pims]': { gridTemplateColumns: '1.75rem minmax(0, 5fr) 8.5rem minmax(0, 5fr) 6.5rem 4.5rem' },
    },
  },
});

interface ListedClientProps {
  readonly client: FoundClient;
  /** Search text, for highlighting matches. */
  readonly search: string;
  /** Reasons for a close match, if the row does not match the whole search. */
  readonly reasons: readonly ShownReason[] | undefined;
  /** Zero-based position in the list. */
  readonly index: number;
  /** Total number of rows, if not all of them are rendered. */
  readonly of: number | undefined;
  /** Measures the element with the row's index. */
  readonly measure: (element: HTMLElement | null) => void;
}

/** Path that the row links to. */
export const profileOf = ({ id }: Pick<FoundClient, 'id'>) => visitOfProfile({ clientId: id, patientId: null }).path;

/** Name, email, phones, patients, and link status of a client; the row links to the profile (C-004, C-015). */
export const ListedClient = memo(function ListedClient({
  client,
  search,
  reasons,
  index,
  of,
  measure,
}: ListedClientProps) {
  const location = useLocation();
  const showsPims = useShowsPims();
  const { primary, more } = phoneCell(client.phones);
  const list = location.pathname + location.search;
  const record = profileOf(client);
  return (
    <chakra.li
      ref={measure}
      data-index={index}
      data-row-id={client.id}
      {...(of !== undefined && { 'aria-setsize': of, 'aria-posinset': index + 1 })}
      borderTopWidth="1px"
      borderColor="border.subtle"
      _first={{ borderTopWidth: '0' }}
    >
      <RowLink
        to={record}
        state={{ locationClientId: client.id }}
        onClick={({ currentTarget }) => rememberLastRow({ list, record }, currentTarget)}
        data-row
        data-pims={showsPims || undefined}
      >
        <chakra.span data-avatar css={{ '&&': { gridColumn: '1' } }} alignSelf={{ base: 'start', md: 'center' }}>
          <Avatar name={clientName(client)} size="header" />
        </chakra.span>
        <chakra.div minW="0">
          <chakra.div display="flex" flexWrap="wrap" gap="2" textStyle="name">
            <chakra.span overflowWrap="anywhere">
              <MarkedText text={clientName(client)} search={search} />
            </chakra.span>
            {!client.isActive && <Badge icon={UserRoundX}>Not active</Badge>}
            <WithoutAreaCode client={client} search={search} />
            {reasons && <ReasonBadges reasons={reasons} />}
          </chakra.div>
          {client.email && (
            <chakra.p textStyle="meta" color="fg.muted" overflowWrap="anywhere">
              <MarkedText text={client.email} search={search} />
            </chakra.p>
          )}
        </chakra.div>
        <chakra.div
          css={{
            fontVariantNumeric: 'tabular-nums',
            '&:empty': { display: 'none' },
            [wide]: { '&&': { display: 'block' } },
          }}
        >
          {primary && <chakra.span whiteSpace="nowrap">{primary}</chakra.span>}
          {more && (
            <>
              {' '}
              <chakra.span textStyle="meta" color="fg.muted" whiteSpace="nowrap">
                {more}
              </chakra.span>
            </>
          )}
        </chakra.div>
        <chakra.p textStyle="meta" color="fg.muted" minW="0" overflowWrap="anywhere">
          <PatientNames client={client} search={search} />
        </chakra.p>
        {showsPims && (
          <span>
            <PimsBadge record={client} />
          </span>
        )}
        <chakra.span
          display="inline-flex"
          alignItems="center"
          justifyContent="flex-end"
          gap="2"
          color="fg.subtle"
          css={{ '&&': { gridColumn: '-2', gridRow: '1' } }}
        >
          <chakra.span data-enter hideBelow="md" display="inline-flex">
            <KeyCap keys={['Enter']} />
          </chakra.span>
          <ChevronRight size={16} aria-hidden />
        </chakra.span>
      </RowLink>
    </chakra.li>
  );
});
