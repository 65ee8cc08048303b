import { chakra } from '@chakra-ui/react';

export interface FoundCountProps {
  readonly found: number | string;
  /** The row that Enter opens, from 1; `null` while none has the focus. */
  readonly at: number | null;
}

/** '7 found', '2 of 7 found' once a row has the focus: beside the field, for the eye alone (P-263). */
export const FoundCount = ({ found, at }: FoundCountProps) => (
  <chakra.span aria-hidden data-found whiteSpace="nowrap">
    {at === null ? `${found} found` : `${at} of ${found} found`}
  </chakra.span>
);
