import { RefreshCw } from 'lucide-react';
import { Badge } from '../../part/badge/badge';
import { Counter } from '../../part/badge/counter';
import { Button } from '../../part/button/button';

interface UpdateAvailableProps {
  /** How many differences there are. */
  readonly count: number;
  /** Opens the form that has them; `null` for who may not change anything. */
  readonly onOpen: (() => void) | null;
  readonly isWide?: boolean;
}

/** That the practice system knows something newer (C-057, C-098). */
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
