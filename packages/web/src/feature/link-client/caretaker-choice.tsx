import { chakra } from '@chakra-ui/react';
import { sharedContacts } from '@signa/core/client';
import { formatPhone } from '@signa/core/contact';
import { Equal, EqualNot } from 'lucide-react';
import { Badge } from '../../part/badge/badge';
import { tickStyle } from '../../part/field/tick-style';
import { MarkedText } from '../../part/list/marked-text';
import { MetaLine } from '../../part/list/meta-line';
import { caretakerName } from './chosen-caretaker';
import type { Caretaker, LinkedClient } from './link-types';

const Dot = chakra('input', tickStyle);

export interface CaretakerChoiceProps {
  readonly caretaker: Caretaker;
  /** Who is to be linked: what both share is said. */
  readonly client: LinkedClient;
  /** What found it: its letters are marked. */
  readonly search: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

/** A client of the practice system, with what it shares with the one here. */
export function CaretakerChoice({ caretaker, client, search, checked, onChoose }: CaretakerChoiceProps) {
  const { patients, phones } = caretaker;
  const kept = patients.filter(({ isDeleted }) => !isDeleted).length;
  const shared = sharedContacts(client, caretaker);
  const phone = phones[0]?.number;
  return (
    <chakra.label
      display="flex"
      flexWrap={{ base: 'wrap', md: 'nowrap' }}
      alignItems="center"
      columnGap="3"
      rowGap="1"
      px="3"
      py="2"
      cursor="pointer"
      borderTopWidth="1px"
      borderColor="border.subtle"
      _first={{ borderTopWidth: '0' }}
      css={{ '&:hover': { bg: 'bg.hover' }, '&:has(input:focus-visible)': { bg: 'accent.subtle' } }}
    >
      <Dot round type="radio" name="pims-client" checked={checked} onChange={onChoose} />
      <chakra.span flex="1 1 12rem" minW="0">
        <chakra.span display="block" textStyle="name" overflowWrap="anywhere">
          <MarkedText text={caretakerName(caretaker)} search={search} />
        </chakra.span>
        <MetaLine parts={[phone && formatPhone(phone), `${kept} ${kept === 1 ? 'patient' : 'patients'}`]} />
      </chakra.span>
      <chakra.span display="flex" flexWrap="wrap" gap="1" ms={{ base: '7', md: '0' }}>
        {shared.phone === 'same' && <Badge icon={Equal}>same phone</Badge>}
        {shared.phone === 'other' && <Badge icon={EqualNot}>other phone</Badge>}
        {shared.email === 'same' && <Badge icon={Equal}>same e-mail</Badge>}
        {shared.email === 'other' && <Badge icon={EqualNot}>other e-mail</Badge>}
      </chakra.span>
      <chakra.span textStyle="meta" color="fg.muted" whiteSpace="nowrap">
        PIMS ID {caretaker.pimsId ?? caretaker.id}
      </chakra.span>
    </chakra.label>
  );
}
