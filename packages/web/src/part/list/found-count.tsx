import { chakra } from '@chakra-ui/react';

export interface FoundCountProps {
  readonly found: number | string;
  /** One-based index of the row that Enter opens; `null` while no row is active. */
  readonly at: number | null;
}

/** '7 found', or '2 of 7 found' while a row is active. Visual only (P-263). */
export const FoundCount = ({ found, at }: FoundCountProps) => (
  <chakra.span aria-hidden data-found whiteSpace="nowrap">
    {at === null ? `${found} found` : `${at} of ${found} found`}
  </chakra.span>
);
