import {
  Building2,
  ChartColumn,
  ClipboardCheck,
  Folder,
  HandHelping,
  History,
  House,
  LayoutDashboard,
  Link,
  Package,
  Pill,
  Search,
  Settings,
  ShieldUser,
  SquarePen,
  Store,
  UserCog,
  Users,
  Zap,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

const icons: Readonly<Record<string, LucideIcon>> = {
  'building-2': Building2,
  'chart-column': ChartColumn,
  'clipboard-check': ClipboardCheck,
  'hand-helping': HandHelping,
  history: History,
  house: House,
  'layout-dashboard': LayoutDashboard,
  link: Link,
  package: Package,
  pill: Pill,
  search: Search,
  settings: Settings,
  'shield-user': ShieldUser,
  'square-pen': SquarePen,
  store: Store,
  'user-cog': UserCog,
  users: Users,
  zap: Zap,
};

/** Icon of a module by its name; a folder for unknown modules. */
export const menuIcon = (name: string): LucideIcon => icons[name] ?? Folder;
