import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface CaptionedProps {
  readonly caption: string;
  readonly help?: ReactNode;
  /** A switch or status dot with its own name. */
  readonly children: ReactNode;
}

/** A control next to fields, with a caption aligned to their labels and the same height. */
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
