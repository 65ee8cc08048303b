import { chakra } from '@chakra-ui/react';
import { type AlertPlace, shownAlerts } from '@signa/core/clients';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../part/button/button';
import { FailedLine } from '../../../part/surface/failed-line';
import { usePractice } from '../../../platform/practice/practice';
import { AlertText } from './alert-text';
import { useRecordAlerts } from './use-record-alerts';

interface AlertLinesProps {
  readonly clientId: string | null;
  readonly patientId: string | null;
  readonly place: AlertPlace;
}

/** The alerts of the patient and the client beside a decision, the most important first (C-342, C-343). */
export function AlertLines({ clientId, patientId, place }: AlertLinesProps) {
  const { today } = usePractice();
  const { alerts, data, failure, again, refreshing } = useRecordAlerts({ clientId, patientId });
  const [isWhole, setWhole] = useState(false);
  const { shown, more } = shownAlerts(alerts, { place, today: today() });
  // Old alerts stay while a refresh fails; without any, silence would read as "no alerts".
  if (failure && data === undefined)
    return (
      <FailedLine failure={failure} onRetry={again} busy={refreshing}>
        We couldn't load the alerts.
      </FailedLine>
    );
  if (shown.length === 0) return null;
  return (
    <chakra.section aria-label="Alerts" display="flex" flexDirection="column" gap="1" minW="0">
      <chakra.ul listStyleType="none" display="flex" flexDirection="column" gap="1" minW="0">
        {[...shown, ...(isWhole ? more : [])].map((alert) => (
          <li key={alert.id}>
            <AlertText alert={alert} />
          </li>
        ))}
      </chakra.ul>
      {more.length > 0 && !isWhole && (
        <chakra.span>
          <Button size="sm" variant="plain" iconAfter={ChevronDown} onClick={() => setWhole(true)}>
            {`${more.length} more alerts`}
          </Button>
        </chakra.span>
      )}
    </chakra.section>
  );
}
