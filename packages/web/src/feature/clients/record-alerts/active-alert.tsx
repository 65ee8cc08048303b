import { chakra } from '@chakra-ui/react';
import { alertFormOf, alertLine, isAlertOld } from '@signa/core/clients';
import { formatDate } from '@signa/core/base';
import { Check, History } from 'lucide-react';
import { Badge } from '../../../part/badge/badge';
import { Button } from '../../../part/button/button';
import { usePractice } from '../../../platform/practice/practice';
import type { AlertOwner } from './alert-owner';
import { AlertText, type ListedAlert } from './alert-text';
import { useSaveAlert } from './use-save-alert';

interface ActiveAlertProps {
  readonly alert: ListedAlert;
  readonly owner: AlertOwner;
  /** Reads the alerts again after someone else changed one. */
  readonly onStale: () => void;
  readonly onEdit: () => void;
  readonly onEnd: () => void;
}

/** An alert that applies, with its actions. One that nobody confirmed for a year asks whether it still does (C-344). */
export function ActiveAlert({ alert, owner, onStale, onEdit, onEnd }: ActiveAlertProps) {
  const { today, mayUse } = usePractice();
  const { save, busy } = useSaveAlert({ owner, alert });
  const line = alertLine(alert);
  const isOld = isAlertOld(alert, today());
  const confirm = async () => {
    if ((await save(alertFormOf(alert, today()))) !== null) onStale();
  };
  return (
    <chakra.li display="flex" flexDirection="column" gap="1.5" minW="0">
      <AlertText alert={alert} />
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="1.5" ps="6" _empty={{ display: 'none' }}>
        {alert.lastDay !== null && (
          <chakra.span textStyle="meta" color="fg.muted">{`Until ${formatDate(alert.lastDay)}`}</chakra.span>
        )}
        {isOld && (
          <Badge tone="near" icon={History} tooltip="Check whether it still applies.">
            Over a year old
          </Badge>
        )}
        {isOld && mayUse('UpdateRecordAlert') && (
          <Button
            size="sm"
            icon={Check}
            busy={busy}
            aria-label={`Still applies: ${line}`}
            onClick={() => void confirm()}
          >
            Still applies
          </Button>
        )}
        {mayUse('UpdateRecordAlert') && (
          <Button size="sm" variant="plain" aria-label={`Edit alert: ${line}`} onClick={onEdit}>
            Edit
          </Button>
        )}
        {mayUse('EndRecordAlert') && (
          <Button size="sm" variant="plain" aria-label={`End alert: ${line}`} onClick={onEnd}>
            End
          </Button>
        )}
      </chakra.div>
    </chakra.li>
  );
}
