import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTooltip } from './use-tooltip';

const Anchor = chakra('span', { base: { display: 'inline-flex', minW: '0', maxW: 'full' } });

interface TooltipProps {
  /** The name of the child, or a sentence that it reads aloud itself. */
  readonly text: string;
  readonly children: ReactNode;
}

/** A tooltip over something that is no button; a button has its own (`tooltip`, `disabledReason`). */
export function Tooltip({ text, children }: TooltipProps) {
  const { anchor, bubble } = useTooltip(text, true);
  return (
    <Anchor {...anchor}>
      {children}
      {bubble}
    </Anchor>
  );
}
