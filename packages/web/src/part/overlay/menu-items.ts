import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface MenuItem {
  readonly id: string;
  readonly label: ReactNode;
  readonly note?: ReactNode;
  readonly icon?: LucideIcon;
  /** Set if the item is one of several choices: whether it is the selected one. */
  readonly chosen?: boolean;
  readonly onSelect: () => void;
}

export interface MenuGroup {
  readonly label?: string;
  readonly items: readonly MenuItem[];
}
