import { chakra } from '@chakra-ui/react';

interface HeadlineProps {
  readonly value: string;
  readonly words: string;
  /** The same of as many days before; null where nothing can be compared. */
  readonly before: string | null;
}

/** A number with what it counts, and what it was in as many days before. */
export function Headline({ value, words, before }: HeadlineProps) {
  return (
    <chakra.p display="flex" flexDirection="column" minW="0">
      <chakra.span textStyle="tile" fontVariantNumeric="tabular-nums">
        {value}
      </chakra.span>
      <chakra.span>{words}</chakra.span>
      {before !== null && (
        <chakra.span textStyle="meta" color="fg.muted" fontVariantNumeric="tabular-nums">
          {`${before} before`}
        </chakra.span>
      )}
    </chakra.p>
  );
}

export const Headlines = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '8', rowGap: '3', mb: '4' },
});
