import { chakra } from '@chakra-ui/react';
import { statusBadge, type StatusFacts, type StatusIcon } from '@signa/core/prescribing';
import { Archive, Check, Circle, FileInput, Pause } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Badge } from './badge';
import type { BadgeTone } from './badge';

const badgeStyles: Readonly<
  Record<StatusIcon, { readonly icon: LucideIcon; readonly tone: BadgeTone; readonly filled?: boolean }>
> = {
  pause: { icon: Pause, tone: 'draft', filled: true },
  'green-check': { icon: Check, tone: 'ready' },
  'green-circle': { icon: Circle, tone: 'ready', filled: true },
  'red-circle': { icon: Circle, tone: 'declined', filled: true },
  'grey-circle': { icon: Circle, tone: 'neutral', filled: true },
  elsewhere: { icon: FileInput, tone: 'neutral' },
  archive: { icon: Archive, tone: 'neutral' },
};

/** Prescription status: label, icon, and explanation (P-135, P-136, P-138). */
export function RxStatusBadge({ prescription }: { readonly prescription: StatusFacts }) {
  const { label, tooltip, icon } = statusBadge(prescription);
  return (
    <Badge {...badgeStyles[icon]} tooltip={tooltip}>
      {label}
    </Badge>
  );
}

/** The same status on the detail view, with the explanation next to it instead of in a tooltip. */
export function RxStatusValue({ prescription }: { readonly prescription: StatusFacts }) {
  const { label, tooltip, icon } = statusBadge(prescription);
  const { icon: Icon, tone, filled } = badgeStyles[icon];
  const color = tone === 'ready' || tone === 'declined' ? `status.${tone}.fg` : 'fg.default';
  return (
    <chakra.span display="inline-flex" flexWrap="wrap" alignItems="baseline" columnGap="2">
      <chakra.span display="inline-flex" alignItems="center" gap="1.5" color={color}>
        <Icon size={12} fill={filled ? 'currentColor' : 'none'} strokeWidth={filled ? 0 : 2} aria-hidden />
        {label}
      </chakra.span>
      {tooltip !== label && (
        <chakra.span textStyle="meta" color="fg.muted">
          {tooltip}
        </chakra.span>
      )}
    </chakra.span>
  );
}
