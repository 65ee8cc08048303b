import { chakra } from '@chakra-ui/react';
import { clientName } from '@signa/core/client';
import { formatPhone, phoneDigits } from '@signa/core/contact';
import { visitOfProfile } from '@signa/core/selection';
import { ArrowRight, Phone } from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '../../part/badge/badge';
import { PimsBadge, useShowsPims } from '../../part/badge/pims-badge';
import { KeyCap } from '../../part/button/key-cap';
import { MarkedText } from '../../part/list/marked-text';
import { MetaLine } from '../../part/list/meta-line';
import { PatientNames } from '../client-search/patient-names';
import type { FoundClient } from '../client-search/use-found-clients';

const MatchLink = chakra(Link, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    p: '3',
    color: 'inherit',
    borderWidth: '1px',
    borderColor: 'border.default',
    borderRadius: 'control',
    '&:hover': { bg: 'bg.hover' },
    '&:focus-visible': { bg: 'accent.subtle', outlineOffset: '-2px' },
    '& [data-enter]': { visibility: 'hidden' },
    '&:focus-visible [data-enter]': { visibility: 'visible' },
  },
});

export interface ClientMatchProps {
  readonly client: FoundClient;
  /** What found it: its letters are marked. */
  readonly search: string;
  /** The digits that were searched for; empty without. */
  readonly phone: string;
}

/** A client who is there already, whose profile opens. */
export function ClientMatch({ client, search, phone }: ClientMatchProps) {
  const showsPims = useShowsPims();
  const active = client.phones.filter(({ isActive }) => isActive);
  const same = phone === '' ? undefined : active.find(({ phoneNumber }) => phoneDigits(phoneNumber) === phone);
  const shown = same ?? active[0];
  return (
    <li>
      <MatchLink
        to={visitOfProfile({ clientId: client.id, patientId: null }).path}
        state={{ locationClientId: client.id }}
        data-row
      >
        <chakra.span display="flex" flexWrap="wrap" alignItems="center" gap="2" textStyle="name">
          <chakra.span overflowWrap="anywhere">
            <MarkedText text={clientName(client)} search={search} />
          </chakra.span>
          {same && <Badge icon={Phone}>same phone</Badge>}
          {showsPims && <PimsBadge record={client} />}
          <chakra.span
            ms="auto"
            display="inline-flex"
            alignItems="center"
            gap="2"
            textStyle="meta"
            color="accent.fg"
            whiteSpace="nowrap"
          >
            <chakra.span data-enter hideBelow="md" display="inline-flex">
              <KeyCap keys={['Enter']} />
            </chakra.span>
            Open profile
            <ArrowRight size={14} aria-hidden />
          </chakra.span>
        </chakra.span>
        <MetaLine
          parts={[
            shown && formatPhone(shown.phoneNumber),
            client.email && <MarkedText key="email" text={client.email} search={search} />,
          ]}
        />
        <chakra.span textStyle="meta" color="fg.muted" overflowWrap="anywhere">
          <PatientNames client={client} search={search} />
        </chakra.span>
      </MatchLink>
    </li>
  );
}
