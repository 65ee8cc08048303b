import { chakra } from '@chakra-ui/react';
import { clientName } from '@signa/core/clients';
import { phoneCell } from '@signa/core/base';
import { ChevronRight, UserRoundX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Avatar } from '../../../../part/picture/avatar';
import { Badge } from '../../../../part/badge/badge';
import { KeyCap } from '../../../../part/button/key-cap';
import { MarkedText } from '../../../../part/list/marked-text';
import { resultRow } from '../../../../part/list/result-row';
import { MetaLine } from '../../../../part/list/meta-line';
import { PatientNames } from '../../../clients/client-search/patient-names';
import type { FoundClient } from '../../../clients/client-search/use-found-clients';
import { ReasonBadges } from '../../../clients/same-client/reason-badges';
import type { ShownReason } from '../../../clients/same-client/reason-badges';
import { WithoutAreaCode } from '../../../clients/client-search/without-area-code';

const Row = chakra('li', {
  base: {
    ...resultRow,
    display: 'grid',
    gridTemplateColumns: '1.75rem minmax(0, 1fr) 2.75rem',
    columnGap: '3',
    rowGap: '1',
    py: '2.5',
    '@container clients (min-width: 40rem)': {
      gridTemplateColumns: '1.75rem minmax(0, 1fr) minmax(0, 1fr) 2.75rem',
    },
  },
});

interface ClientRowProps {
  readonly client: FoundClient;
  readonly id: string;
  readonly search: string;
  /** Why it is a close match, if it doesn't match the whole search. */
  readonly reasons: readonly ShownReason[] | undefined;
  /** True if Enter chooses this row. */
  readonly isActive: boolean;
  /** True if the row belongs to an earlier search and can't be chosen. */
  readonly isInert: boolean;
  readonly onChoose: () => void;
}

/** Name, email, phones, and patients of a client, in the profile's order (C-015, C-051). */
export function ClientRow({ client, id, search, reasons, isActive, isInert, onChoose }: ClientRowProps) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const { primary, more } = phoneCell(client.phones);
  return (
    <Row
      ref={row}
      role="option"
      id={id}
      aria-selected={isActive}
      aria-disabled={isInert || undefined}
      data-active={isActive || undefined}
      onClick={isInert ? undefined : onChoose}
    >
      <Avatar name={clientName(client)} size="header" />
      <chakra.div minW="0">
        <chakra.div display="flex" flexWrap="wrap" gap="2" textStyle="name">
          <span>
            <MarkedText text={clientName(client)} search={search} />
          </span>
          {!client.isActive && <Badge icon={UserRoundX}>Not active</Badge>}
          <WithoutAreaCode client={client} search={search} />
          {reasons && <ReasonBadges reasons={reasons} />}
        </chakra.div>
        <MetaLine
          parts={[
            client.email && <MarkedText key="email" text={client.email} search={search} />,
            primary && `${primary} ${more}`.trim(),
          ]}
        />
      </chakra.div>
      <chakra.p
        textStyle="meta"
        color="fg.muted"
        gridColumn="2"
        css={{ '@container clients (min-width: 40rem)': { gridColumn: 'auto' } }}
      >
        <PatientNames client={client} search={search} />
      </chakra.p>
      <chakra.span display="inline-flex" justifyContent="flex-end" color="fg.subtle" gridColumn="-2" gridRow="1">
        {isActive ? <KeyCap keys={['Enter']} /> : <ChevronRight size={16} aria-hidden />}
      </chakra.span>
    </Row>
  );
}
