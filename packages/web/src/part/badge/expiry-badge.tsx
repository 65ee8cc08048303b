import { expiryBadge } from '@signa/core/prescribing';
import { formatDate, type PlainDate } from '@signa/core/base';
import { Calendar, CalendarX2, ClockAlert } from 'lucide-react';
import { Badge } from './badge';

const badgeStyles = {
  far: { tone: 'neutral', icon: Calendar },
  near: { tone: 'near', icon: ClockAlert },
  expired: { tone: 'expired', icon: CalendarX2 },
} as const;

interface ExpiryBadgeProps {
  /** Null renders nothing (P-139). */
  readonly expiry: PlainDate | null;
  readonly today: PlainDate;
}

/** Shows how soon something expires, with the date (P-139). */
export function ExpiryBadge({ expiry, today }: ExpiryBadgeProps) {
  const badge = expiryBadge(expiry, today);
  if (badge === null || expiry === null) return null;
  return (
    <Badge {...badgeStyles[badge.urgency]} detail={formatDate(expiry)} tooltip={badge.tooltip}>
      {badge.label}
    </Badge>
  );
}
