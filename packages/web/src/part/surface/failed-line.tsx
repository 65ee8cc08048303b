import { chakra } from '@chakra-ui/react';
import type { CallFailure } from '@signa/core/contract';
import { CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { withRequestId, splitRequestId } from '../../client/request-id';
import { Button } from '../button/button';
import { RequestIdText } from '../notice/request-id-text';

interface FailedLineProps {
  /** The failure, whose request ID follows the page's own text. */
  readonly failure?: CallFailure | string | null;
  readonly children?: ReactNode;
  readonly onRetry?: () => void;
  readonly busy?: boolean;
}

/** A failed refresh is reported above the existing rows, which stay. */
export function FailedLine({ failure, children = "We couldn't refresh the list.", onRetry, busy }: FailedLineProps) {
  const { number } = splitRequestId((typeof failure === 'string' ? failure : failure?.message) ?? '');
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
      <chakra.span flex="1">
        {typeof children === 'string' ? (
          <RequestIdText text={number === null ? children : withRequestId(children, number)} />
        ) : (
          children
        )}
      </chakra.span>
      {onRetry && (
        <Button size="sm" onClick={onRetry} busy={busy}>
          Try again
        </Button>
      )}
    </chakra.div>
  );
}
