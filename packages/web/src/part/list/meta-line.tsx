import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface MetaLineProps {
  /** Missing parts are omitted. A date never breaks; lines break between parts. */
  readonly parts: readonly ReactNode[];
}

/** The secondary line of a row or pressable row: facts separated by dots. A dot at the start of a line is hidden. */
export function MetaLine({ parts }: MetaLineProps) {
  return (
    <chakra.span display="block" overflow="hidden" textStyle="meta" color="fg.muted">
      <chakra.span display="flex" flexWrap="wrap" style={{ marginLeft: '-1rem' }}>
        {parts.filter(Boolean).map((part, index) => (
          <chakra.span
            key={index}
            display="inline-flex"
            minW="0"
            maxW="full"
            css={{ _before: { content: '"•" / ""', w: '4', flexShrink: '0', textAlign: 'center', color: 'fg.subtle' } }}
          >
            <chakra.span minW="0">{part}</chakra.span>
          </chakra.span>
        ))}
      </chakra.span>
    </chakra.span>
  );
}
