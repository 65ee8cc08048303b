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
  readonly unsent: Pick<Unsent, 'basis' | 'restored' | 'offers'>;
  readonly timeZone: string;
  /** The item, as part of a sentence: 'this request'. */
  readonly what: string;
  /** Discards an offer or restored work. */
  readonly onDrop: (offer?: Offer) => void;
  readonly onRestore: (offer: Offer) => void;
}

/** Shows work that was restored or can be restored, including from other tabs, each with its time. */
export function UnsentLine({ unsent, timeZone, what, onDrop, onRestore }: UnsentLineProps) {
  const { basis, restored, offers } = unsent;
  return (
    <>
      {restored && (
        <NoteLine
          tone="accent"
          icon={History}
          actions={
            <Button size="sm" onClick={() => onDrop()}>
              Start over
            </Button>
          }
        >
          <DatedText>{`Your unsent changes from ${formatDateTime(restored.at, timeZone)} were restored.`}</DatedText>
        </NoteLine>
      )}
      {offers.map((offer) => (
        <NoteLine
          key={`${offer.page} ${offer.at}`}
          tone="accent"
          icon={History}
          actions={
            <>
              <Button size="sm" icon={Undo2} onClick={() => onRestore(offer)}>
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
              ? `Other changes were typed here on ${formatDateTime(offer.at, timeZone)} and not sent.`
              : `You typed something here on ${formatDateTime(offer.at, timeZone)}, before ${what} was changed.`}
          </DatedText>
        </NoteLine>
      ))}
    </>
  );
}
