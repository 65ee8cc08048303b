import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface CaptionedProps {
  readonly caption: string;
  readonly help?: ReactNode;
  /** A switch or a dot, which has a name of its own. */
  readonly children: ReactNode;
}

/** A mark beside fields: its caption stands where their labels do, and it is as high as they are. */
export function Captioned({ caption, help, children }: CaptionedProps) {
  return (
    <chakra.div display="flex" flexDirection="column" gap="1" minW="0">
      <chakra.span aria-hidden textStyle="strong" fontSize="0.8125rem">
        {caption}
      </chakra.span>
      <chakra.span display="inline-flex" alignItems="center" minH="control">
        {children}
      </chakra.span>
      {help && (
        <chakra.span textStyle="meta" color="fg.muted">
          {help}
        </chakra.span>
      )}
    </chakra.div>
  );
}
