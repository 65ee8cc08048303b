import { chakra } from '@chakra-ui/react';
import { RefreshCw, UserRoundCheck } from 'lucide-react';
import { Button } from '../../../part/button/button';
import { DatedText } from '../../../part/text/dated-text';
import { NoteLine } from './note-line';

/** What somebody else did meanwhile. */
export interface FormChange {
  /** What is `over` cannot be sent any more; what was `saved` can, once it is known. */
  readonly kind: 'over' | 'saved';
  /** Who, what, when. */
  readonly text: string;
}

interface ChangeLineProps {
  readonly change: FormChange;
  /** The button that shows what it is now. */
  readonly takeLabel: string;
  readonly onTakeLatest: () => void;
  readonly onKeepMine: () => void;
}

/** Somebody else was there meanwhile: who, what, when; what is typed here stays until it is let go (P-007). */
export function ChangeLine({ change, takeLabel, onTakeLatest, onKeepMine }: ChangeLineProps) {
  const isOver = change.kind === 'over';
  const actions = (
    <>
      <Button size="sm" icon={isOver ? undefined : RefreshCw} onClick={onTakeLatest}>
        {takeLabel}
      </Button>
      {!isOver && (
        <Button size="sm" onClick={onKeepMine}>
          Keep mine
        </Button>
      )}
    </>
  );
  const outcome = isOver ? 'What you typed stays here, but cannot be sent any more.' : 'Saving yours replaces it.';
  return (
    <chakra.div data-change tabIndex={-1} role="group" aria-label="Changed meanwhile" borderRadius="control">
      <NoteLine tone="near" icon={UserRoundCheck} urgent actions={actions}>
        <DatedText>{`${change.text} ${outcome}`}</DatedText>
      </NoteLine>
    </chakra.div>
  );
}
