import { chakra } from '@chakra-ui/react';
import { formatDateTime } from '@signa/core/base';
import { ChevronDown, ChevronUp, Filter, UserRoundCog } from 'lucide-react';
import { useId, useState } from 'react';
import { Badge } from '../../part/badge/badge';
import { Button } from '../../part/button/button';
import type { AuditEntry } from './use-audit';

/** Fields shown by default; the others are expanded on request. */
const shownAtOnce = 2;

interface AuditLineProps {
  readonly entry: AuditEntry;
  readonly timeZone: string | null;
  /** Shows only the history of this record; omitted if already filtered. */
  readonly onRecord: (() => void) | null;
}

/** Time, user, impersonation with reason, action, record, and changes of an entry (A-246, A-247). */
export function AuditLine({ entry, timeZone, onRecord }: AuditLineProps) {
  const { sequence, at, name, username, impersonated, action, record, changes } = entry;
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  const shown = isOpen ? changes : changes.slice(0, shownAtOnce);
  return (
    <chakra.li py="3" borderTopWidth="1px" borderColor="border.subtle" _first={{ borderTopWidth: '0' }}>
      <chakra.div display="flex" flexWrap="wrap" columnGap="3" rowGap="1" alignItems="baseline">
        <chakra.span textStyle="name">{action}</chakra.span>
        <chakra.span minW="0" overflowWrap="anywhere">
          {record}
        </chakra.span>
        <chakra.span textStyle="meta" color="fg.muted" ms={{ md: 'auto' }} whiteSpace="nowrap">
          {formatDateTime(at, timeZone)}
        </chakra.span>
      </chakra.div>
      <chakra.p textStyle="meta" color="fg.muted" overflowWrap="anywhere">
        {`${name}${name === username || !username.includes('@') ? '' : `, ${username}`}, entry ${sequence}`}
      </chakra.p>
      {impersonated && (
        <chakra.p mt="1" display="flex" flexWrap="wrap" gap="2" alignItems="center">
          <Badge icon={UserRoundCog}>{`Support, as ${impersonated.name}`}</Badge>
          {impersonated.reason && <chakra.span overflowWrap="anywhere">{impersonated.reason}</chakra.span>}
        </chakra.p>
      )}
      {changes.length === 0 && (
        <chakra.p mt="1" color="fg.muted">
          No visible field changed.
        </chakra.p>
      )}
      <chakra.ul id={list} listStyleType="none" mt="1">
        {shown.map(({ field, before, after }, index) => (
          <chakra.li key={`${field} ${index}`} overflowWrap="anywhere">
            <chakra.span color="fg.muted">{`${field}: `}</chakra.span>
            {before !== null && <chakra.del color="fg.muted">{before}</chakra.del>}
            {before !== null && ' → '}
            {after ?? <chakra.span color="fg.muted">empty</chakra.span>}
          </chakra.li>
        ))}
      </chakra.ul>
      <chakra.div display="flex" flexWrap="wrap" gap="2" mt="1" _empty={{ display: 'none' }}>
        {changes.length > shownAtOnce && (
          <Button
            variant="plain"
            icon={isOpen ? ChevronUp : ChevronDown}
            aria-expanded={isOpen}
            aria-controls={list}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Show fewer fields' : `Show all ${changes.length} fields`}
          </Button>
        )}
        {onRecord && (
          <Button variant="plain" icon={Filter} onClick={onRecord}>
            Only this record
          </Button>
        )}
      </chakra.div>
    </chakra.li>
  );
}
