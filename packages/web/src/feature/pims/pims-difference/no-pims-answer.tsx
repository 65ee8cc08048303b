import { chakra } from '@chakra-ui/react';
import { Button } from '../../../part/button/button';

interface NoPimsAnswerProps {
  readonly onRetry: () => void;
  readonly busy: boolean;
  readonly minH?: string;
}

/** A PIMS search without a response. It is muted because the user can continue without it (C-189). */
export const NoPimsAnswer = ({ onRetry, busy, minH }: NoPimsAnswerProps) => (
  <chakra.p role="status" color="fg.muted" minH={{ md: minH }}>
    The practice system is not responding.{' '}
    <Button variant="link" size="sm" px="0" onClick={onRetry} busy={busy}>
      Try again
    </Button>
  </chakra.p>
);
