import { chakra } from '@chakra-ui/react';
import { type ForeignNote as Foreign, writtenByText } from '@signa/core/prescribing';
import { Check, Pencil } from 'lucide-react';
import { Avatar } from '../../../../part/picture/avatar';
import { Button } from '../../../../part/button/button';
import { useFormWork } from '../form/form-work-context';

interface ForeignNoteProps {
  readonly foreign: Foreign;
  readonly onEdit: () => void;
}

/** A note by another user. Its border is dashed until the signer confirms or edits it (P-247). */
export function ForeignNote({ foreign: { text, author }, onEdit }: ForeignNoteProps) {
  const { act, setting } = useFormWork();
  return (
    <chakra.div role="group" aria-label="Note To Pharmacy">
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="3" mb="1">
        <chakra.span textStyle="strong" fontSize="0.8125rem">
          Note To Pharmacy
        </chakra.span>
        <chakra.span display="inline-flex" alignItems="center" gap="1.5" textStyle="meta" color="fg.muted">
          <Avatar name={author.displayName} />
          {writtenByText(author, setting.today, setting.location.timeZone)}
        </chakra.span>
      </chakra.div>
      <chakra.p
        px="3"
        py="2"
        bg="bg.strip"
        borderWidth="1px"
        borderStyle="dashed"
        borderColor="border.control"
        borderRadius="control"
        overflowWrap="anywhere"
      >
        {text}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" mt="2" data-place="noteToPharmacy">
        <Button variant="accent" icon={Check} onClick={() => act({ type: 'fill', values: { confirmedNote: true } })}>
          Confirm this note
        </Button>
        <Button icon={Pencil} onClick={onEdit}>
          Edit
        </Button>
        <chakra.span textStyle="meta" color="fg.muted">
          It prints under your signature.
        </chakra.span>
      </chakra.div>
    </chakra.div>
  );
}
