import { chakra } from '@chakra-ui/react';
import { CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button';

export interface FailedLineProps {
  readonly children?: ReactNode;
  readonly onRetry?: () => void;
  readonly busy?: boolean;
}

/** A refresh that failed is a line above the old rows, which stay. */
export function FailedLine({ children = 'The list could not be refreshed.', onRetry, busy }: FailedLineProps) {
  return (
    <chakra.div
      role="alert"
      display="flex"
      alignItems="center"
      gap="3"
      p="2"
      ps="3"
      borderWidth="1px"
      borderColor="status.declined.border"
      borderRadius="control"
      bg="status.declined.bg"
    >
      <chakra.span color="status.declined.fg" flexShrink="0">
        <CircleX size={18} aria-hidden />
      </chakra.span>
      <chakra.span flex="1">{children}</chakra.span>
      {onRetry && (
        <Button size="sm" onClick={onRetry} busy={busy}>
          Try again
        </Button>
      )}
    </chakra.div>
  );
}
