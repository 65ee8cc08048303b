import { chakra } from '@chakra-ui/react';
import { isAlike, type Judgement, sharedContacts, tellingReasons } from '@signa/core/clients';
import { formatPhone } from '@signa/core/base';
import { EqualNot } from 'lucide-react';
import { Badge } from '../../../part/badge/badge';
import { ChoiceRow } from '../../../part/list/choice-row';
import { MarkedText } from '../../../part/list/marked-text';
import { MetaLine } from '../../../part/list/meta-line';
import { ReasonBadges } from '../same-client/reason-badges';
import { SamenessBadge } from '../same-client/sameness-badge';
import { caretakerName } from './chosen-caretaker';
import type { Caretaker, LinkedClient } from './link-types';

interface CaretakerChoiceProps {
  readonly caretaker: Caretaker;
  /** The likelihood that it is the same client, with reasons (C-237). */
  readonly judgement: Judgement;
  /** The client to link; shared values are highlighted. */
  readonly client: LinkedClient;
  /** The search text, which is highlighted in the row. */
  readonly search: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

/** A PIMS client, with the values shared with the Signa client. */
export function CaretakerChoice({ caretaker, judgement, client, search, checked, onChoose }: CaretakerChoiceProps) {
  const { patients, phones } = caretaker;
  const kept = patients.filter(({ isDeleted }) => !isDeleted).length;
  const { sameness, reasons } = judgement;
  const shared = sharedContacts(client, caretaker);
  const isOther = (field: 'phone' | 'email') =>
    shared[field] === 'other' && !reasons.some((reason) => reason.field === field);
  const phone = phones[0]?.number;
  return (
    <ChoiceRow group="pims-client" checked={checked} onChoose={onChoose}>
      <chakra.span flex="1 1 12rem" minW="0">
        <chakra.span display="block" textStyle="name" overflowWrap="anywhere">
          <MarkedText text={caretakerName(caretaker)} search={search} />
        </chakra.span>
        <MetaLine parts={[phone && formatPhone(phone), `${kept} ${kept === 1 ? 'patient' : 'patients'}`]} />
        <chakra.span display="flex" flexWrap="wrap" gap="1" pt="1">
          {isAlike({ sameness }) && <SamenessBadge sameness={sameness} reasons={reasons} />}
          <ReasonBadges reasons={tellingReasons(reasons)} />
          {isOther('phone') && <Badge icon={EqualNot}>other phone</Badge>}
          {isOther('email') && <Badge icon={EqualNot}>other email</Badge>}
        </chakra.span>
      </chakra.span>
      <chakra.span textStyle="meta" color="fg.muted" whiteSpace="nowrap">
        PIMS ID {caretaker.pimsId ?? caretaker.id}
      </chakra.span>
    </ChoiceRow>
  );
}
