import { chakra } from '@chakra-ui/react';
import { closeMatchWord } from '@signa/core/clients';
import { ShieldAlert, UserRoundSearch } from 'lucide-react';
import { Badge } from '../../../part/badge/badge';
import { RxStatusBadge } from '../../../part/badge/rx-status-badge';
import { KeyCap } from '../../../part/button/key-cap';
import type { Hit } from './hit';

/** The end of a row: a prescription's status, whether a product is controlled, or a page's shortcut. */
export function HitEnd({ hit }: { readonly hit: Hit }) {
  switch (hit.offers) {
    case 'record':
      if (hit.row?.of === 'prescription') return <RxStatusBadge prescription={hit.row.prescription} />;
      if (hit.row?.of === 'product' && hit.row.family.isControlled)
        return (
          <Badge tone="controlled" icon={ShieldAlert}>
            {[...hit.row.family.deaSchedules, 'Controlled'].join(' ')}
          </Badge>
        );
      if (hit.row?.of === 'close') return <Badge icon={UserRoundSearch}>{closeMatchWord}</Badge>;
      return null;
    case 'screen':
      return hit.screen.letter === null ? null : <KeyCap keys={['G', hit.screen.letter]} />;
    case 'action':
      return hit.action.act.do === 'show-keys' ? <KeyCap keys={['?']} /> : null;
    case 'again':
      return (
        <chakra.span color="accent.fg" fontWeight="medium" whiteSpace="nowrap">
          Try again
        </chakra.span>
      );
  }
}
