import { ClipboardList, ShieldPlus, ShieldUser, Stethoscope, User } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

const icons: Readonly<Record<string, LucideIcon>> = {
  'clipboard-list': ClipboardList,
  'shield-plus': ShieldPlus,
  'shield-user': ShieldUser,
  stethoscope: Stethoscope,
  user: User,
};

/** Icon of a role by its name. */
export const roleIcon = (name: string | null): LucideIcon => icons[name ?? ''] ?? User;
