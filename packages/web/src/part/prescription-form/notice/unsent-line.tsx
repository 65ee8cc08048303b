import { formatDateTime } from '@signa/core/time';
import { History, Undo2 } from 'lucide-react';
import { Button } from '../../button/button';
import { DatedText } from '../../text/dated-text';
import type { Unsent } from '../unsent/use-unsent-form';
import { NoteLine } from './note-line';

export interface UnsentLineProps {
  readonly unsent: Pick<Unsent, 'broughtBack' | 'offered'>;
  readonly timeZone: string;
  /** What is worked on, in a sentence: 'this request'. */
  readonly what: string;
  readonly onDrop: () => void;
  readonly onBringBack: () => void;
}

/** What was typed here before is back, or can be brought back. */
export function UnsentLine({ unsent: { broughtBack, offered }, timeZone, what, onDrop, onBringBack }: UnsentLineProps) {
  if (broughtBack) {
    return (
      <NoteLine
        tone="accent"
        icon={History}
        actions={
          <Button size="sm" onClick={onDrop}>
            Start over
          </Button>
        }
      >
        <DatedText>{`Your unsent changes of ${formatDateTime(broughtBack.at, timeZone)} are back.`}</DatedText>
      </NoteLine>
    );
  }
  if (!offered) return null;
  const actions = (
    <>
      <Button size="sm" icon={Undo2} onClick={onBringBack}>
        Bring it back
      </Button>
      <Button size="sm" onClick={onDrop}>
        Drop it
      </Button>
    </>
  );
  return (
    <NoteLine tone="accent" icon={History} actions={actions}>
      <DatedText>
        {`You typed something here on ${formatDateTime(offered.at, timeZone)}, before ${what} was changed.`}
      </DatedText>
    </NoteLine>
  );
}
