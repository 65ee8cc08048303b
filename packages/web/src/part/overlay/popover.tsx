import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { lazyPart } from '../../platform/lazy/lazy-part';
import type { LazyPart } from '../../platform/lazy/lazy-part';
import type { PopoverContentProps, PopoverPanel } from './popover-content';

export interface PopoverTriggerProps {
  readonly id: string;
  readonly onClick: () => void;
  readonly 'aria-expanded': boolean;
}

interface PopoverProps extends PopoverPanel {
  /** The id of the button, if a field sets one. */
  readonly id?: string;
  /** Renders the button; spread all of these props on it. */
  readonly trigger: (props: PopoverTriggerProps) => ReactNode;
  /** Renders the panel. `close` returns the focus to the button if it is called with true. */
  readonly children: (close: (returnsFocus?: boolean) => void) => ReactNode;
}

/** Not needed until a button is pressed, so it loads when the first page is idle (app/frame/use-overlay-code.ts). */
export const popoverContent: LazyPart<PopoverContentProps> = lazyPart(() =>
  import('./popover-content').then((module) => module.PopoverContent),
);

/**
 * A button with a panel that opens under it. The panel closes on Escape, which returns the focus to the button, on a
 * press outside, and when the focus leaves it.
 */
export function Popover({ id, trigger, children, ...panel }: PopoverProps) {
  const ownId = useId();
  const [open, setOpen] = useState(false);
  const triggerId = id ?? ownId;
  return (
    <>
      {trigger({ id: triggerId, onClick: () => setOpen(!open), 'aria-expanded': open })}
      {open && (
        <popoverContent.Part {...panel} triggerId={triggerId} onClose={() => setOpen(false)}>
          {children}
        </popoverContent.Part>
      )}
    </>
  );
}
