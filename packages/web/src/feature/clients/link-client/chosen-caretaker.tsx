import { chakra } from '@chakra-ui/react';
import { clientLinkedText, clientName, pimsContact } from '@signa/core/clients';
import { formatPhone, stateCode } from '@signa/core/base';
import { visitOfProfile } from '@signa/core/prescribing';
import { UserRoundCheck } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../part/button/button';
import { MetaLine } from '../../../part/list/meta-line';
import { Warning } from '../../../part/notice/warning';
import { ReturnLink } from '../../../part/text/return-link';
import type { Caretaker } from './link-types';
import { StepHead } from './step-head';
import type { TakenBy } from './use-taken-by';

interface ChosenCaretakerProps {
  readonly chosen: Caretaker | null;
  /** The client who is already linked to this record; `null` if there is none. */
  readonly taken: TakenBy | null;
  readonly onClear: () => void;
}

/** The PIMS client that the user chose (C-109). */
export function ChosenCaretaker({ chosen, taken, onClear }: ChosenCaretakerProps) {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id}>
      <StepHead id={id} step={1} title="Selected PIMS client" />
      {chosen ? (
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          gap="3"
          p="3"
          bg="accent.subtle"
          borderWidth="1px"
          borderColor="accent.border"
          borderRadius="control"
        >
          <chakra.span color="accent.fg" display="inline-flex">
            <UserRoundCheck size={20} aria-hidden />
          </chakra.span>
          <chakra.div minW="0" flex="1 1 12rem">
            <chakra.p textStyle="name" overflowWrap="anywhere">
              {caretakerName(chosen)}
            </chakra.p>
            <MetaLine parts={contactOf(chosen)} />
          </chakra.div>
          <chakra.span textStyle="meta" color="fg.muted" whiteSpace="nowrap">
            PIMS ID {chosen.pimsId ?? chosen.id}
          </chakra.span>
          <Button size="sm" variant="link" onClick={onClear}>
            Clear
          </Button>
        </chakra.div>
      ) : (
        <chakra.p
          p="3"
          color="fg.muted"
          borderWidth="1px"
          borderStyle="dashed"
          borderColor="border.default"
          borderRadius="control"
        >
          Nobody is selected yet. Choose a client from the search results.
        </chakra.p>
      )}
      {taken && (
        <chakra.div mt="2">
          <Warning>
            <chakra.p>{clientLinkedText}</chakra.p>
            <ReturnLink to={visitOfProfile({ clientId: taken.id, patientId: null }).path}>
              {clientName(taken)}
            </ReturnLink>
          </Warning>
        </chakra.div>
      )}
    </chakra.section>
  );
}

/** The name in the PIMS, with a fallback if it is empty. */
export const caretakerName = (caretaker: Caretaker) =>
  clientName({ ...caretaker, email: caretaker.emails[0]?.address ?? null });

function contactOf(caretaker: Caretaker) {
  const { phones, addresses } = caretaker;
  const [address] = addresses;
  const state = address && (stateCode(address.stateProvince ?? '') ?? address.stateProvince);
  const region = address && [state, address.postalCode].filter(Boolean).join(' ');
  const place = address && [address.addressLine1, address.city, region].filter(Boolean).join(', ');
  const [phone] = phones;
  return [pimsContact(caretaker).email, phone?.number && formatPhone(phone.number), place];
}
