import { formatDateTime, type Instant } from '@signa/core/base';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useServices } from '../../../../platform/services/services';
import { usePractice } from '../../../../platform/practice/practice';
import { Button } from '../../../../part/button/button';
import { DatedText } from '../../../../part/text/dated-text';
import { usePersonKey } from '../unsent/use-person-key';
import { pruneUnsent } from '../unsent/unsent-work';
import { NoteLine } from './note-line';

interface Begun {
  /** The item, as the start of a sentence. */
  readonly about: string;
  readonly at: Instant;
  /** True if nothing was typed into it. */
  readonly waits?: true;
}

interface BegunLinesProps<Work extends Begun> {
  /** Finds the items, newest first; called once. */
  readonly find: () => readonly Work[];
  readonly onContinue: (work: Work) => void;
  readonly onDrop: (work: Work) => void;
}

/** Number of items listed directly; the others are behind a button. */
const atOnce = 3;

/** Offers work that was started but not sent. After signing in again, or in a new tab, nothing else links to it. */
export function UnsentLines<Work extends Begun>({ find, onContinue, onDrop }: BegunLinesProps<Work>) {
  const { location } = usePractice();
  const person = usePersonKey();
  const { clock } = useServices();
  const [works, setWorks] = useState(() => {
    pruneUnsent(person, clock.now());
    return find();
  });
  const [showsAll, setShowsAll] = useState(false);
  const drop = (gone: Work) => {
    onDrop(gone);
    setWorks((all) => all.filter((work) => work !== gone));
  };
  const shown = showsAll ? works : works.slice(0, atOnce);
  return (
    <>
      {shown.map((work) => (
        <NoteLine
          key={`${work.about} ${work.at}`}
          tone="accent"
          icon={History}
          actions={
            <>
              <Button size="sm" onClick={() => onContinue(work)}>
                Continue
              </Button>
              <Button size="sm" onClick={() => drop(work)}>
                Discard
              </Button>
            </>
          }
        >
          <DatedText>{`${work.about} is not sent yet, ${work.waits ? 'started' : 'typed'} on ${formatDateTime(work.at, location.timeZone)}.`}</DatedText>
        </NoteLine>
      ))}
      {shown.length < works.length && (
        <span>
          <Button size="sm" variant="plain" onClick={() => setShowsAll(true)}>
            {`Show ${works.length - shown.length} more unsent prescriptions`}
          </Button>
        </span>
      )}
    </>
  );
}
