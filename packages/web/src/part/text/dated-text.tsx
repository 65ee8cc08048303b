import { chakra } from '@chakra-ui/react';

const dates = /(\d{2}-\d{2}-\d{4}(?: \d{2}:\d{2} [AP]M)?)/;

/** A sentence whose dates never break at their hyphens. */
export function DatedText({ children }: { readonly children: string }) {
  return children.split(dates).map((piece, index) =>
    dates.test(piece) ? (
      <chakra.span key={index} whiteSpace="nowrap">
        {piece}
      </chakra.span>
    ) : (
      piece
    ),
  );
}
