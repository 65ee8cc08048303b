import type { Urgency } from '@signa/core/prescribing';
import { CalendarClock, CircleAlert, Hourglass } from 'lucide-react';
import { Badge } from './badge';

const badgeStyles = {
  overdue: { tone: 'expired', icon: CircleAlert },
  today: { tone: 'near', icon: CalendarClock },
  soon: { tone: 'near', icon: CalendarClock },
  waiting: { tone: 'neutral', icon: Hourglass },
} as const;

/** Shows that a request should be answered soon, or has waited for long (P-450). */
export function UrgencyBadge({ urgency }: { readonly urgency: Urgency | null }) {
  if (urgency === null) return null;
  return (
    <Badge {...badgeStyles[urgency.level]} tooltip={urgency.tooltip}>
      {urgency.label}
    </Badge>
  );
}
