import { chakra } from '@chakra-ui/react';
import { clientName } from '@signa/core/clients';
import { formatPhone, phoneDigits } from '@signa/core/base';
import { visitOfProfile } from '@signa/core/prescribing';
import { Phone } from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '../../../part/badge/badge';
import { PimsBadge, useShowsPims } from '../../../part/badge/pims-badge';
import { MarkedText } from '../../../part/list/marked-text';
import { MetaLine } from '../../../part/list/meta-line';
import { PatientNames } from '../client-search/patient-names';
import type { FoundClient } from '../client-search/use-found-clients';
import { WithoutAreaCode } from '../client-search/without-area-code';
import { MatchAction } from '../../../part/list/match-action';
import { matchCard } from '../../../part/list/match-card';

const MatchLink = chakra(Link, { base: matchCard });

interface ClientMatchProps {
  readonly client: FoundClient;
  /** The search text, which is highlighted in the row. */
  readonly search: string;
  /** The digits of the phone search; empty if there are none. */
  readonly phone: string;
}

/** An existing client; choosing it opens the profile. */
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
          <WithoutAreaCode client={client} search={search} />
          {showsPims && <PimsBadge record={client} />}
          <MatchAction>Open profile</MatchAction>
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
