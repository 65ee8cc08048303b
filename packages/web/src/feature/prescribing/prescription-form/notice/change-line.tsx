import { chakra } from '@chakra-ui/react';
import { RefreshCw, UserRoundCheck } from 'lucide-react';
import { Button } from '../../../../part/button/button';
import { DatedText } from '../../../../part/text/dated-text';
import { NoteLine } from './note-line';

/** A change by another user. */
export interface FormChange {
  /** An item that is `over` can't be sent; one that was `saved` can, after review. */
  readonly kind: 'over' | 'saved';
  /** Who changed what, and when. */
  readonly text: string;
}

interface ChangeLineProps {
  readonly change: FormChange;
  /** The label of the button that loads the latest version. */
  readonly takeLabel: string;
  readonly onTakeLatest: () => void;
  readonly onKeepMine: () => void;
}

/** Shows who changed the item, how, and when. Typed values are kept until the user discards them (P-007). */
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
  const outcome = isOver ? 'What you typed is kept here, but can no longer be sent.' : 'Saving yours replaces it.';
  return (
    <chakra.div data-change tabIndex={-1} role="group" aria-label="Changed by someone else" borderRadius="control">
      <NoteLine tone="near" icon={UserRoundCheck} urgent actions={actions}>
        <DatedText>{`${change.text} ${outcome}`}</DatedText>
      </NoteLine>
    </chakra.div>
  );
}
