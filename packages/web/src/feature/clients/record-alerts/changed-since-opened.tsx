import { alertLine } from '@signa/core/clients';
import { useState } from 'react';
import { Warning } from '../../../part/notice/warning';
import type { ListedAlert } from './alert-text';

interface ChangedSinceOpenedProps {
  readonly alert: ListedAlert | null;
  /** What the dialog does about an alert that was ended. */
  readonly ifEnded: string;
}

/** What an alert says since someone else changed it while its dialog was open; what was typed stays. */
export function ChangedSinceOpened({ alert, ifEnded }: ChangedSinceOpenedProps) {
  const [opened] = useState(alert?.version);
  if (!alert || alert.version === opened) return null;
  if (alert.endedAt !== null)
    return (
      <Warning>{`${alert.endedBy ?? 'Someone'} ended it in the meantime: ${alert.endReason ?? ''}. ${ifEnded}`}</Warning>
    );
  return <Warning>{`${alert.saidBy} changed it in the meantime. It now says: ${alertLine(alert)}`}</Warning>;
}
