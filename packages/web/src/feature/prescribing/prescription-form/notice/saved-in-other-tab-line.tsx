import { formatDateTime } from '@signa/core/base';
import { CopyCheck } from 'lucide-react';
import { Button } from '../../../../part/button/button';
import { LinkButton } from '../../../../part/button/link-button';
import { DatedText } from '../../../../part/text/dated-text';
import type { SavedInOtherTab } from '../unsent/saved-in-other-tab';
import { NoteLine } from './note-line';

export const savedInOtherTabText = 'This was saved in another tab';

interface SavedInOtherTabLineProps {
  readonly saved: SavedInOtherTab;
  readonly timeZone: string;
  readonly onWriteAnother: () => void;
}

/** Shown if the same new prescription was saved in another tab, so that it isn't stored twice by accident. */
export function SavedInOtherTabLine({ saved, timeZone, onWriteAnother }: SavedInOtherTabLineProps) {
  const actions = (
    <>
      <LinkButton size="sm" to={`/history/${encodeURIComponent(saved.prescriptionId)}`}>
        Open it
      </LinkButton>
      <Button size="sm" onClick={onWriteAnother}>
        Write a new one
      </Button>
    </>
  );
  return (
    <NoteLine tone="near" icon={CopyCheck} urgent actions={actions}>
      <DatedText>{`${savedInOtherTabText} on ${formatDateTime(saved.at, timeZone)}.`}</DatedText>
    </NoteLine>
  );
}
