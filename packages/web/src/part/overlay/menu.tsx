import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { lazyPart } from '../../platform/lazy/lazy-part';
import type { MenuContentProps } from './menu-content';

interface MenuProps extends Omit<MenuContentProps, 'triggerId' | 'onClose'> {
  /** Renders the button; spread all of these props on it. */
  readonly trigger: (props: {
    readonly id: string;
    readonly onClick: () => void;
    readonly 'aria-haspopup': 'menu';
    readonly 'aria-expanded': boolean;
  }) => ReactNode;
}

/** Not needed until a button is pressed, so it loads when the first page is idle (app/frame/use-overlay-code.ts). */
export const menuContent = lazyPart(() => import('./menu-content').then((module) => module.MenuContent));

/** A menu of actions: arrow keys and letters move, Enter chooses, Escape closes. */
export function Menu({ trigger, ...content }: MenuProps) {
  const triggerId = useId();
  const [open, setOpen] = useState(false);
  return (
    <chakra.div position="relative" display="inline-flex" minW="0">
      {trigger({ id: triggerId, onClick: () => setOpen(!open), 'aria-haspopup': 'menu', 'aria-expanded': open })}
      {open && <menuContent.Part {...content} triggerId={triggerId} onClose={() => setOpen(false)} />}
    </chakra.div>
  );
}
