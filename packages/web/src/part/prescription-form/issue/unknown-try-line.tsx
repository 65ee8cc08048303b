import { formatDateTime } from '@signa/core/time';
import type { Instant } from '@signa/core/time';
import { CircleHelp } from 'lucide-react';
import { Button } from '../../button/button';
import { LinkButton } from '../../button/link-button';
import { DatedText } from '../../text/dated-text';
import { NoteLine } from '../notice/note-line';
import type { FormSetting } from '../setting';

export interface UnknownTryLineProps {
  /** When it was sent. */
  readonly at: Instant;
  readonly setting: Pick<FormSetting, 'patient' | 'client' | 'isOfficeUse' | 'location'>;
  readonly onNotThere: () => void;
}

/** Where what may have been stored would stand. */
function historyOf({ patient, client, isOfficeUse }: UnknownTryLineProps['setting']): string {
  if (patient && !isOfficeUse) return `/history?patient=${encodeURIComponent(patient.id)}`;
  return client ? `/history?client=${encodeURIComponent(client.id)}` : '/history';
}

/** Something was sent and no answer came: it may have been stored, and must not be stored twice. */
export function UnknownTryLine({ at, setting, onNotThere }: UnknownTryLineProps) {
  const { patient, isOfficeUse, location } = setting;
  const whose = patient && !isOfficeUse ? `the history of ${patient.name}` : 'the history';
  const actions = (
    <>
      <LinkButton size="sm" to={historyOf(setting)}>
        Open the history
      </LinkButton>
      <Button size="sm" onClick={onNotThere}>
        It is not there
      </Button>
    </>
  );
  return (
    <NoteLine tone="near" icon={CircleHelp} urgent actions={actions}>
      <DatedText>
        {`It is not known whether what you sent on ${formatDateTime(at, location.timeZone)} arrived. ` +
          `Sent again unchanged, it is stored once. Look at ${whose} before you send anything else.`}
      </DatedText>
    </NoteLine>
  );
}
