import type { TaskType } from '@signa/core/prescribing';
import { CalendarClock, ClipboardCheck, MessageSquarePlus, RotateCw, UserRound } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

const icons: Readonly<Record<string, LucideIcon>> = {
  approval: UserRound,
  draft: MessageSquarePlus,
  expiring: CalendarClock,
  renewal: RotateCw,
};

/** Icon of a request type; unknown types share one. */
export function typeIconOf(type: TaskType): LucideIcon {
  return (Object.hasOwn(icons, type) && icons[type]) || ClipboardCheck;
}
