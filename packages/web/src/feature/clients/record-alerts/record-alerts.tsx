import { chakra } from '@chakra-ui/react';
import { type AlertNoun, alertState, shownAlerts } from '@signa/core/clients';
import { ChevronDown, ChevronUp, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../part/button/button';
import { FailedLine } from '../../../part/surface/failed-line';
import { lazyPart } from '../../../platform/lazy/lazy-part';
import { usePractice } from '../../../platform/practice/practice';
import { ActiveAlert } from './active-alert';
import { PastAlert } from './past-alert';
import { useAlertsOfRecord } from './use-record-alerts';

const endAlertDialog = lazyPart(() => import('./end-alert-dialog').then((module) => module.EndAlertDialog));
const alertDialog = lazyPart(() => import('./alert-dialog').then((module) => module.AlertDialog));

type OpenDialog = { readonly act: 'add' } | { readonly act: 'edit' | 'end'; readonly alertId: string };

interface RecordAlertsProps {
  readonly noun: AlertNoun;
  readonly recordId: string;
  /** The name of the client or the patient. */
  readonly name: string;
}

/** All alerts of a client or a patient on its profile, where they are added, changed and ended (C-341, C-344). */
export function RecordAlerts({ noun, recordId, name }: RecordAlertsProps) {
  const { today, mayUse } = usePractice();
  const { alerts, data, failure, again, refreshing } = useAlertsOfRecord(noun, recordId);
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const [isPastShown, setPastShown] = useState(false);
  const { shown } = shownAlerts(alerts, { place: 'profile', today: today() });
  const past = alerts.filter((alert) => alertState(alert, today()) !== 'active');
  const mayAdd = mayUse('AddRecordAlert');
  if (!mayAdd && alerts.length === 0 && !failure) return null;
  const owner = { noun, recordId, name } as const;
  // Found among the past ones too, so that a dialog stays open when someone else ends its alert.
  const opened = open?.act === 'add' ? undefined : alerts.find(({ id }) => id === open?.alertId);
  const close = () => setOpen(null);
  return (
    <chakra.section aria-label={`Alerts of ${name}`} display="flex" flexDirection="column" gap="2" minW="0">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="2">
        <chakra.h3 textStyle="name">Alerts</chakra.h3>
        {mayAdd && (
          <Button size="sm" icon={Plus} aria-label={`Add alert for ${name}`} onClick={() => setOpen({ act: 'add' })}>
            Add alert
          </Button>
        )}
      </chakra.div>
      {failure && (
        <FailedLine failure={failure} onRetry={again} busy={refreshing}>
          We couldn't load the alerts.
        </FailedLine>
      )}
      {data && shown.length === 0 && (
        <chakra.p textStyle="meta" color="fg.muted">
          No alerts
        </chakra.p>
      )}
      {shown.length > 0 && (
        <chakra.ul listStyleType="none" display="flex" flexDirection="column" gap="2">
          {shown.map((alert) => (
            <ActiveAlert
              key={alert.id}
              alert={alert}
              owner={owner}
              onStale={again}
              onEdit={() => setOpen({ act: 'edit', alertId: alert.id })}
              onEnd={() => setOpen({ act: 'end', alertId: alert.id })}
            />
          ))}
        </chakra.ul>
      )}
      {past.length > 0 && (
        <chakra.div display="flex" flexDirection="column" gap="2" alignItems="flex-start">
          <Button
            size="sm"
            variant="plain"
            iconAfter={isPastShown ? ChevronUp : ChevronDown}
            aria-expanded={isPastShown}
            onClick={() => setPastShown(!isPastShown)}
          >
            {past.length === 1 ? '1 past alert' : `${past.length} past alerts`}
          </Button>
          {isPastShown && (
            <chakra.ul listStyleType="none" display="flex" flexDirection="column" gap="2">
              {past.map((alert) => (
                <PastAlert key={alert.id} alert={alert} />
              ))}
            </chakra.ul>
          )}
        </chakra.div>
      )}
      {open?.act === 'add' && <alertDialog.Part owner={owner} alert={null} onStale={again} onClose={close} />}
      {open?.act === 'edit' && opened && (
        <alertDialog.Part owner={owner} alert={opened} onStale={again} onClose={close} />
      )}
      {open?.act === 'end' && opened && (
        <endAlertDialog.Part owner={owner} alert={opened} onStale={again} onClose={close} />
      )}
    </chakra.section>
  );
}
