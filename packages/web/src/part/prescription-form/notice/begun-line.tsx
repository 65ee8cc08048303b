import { formatDateTime } from '@signa/core/time';
import type { Instant } from '@signa/core/time';
import { History } from 'lucide-react';
import { useState } from 'react';
import { usePractice } from '../../../app/session/practice';
import { Button } from '../../button/button';
import { DatedText } from '../../text/dated-text';
import { NoteLine } from './note-line';

interface Begun {
  /** What it is, as a sentence begins with it. */
  readonly about: string;
  readonly at: Instant;
}

export interface BegunLineProps<Work extends Begun> {
  /** Looks for it once; `null` where nothing was begun. */
  readonly find: () => Work | null;
  readonly onContinue: (work: Work) => void;
  readonly onDrop: (work: Work) => void;
}

/** Offers what was begun elsewhere and not sent: after a new sign-in nothing else leads back to it. */
export function BegunLine<Work extends Begun>({ find, onContinue, onDrop }: BegunLineProps<Work>) {
  const { location } = usePractice();
  const [found, setFound] = useState(find);
  if (!found) return null;
  const drop = () => {
    onDrop(found);
    setFound(null);
  };
  const actions = (
    <>
      <Button size="sm" onClick={() => onContinue(found)}>
        Continue
      </Button>
      <Button size="sm" onClick={drop}>
        Drop it
      </Button>
    </>
  );
  return (
    <NoteLine tone="accent" icon={History} actions={actions}>
      <DatedText>{`${found.about} is not sent yet, typed on ${formatDateTime(found.at, location.timeZone)}.`}</DatedText>
    </NoteLine>
  );
}
