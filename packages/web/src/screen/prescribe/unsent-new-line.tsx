import { formatDateTime } from '@signa/core/time';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { usePractice } from '../../app/session/practice';
import { Button } from '../../part/button/button';
import { usePersonKey } from '../../part/prescription-form/direct/use-person-key';
import { NoteLine } from '../../part/prescription-form/notice/note-line';
import { DatedText } from '../../part/text/dated-text';
import { dropNew, unsentNew } from './new-work';

/** Offers the new prescription that was begun and not sent: after a new sign-in nothing else leads back to it. */
export function UnsentNewLine() {
  const { location } = usePractice();
  const navigate = useNavigate();
  const person = usePersonKey();
  const [found, setFound] = useState(() => unsentNew(person));
  if (!found) return null;
  const drop = () => {
    dropNew(person, found);
    setFound(null);
  };
  const actions = (
    <>
      <Button size="sm" onClick={() => void navigate(found.to)}>
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
