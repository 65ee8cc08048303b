import { formatDateTime } from '@signa/core/base';
import { CircleHelp } from 'lucide-react';
import { Button } from '../../../../part/button/button';
import { LinkButton } from '../../../../part/button/link-button';
import { DatedText } from '../../../../part/text/dated-text';
import { NoteLine } from '../notice/note-line';
import type { FormSetting } from '../state/setting';
import type { UnansweredAttempt } from '../unsent/stored-attempt';
import { unansweredTextOf } from './unanswered';

interface UnansweredAttemptLineProps {
  /** The unanswered request, with its time. */
  readonly attempt: UnansweredAttempt;
  readonly setting: Pick<FormSetting, 'patient' | 'client' | 'isOfficeUse' | 'location'>;
  readonly onNotThere: () => void;
}

/** The history page that would list the stored prescription. */
function historyOf({ patient, client, isOfficeUse }: UnansweredAttemptLineProps['setting']): string {
  if (patient && !isOfficeUse) return `/history?patient=${encodeURIComponent(patient.id)}`;
  return client ? `/history?client=${encodeURIComponent(client.id)}` : '/history';
}

/** Shown if a save got no response. Repeating the same action is safe, because nothing is stored twice. */
export function UnansweredAttemptLine({ attempt, setting, onNotThere }: UnansweredAttemptLineProps) {
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
        {`${unansweredTextOf(attempt)} It was sent on ${formatDateTime(attempt.at, location.timeZone)}. ` +
          `Before you send something else, check whether it is already in ${whose}.`}
      </DatedText>
    </NoteLine>
  );
}
