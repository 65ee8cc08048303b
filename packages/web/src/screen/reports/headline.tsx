import { chakra } from '@chakra-ui/react';

interface HeadlineProps {
  readonly value: string;
  readonly words: string;
  /** Value of the previous period; null if it cannot be compared. */
  readonly before: string | null;
}

/** A number with its label and the value of the previous period. */
export function Headline({ value, words, before }: HeadlineProps) {
  return (
    <chakra.p display="flex" flexDirection="column" minW="0">
      <chakra.span textStyle="tile" fontVariantNumeric="tabular-nums">
        {value}
      </chakra.span>
      <chakra.span>{words}</chakra.span>
      {before !== null && (
        <chakra.span textStyle="meta" color="fg.muted" fontVariantNumeric="tabular-nums">
          {`${before} in the previous period`}
        </chakra.span>
      )}
    </chakra.p>
  );
}

export const Headlines = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '8', rowGap: '3', mb: '4' },
});
