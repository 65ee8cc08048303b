import { userNotRetrieved } from '@signa/core/base';
import type { CallFailure } from '@signa/core/contract';
import { RequestIdText } from '../notice/request-id-text';
import { FailedLine } from './failed-line';

interface FailedUserLineProps {
  readonly failure: CallFailure;
  readonly onRetry: () => void;
  readonly busy: boolean;
}

/** Reports that a user could not be loaded, with the server's message. */
export function FailedUserLine({ failure, ...retry }: FailedUserLineProps) {
  const { title, description } = userNotRetrieved(failure.message);
  return (
    <FailedLine {...retry}>
      <span>
        <RequestIdText text={[title, description].filter(Boolean).join(' ')} />
      </span>
    </FailedLine>
  );
}
