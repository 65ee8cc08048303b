import { chakra } from '@chakra-ui/react';
import { clientName } from '@signa/core/clients';
import { phoneCell } from '@signa/core/base';
import type { PimsAccount } from '@signa/core/practice';
import { visitOfProfile } from '@signa/core/prescribing';
import { ChevronUp, Link2 } from 'lucide-react';
import { PatientNames } from '../../feature/clients/client-search/patient-names';
import { LinkPanel } from '../../feature/clients/link-client/link-panel';
import { PimsBadge } from '../../part/badge/pims-badge';
import { Button } from '../../part/button/button';
import { MarkedText } from '../../part/list/marked-text';
import { Avatar } from '../../part/picture/avatar';
import { ReturnLink } from '../../part/text/return-link';
import type { UnlinkedClient } from './use-link-list';

const wide = '@container unlinked (min-width: 52rem)';

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1.75rem minmax(0, 1fr) auto',
    columnGap: '3',
    rowGap: '1',
    alignItems: 'center',
    minH: 'row',
    px: '4',
    py: '2.5',
    '& > *': { gridColumn: '2 / -1' },
    [wide]: {
      '& > *': { gridColumn: 'auto' },
      gridTemplateColumns: '1.75rem minmax(0, 5fr) 8.5rem minmax(0, 5fr) 6.5rem 7rem',
    },
  },
});

interface LinkRowProps {
  readonly client: UnlinkedClient;
  readonly search: string;
  /** `null` if nobody can be linked. */
  readonly account: PimsAccount | null;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onLinked: () => void;
  readonly onClose: () => void;
}

/** An unlinked client, and below it the expanded link panel (C-109, C-125). */
export function LinkRow({ client, search, account, isOpen, onOpen, onLinked, onClose }: LinkRowProps) {
  const name = clientName(client);
  const { primary, more } = phoneCell(client.phones);
  return (
    <chakra.li
      borderTopWidth="1px"
      borderColor="border.subtle"
      _first={{ borderTopWidth: '0' }}
      outline={isOpen ? '1px solid' : undefined}
      outlineColor="accent.border"
      outlineOffset="-1px"
    >
      <Row>
        <chakra.span css={{ '&&': { gridColumn: '1' } }} alignSelf={{ base: 'start', md: 'center' }}>
          <Avatar name={name} size="header" />
        </chakra.span>
        <chakra.div minW="0">
          <chakra.p textStyle="name" overflowWrap="anywhere">
            <ReturnLink to={visitOfProfile({ clientId: client.id, patientId: null }).path}>
              <MarkedText text={name} search={search} />
            </ReturnLink>
          </chakra.p>
          {client.email && (
            <chakra.p textStyle="meta" color="fg.muted" overflowWrap="anywhere">
              <MarkedText text={client.email} search={search} />
            </chakra.p>
          )}
        </chakra.div>
        <chakra.div
          fontVariantNumeric="tabular-nums"
          css={{ '&:empty': { display: 'none' }, [wide]: { '&&': { display: 'block' } } }}
        >
          {primary && <chakra.span whiteSpace="nowrap">{primary}</chakra.span>}{' '}
          {more && (
            <chakra.span textStyle="meta" color="fg.muted" whiteSpace="nowrap">
              {more}
            </chakra.span>
          )}
        </chakra.div>
        <chakra.p textStyle="meta" color="fg.muted" minW="0" overflowWrap="anywhere">
          <PatientNames client={client} search={search} />
        </chakra.p>
        <chakra.span css={{ '&&': { gridColumn: '2' }, [wide]: { '&&': { gridColumn: 'auto' } } }}>
          <PimsBadge record={client} />
        </chakra.span>
        <chakra.span
          justifySelf="end"
          css={{ '&&': { gridColumn: '3' }, [wide]: { '&&': { gridColumn: '-2', gridRow: '1' } } }}
        >
          {account && (
            <Button
              variant={isOpen ? 'plain' : 'accent'}
              icon={isOpen ? ChevronUp : Link2}
              aria-label={isOpen ? `Close ${name}` : `Link ${name}`}
              aria-expanded={isOpen}
              onClick={isOpen ? onClose : onOpen}
              data-row
            >
              {isOpen ? 'Close' : 'Link'}
            </Button>
          )}
        </chakra.span>
      </Row>
      {isOpen && account && (
        <chakra.div px="4" pb="4">
          <LinkPanel clientId={client.id} account={account} onLinked={onLinked} onClose={onClose} />
        </chakra.div>
      )}
    </chakra.li>
  );
}
