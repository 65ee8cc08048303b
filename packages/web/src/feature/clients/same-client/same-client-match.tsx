import { chakra } from '@chakra-ui/react';
import { clientName } from '@signa/core/clients';
import { formatPhone } from '@signa/core/base';
import { visitOfProfile } from '@signa/core/prescribing';
import { UserRoundX } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../../part/badge/badge';
import { PimsBadge, useShowsPims } from '../../../part/badge/pims-badge';
import { MarkedPlaces } from '../../../part/list/marked-places';
import { MatchAction } from '../../../part/list/match-action';
import { matchCard } from '../../../part/list/match-card';
import { MetaLine } from '../../../part/list/meta-line';
import { PatientNames } from '../client-search/patient-names';
import { ReasonBadges } from './reason-badges';
import { SamenessBadge } from './sameness-badge';
import type { SameClient } from './use-same-clients';

const MatchLink = chakra(Link, { base: { ...matchCard, bg: 'bg.surface' } });

interface SameClientMatchProps {
  readonly match: SameClient;
  /** Called on press, for example to ask before typed values are discarded. */
  readonly onOpen?: (event: MouseEvent, path: string) => void;
}

/**
 * A client who might be the typed one, with the verdict and its reasons; pressing it opens the profile (C-232, C-233).
 */
export function SameClientMatch({ match, onOpen }: SameClientMatchProps) {
  const showsPims = useShowsPims();
  const { locationClient: client, sameness, reasons, marks } = match;
  const path = visitOfProfile({ clientId: client.id, patientId: null }).path;
  const valueOf = (field: string) => reasons.find((reason) => reason.field === field)?.value;
  const phone = valueOf('phone') ?? client.phones.find(({ isActive }) => isActive)?.phoneNumber;
  return (
    <li>
      <MatchLink to={path} state={{ locationClientId: client.id }} data-row onClick={(event) => onOpen?.(event, path)}>
        <chakra.span display="flex" flexWrap="wrap" alignItems="center" gap="2" textStyle="name">
          <chakra.span overflowWrap="anywhere">
            <MarkedPlaces text={clientName(client)} places={marks} />
          </chakra.span>
          <SamenessBadge sameness={sameness} reasons={reasons} />
          {!client.isActive && <Badge icon={UserRoundX}>Inactive</Badge>}
          {showsPims && <PimsBadge record={client} />}
          <MatchAction>Open profile</MatchAction>
        </chakra.span>
        <MetaLine parts={[phone && formatPhone(phone), client.email, valueOf('address')]} />
        <chakra.span textStyle="meta" color="fg.muted" overflowWrap="anywhere">
          <PatientNames client={client} search="" />
        </chakra.span>
        <chakra.span display="flex" flexWrap="wrap" gap="1.5" pt="1">
          <ReasonBadges reasons={reasons} />
        </chakra.span>
      </MatchLink>
    </li>
  );
}
