import { formatDateTime } from '@signa/core/base';
import { History, Undo2 } from 'lucide-react';
import { Button } from '../../../../part/button/button';
import { DatedText } from '../../../../part/text/dated-text';
import type { FormState } from '../state/state-shape';
import type { FoundWork } from '../unsent/unsent-work';
import type { Unsent } from '../unsent/use-unsent-form';
import { NoteLine } from './note-line';

type Offer = FoundWork<FormState>;

interface UnsentLineProps {
  readonly unsent: Pick<Unsent, 'basis' | 'broughtBack' | 'offers'>;
  readonly timeZone: string;
  /** The item, as part of a sentence: 'this request'. */
  readonly what: string;
  /** Discards an offer or restored work. */
  readonly onDrop: (offer?: Offer) => void;
  readonly onBringBack: (offer: Offer) => void;
}

/** Shows work that was restored or can be restored, including from other tabs, each with its time. */
export function UnsentLine({ unsent, timeZone, what, onDrop, onBringBack }: UnsentLineProps) {
  const { basis, broughtBack, offers } = unsent;
  return (
    <>
      {broughtBack && (
        <NoteLine
          tone="accent"
          icon={History}
          actions={
            <Button size="sm" onClick={() => onDrop()}>
              Start over
            </Button>
          }
        >
          <DatedText>{`Your unsent changes of ${formatDateTime(broughtBack.at, timeZone)} are back.`}</DatedText>
        </NoteLine>
      )}
      {offers.map((offer) => (
        <NoteLine
          key={`${offer.page} ${offer.at}`}
          tone="accent"
          icon={History}
          actions={
            <>
              <Button size="sm" icon={Undo2} onClick={() => onBringBack(offer)}>
                Restore
              </Button>
              <Button size="sm" onClick={() => onDrop(offer)}>
                Discard
              </Button>
            </>
          }
        >
          <DatedText>
            {offer.basis === basis
              ? `Something else was typed here on ${formatDateTime(offer.at, timeZone)}, and not sent.`
              : `You typed something here on ${formatDateTime(offer.at, timeZone)}, before ${what} was changed.`}
          </DatedText>
        </NoteLine>
      ))}
    </>
  );
}
