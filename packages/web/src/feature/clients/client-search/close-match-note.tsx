import { chakra } from '@chakra-ui/react';
import { closeMatchText } from '@signa/core/clients';

interface CloseMatchNoteProps {
  readonly search: string;
  readonly onlyActive: boolean;
}

/** Explains that the results below don't match the whole search (C-305). */
export const CloseMatchNote = ({ search, onlyActive }: CloseMatchNoteProps) => (
  <chakra.p role="status" color="fg.muted" overflowWrap="anywhere" minW="0">
    {closeMatchText(search, onlyActive)}
  </chakra.p>
);
