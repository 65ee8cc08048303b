import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface MetaLineProps {
  /** What is missing is left out. A date never breaks; the line breaks between its parts. */
  readonly parts: readonly ReactNode[];
}

/** The quiet second line of a row, whose whole may be a button: facts with dots between them. The dot that would begin a line is out of sight. */
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
