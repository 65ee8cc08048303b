import { formatDateTime } from '@signa/core/base';
import { CopyCheck } from 'lucide-react';
import { Button } from '../../../part/button/button';
import { LinkButton } from '../../../part/button/link-button';
import { DatedText } from '../../../part/text/dated-text';
import type { SavedElsewhere } from '../unsent/saved-elsewhere';
import { NoteLine } from './note-line';

export const savedElsewhereText = 'This was saved in another tab';

interface SavedElsewhereLineProps {
  readonly saved: SavedElsewhere;
  readonly timeZone: string;
  readonly onWriteAnother: () => void;
}

/** Shown if the same new prescription was saved in another tab, so that it isn't stored twice by accident. */
export function SavedElsewhereLine({ saved, timeZone, onWriteAnother }: SavedElsewhereLineProps) {
  const actions = (
    <>
      <LinkButton size="sm" to={`/history/${encodeURIComponent(saved.prescriptionId)}`}>
        Open it
      </LinkButton>
      <Button size="sm" onClick={onWriteAnother}>
        Write another one
      </Button>
    </>
  );
  return (
    <NoteLine tone="near" icon={CopyCheck} urgent actions={actions}>
      <DatedText>{`${savedElsewhereText} on ${formatDateTime(saved.at, timeZone)}.`}</DatedText>
    </NoteLine>
  );
}
