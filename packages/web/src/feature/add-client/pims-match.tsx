import { chakra } from '@chakra-ui/react';
import { clientName, pimsContact } from '@signa/core/client';
import { formatPhone, phoneKey } from '@signa/core/contact';
import { isLinkedWith } from '@signa/core/pims';
import { Phone, UserRoundCheck } from 'lucide-react';
import { Badge } from '../../part/badge/badge';
import { MarkedText } from '../../part/list/marked-text';
import { MetaLine } from '../../part/list/meta-line';
import type { FoundClient } from '../client-search/use-found-clients';
import { MatchAction } from '../../part/list/match-action';
import { matchCard } from '../../part/list/match-card';
import type { FoundCaretaker } from './use-pims-matches';

const MatchButton = chakra('button', { base: matchCard });

export interface PimsMatchProps {
  readonly caretaker: FoundCaretaker;
  /** Clients who show beside it: of them one may be this very record. */
  readonly local: readonly FoundClient[];
  readonly search: string;
  /** The digits that were searched for; empty without. */
  readonly phone: string;
  readonly isBusy: boolean;
  /** `null` where nobody may be imported (C-085). */
  readonly onChoose: (() => void) | null;
}

/** A client of the practice system, who fills in the form, or whose profile is here already (C-032). */
export function PimsMatch({ caretaker, local, search, phone, isBusy, onChoose }: PimsMatchProps) {
  const { phones, patients, pimsConnectionType: type } = caretaker;
  const { email } = pimsContact(caretaker);
  const same = phone === '' ? undefined : phones.find(({ number }) => phoneKey(number ?? '') === phoneKey(phone));
  const shown = (same ?? phones[0])?.number;
  const isHere = local.some((client) => isLinkedWith(client, type, caretaker));
  const content = (
    <>
      <chakra.span display="flex" flexWrap="wrap" alignItems="center" gap="2" textStyle="name">
        <chakra.span overflowWrap="anywhere">
          <MarkedText text={clientName({ ...caretaker, email })} search={search} />
        </chakra.span>
        {same && <Badge icon={Phone}>same phone</Badge>}
        {isHere && <Badge icon={UserRoundCheck}>in Signa</Badge>}
        {onChoose && <MatchAction>{isHere ? 'Open profile' : 'Choose'}</MatchAction>}
      </chakra.span>
      <MetaLine
        parts={[
          shown && formatPhone(shown),
          email && <MarkedText key="email" text={email} search={search} />,
          `PIMS ID ${caretaker.pimsId ?? caretaker.id}`,
        ]}
      />
      <chakra.span textStyle="meta" color="fg.muted" overflowWrap="anywhere">
        <Patients patients={patients} search={search} />
      </chakra.span>
    </>
  );
  return (
    <li>
      {onChoose ? (
        <MatchButton type="button" aria-busy={isBusy || undefined} onClick={onChoose} data-row>
          {content}
        </MatchButton>
      ) : (
        <chakra.div {...plainCard}>{content}</chakra.div>
      )}
    </li>
  );
}

const plainCard = {
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  p: '3',
  borderWidth: '1px',
  borderColor: 'border.default',
  borderRadius: 'control',
} as const;

interface PatientsProps {
  readonly patients: FoundCaretaker['patients'];
  readonly search: string;
}

/** Those that are still there, with their species, or that they died. */
function Patients({ patients, search }: PatientsProps) {
  const kept = patients.filter(({ isDeleted }) => !isDeleted);
  if (kept.length === 0) return <>No patients</>;
  return (
    <>
      {kept.map(({ id, name, species, isDeceased }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <chakra.span textStyle="strong" color="fg.default">
            <MarkedText text={name ?? 'Unnamed patient'} search={search} />
          </chakra.span>
          {isDeceased ? ' (deceased)' : species && ` (${species})`}
        </span>
      ))}
    </>
  );
}
