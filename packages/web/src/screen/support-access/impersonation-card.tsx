import { chakra } from '@chakra-ui/react';
import { impersonationSummary } from '@signa/core/administration';
import { formatDateTime } from '@signa/core/base';
import { ChevronDown, ChevronUp, UserRoundCog } from 'lucide-react';
import { useId, useState } from 'react';
import {
  ImpersonationEntries,
  type ImpersonationRecord,
} from '../../feature/administration/impersonation/impersonation-entries';
import { Badge } from '../../part/badge/badge';
import { Button } from '../../part/button/button';
import { Card } from '../../part/surface/card';
import { usePractice } from '../../platform/practice/practice';
import { useServices } from '../../platform/services/services';

/**
 * An impersonation: support user, impersonated user, reason, and time, with the actions at this location on request
 * (A-283).
 */
export function ImpersonationCard({ record }: { readonly record: ImpersonationRecord }) {
  const { location } = usePractice();
  const { clock } = useServices();
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  const { supportName, supportUsername, personName, reason, startedAt, endedAt, expiresAt, entries } = record;
  const isOver = endedAt !== null || Date.parse(expiresAt) <= Date.parse(clock.now());
  const time = (at: string) => formatDateTime(at, location.timeZone);
  return (
    <Card as="li" p="4">
      <chakra.div display="flex" flexWrap="wrap" alignItems="flex-start" gap="3">
        <chakra.div flex="1 1 18rem" minW="0" overflowWrap="anywhere">
          <chakra.p textStyle="name">
            {`${supportName} as ${personName}`} {!isOver && <Badge icon={UserRoundCog}>Open now</Badge>}
          </chakra.p>
          <chakra.p textStyle="meta" color="fg.muted">
            {`${supportUsername}, ${time(startedAt)} to ${isOver ? time(endedAt ?? expiresAt) : 'now'}`}
          </chakra.p>
          <chakra.p mt="1">{reason}</chakra.p>
          <chakra.p textStyle="meta" color="fg.muted">
            {impersonationSummary(entries)}
          </chakra.p>
        </chakra.div>
        {entries.length > 0 && (
          <Button
            icon={isOpen ? ChevronUp : ChevronDown}
            aria-expanded={isOpen}
            aria-controls={list}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Hide' : 'Show activity'}
          </Button>
        )}
      </chakra.div>
      {isOpen && (
        <chakra.div id={list} mt="3">
          <ImpersonationEntries entries={entries} timeZone={location.timeZone} />
        </chakra.div>
      )}
    </Card>
  );
}
