import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from './button';

interface IconButtonProps extends Omit<ComponentPropsWithRef<typeof Button>, 'children' | 'icon' | 'tooltip'> {
  readonly icon: LucideIcon;
  /** Accessible name, shown on hover and focus. */
  readonly label: string;
  readonly iconSize?: number;
  /** Indicator on the icon, such as the dot for unread notices. */
  readonly mark?: ReactNode;
}

export function IconButton({ icon: Icon, label, iconSize = 16, mark, ...rest }: IconButtonProps) {
  // While a menu or panel is open, the tooltip would cover its first line.
  const isOpened = rest['aria-expanded'] === true;
  return (
    <Button size="icon" variant="plain" aria-label={label} {...(!isOpened && { tooltip: label })} {...rest}>
      <Icon size={iconSize} aria-hidden />
      {mark}
    </Button>
  );
}
