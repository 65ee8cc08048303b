import { chakra } from '@chakra-ui/react';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';

interface DifferenceHeadProps {
  readonly title: string;
  /** The effect of Save on the differences; announced as it changes. */
  readonly text: string;
  readonly children?: ReactNode;
}

/** Heading of a form with values that differ in the PIMS (C-098, C-104). */
export function DifferenceHead({ title, text, children }: DifferenceHeadProps) {
  return (
    <chakra.section
      aria-label={title}
      borderWidth="1px"
      borderColor="accent.border"
      borderRadius="control"
      overflow="hidden"
    >
      <chakra.div display="flex" gap="2.5" p="3" bg="accent.subtle">
        <chakra.span color="accent.fg" display="inline-flex" flexShrink="0" pt="0.5">
          <RefreshCw size={16} aria-hidden />
        </chakra.span>
        <chakra.div minW="0">
          <chakra.p textStyle="name">{title}</chakra.p>
          <chakra.p role="status" textStyle="meta" color="fg.muted">
            {text}
          </chakra.p>
        </chakra.div>
      </chakra.div>
      {children}
    </chakra.section>
  );
}
