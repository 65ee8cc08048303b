import { RefreshCw } from 'lucide-react';
import { Badge } from '../../../part/badge/badge';
import { Counter } from '../../../part/badge/counter';
import { Button } from '../../../part/button/button';

interface UpdateAvailableProps {
  /** Number of differences. */
  readonly count: number;
  /** Opens the form with the differences; `null` for users who can't change anything. */
  readonly onOpen: (() => void) | null;
  readonly isWide?: boolean;
}

/** Announces that the PIMS has newer values (C-057, C-098). */
export function UpdateAvailable({ count, onOpen, isWide = false }: UpdateAvailableProps) {
  if (onOpen === null)
    return (
      <Badge icon={RefreshCw} tone="accent" detail={count}>
        PIMS Update Available
      </Badge>
    );
  return (
    <Button variant="accent" bg="accent.subtle" icon={RefreshCw} onClick={onOpen} {...(isWide && { w: 'full' })}>
      PIMS Update Available
      <Counter>{count}</Counter>
    </Button>
  );
}
