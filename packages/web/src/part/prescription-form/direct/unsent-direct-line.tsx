import { formatDateTime } from '@signa/core/time';
import { History } from 'lucide-react';
import { useState } from 'react';
import { usePractice } from '../../../app/session/practice';
import { Button } from '../../button/button';
import { DatedText } from '../../text/dated-text';
import { NoteLine } from '../notice/note-line';
import { dropDirect, unsentDirect } from './direct-work';
import { useOpenDirect } from './use-open-direct';
import { usePersonKey } from './use-person-key';

/** Offers the prescription that was begun and not sent: after a new sign-in nothing else leads back to it. */
export function UnsentDirectLine() {
  const { location } = usePractice();
  const person = usePersonKey();
  const { open } = useOpenDirect();
  const [found, setFound] = useState(() => unsentDirect(person));
  if (!found) return null;
  const drop = () => {
    dropDirect(person, found.source);
    setFound(null);
  };
  const actions = (
    <>
      <Button size="sm" onClick={() => open(found.source)}>
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
