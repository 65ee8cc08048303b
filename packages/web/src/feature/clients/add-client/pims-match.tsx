import { chakra } from '@chakra-ui/react';
import {
  clientName,
  type ScoredCandidate,
  type Judgement,
  pimsContact,
  proposedClient,
  reasonText,
  tellingReasons,
  isAlike,
} from '@signa/core/clients';
import { formatPhone } from '@signa/core/base';
import { isLinkedWith } from '@signa/core/practice';
import { UserRoundCheck, UserRoundSearch } from 'lucide-react';
import { Badge } from '../../../part/badge/badge';
import { MarkedText } from '../../../part/list/marked-text';
import { MetaLine } from '../../../part/list/meta-line';
import type { FoundClient } from '../client-search/use-found-clients';
import { MatchAction } from '../../../part/list/match-action';
import { matchCard, plainMatchCard } from '../../../part/list/match-card';
import { ReasonBadges } from '../same-client/reason-badges';
import { SamenessBadge } from '../same-client/sameness-badge';
import type { SameClient } from '../same-client/use-same-clients';
import type { FoundCaretaker } from './use-pims-matches';

const MatchButton = chakra('button', { base: matchCard });

interface PimsMatchProps {
  readonly caretaker: FoundCaretaker;
  /** How the record compares with the typed values (C-235). */
  readonly judgement: Judgement;
  /** The Signa clients listed beside it, one of whom may be the same person. */
  readonly local: readonly LocalClient[];
  readonly search: string;
  readonly isBusy: boolean;
  /** `null` for users who can't import (C-085). */
  readonly onChoose: (() => void) | null;
}

type LocalClient = FoundClient | SameClient['locationClient'];

/** A PIMS client. Choosing it fills in the form, or opens the profile if the client is already in Signa (C-032). */
export function PimsMatch({ caretaker, judgement, local, search, isBusy, onChoose }: PimsMatchProps) {
  const { phones, patients, pimsConnectionType: type } = caretaker;
  const { sameness, reasons } = judgement;
  const { email } = pimsContact(caretaker);
  const shown = reasons.find(({ field }) => field === 'phone')?.value ?? phones[0]?.number;
  const isHere = local.some((client) => isLinkedWith(client, type, caretaker));
  const likely = isHere ? null : proposedClient(caretaker, local);
  const content = (
    <>
      <chakra.span display="flex" flexWrap="wrap" alignItems="center" gap="2" textStyle="name">
        <chakra.span overflowWrap="anywhere">
          <MarkedText text={clientName({ ...caretaker, email })} search={search} />
        </chakra.span>
        {isAlike({ sameness }) && <SamenessBadge sameness={sameness} reasons={reasons} />}
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
      <chakra.span display="flex" flexWrap="wrap" gap="1.5" pt="1" css={{ '&:empty': { display: 'none' } }}>
        <ReasonBadges reasons={tellingReasons(reasons)} />
      </chakra.span>
      {likely && <LikelyHere pair={likely} />}
    </>
  );
  return (
    <li>
      {onChoose ? (
        <MatchButton type="button" aria-busy={isBusy || undefined} onClick={onChoose} data-row>
          {content}
        </MatchButton>
      ) : (
        <chakra.div {...plainMatchCard}>{content}</chakra.div>
      )}
    </li>
  );
}

/**
 * The Signa client who might be the same person, with the reasons. Clients linked to another record are excluded (C-236).
 */
const LikelyHere = ({ pair: { candidate, judgement } }: { readonly pair: ScoredCandidate<LocalClient> }) => (
  <chakra.span display="flex" gap="1.5" textStyle="meta" color="fg.muted">
    <chakra.span flexShrink="0" pt="0.5">
      <UserRoundSearch size={14} aria-hidden />
    </chakra.span>
    <chakra.span overflowWrap="anywhere">
      May be <strong>{clientName(candidate)}</strong> in Signa: {judgement.reasons.map(reasonText).join(', ')}
    </chakra.span>
  </chakra.span>
);

interface PatientsProps {
  readonly patients: FoundCaretaker['patients'];
  readonly search: string;
}

/** The active patients with their species, or that all of them are deceased. */
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
