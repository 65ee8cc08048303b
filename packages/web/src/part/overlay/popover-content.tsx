import { Popover } from '@ark-ui/react/popover';
import type { ComponentProps, ReactNode } from 'react';
import { PopoverSurface } from './popover-surface';
import { returnFocus } from './return-focus';

export interface PopoverPanel {
  /** Names the panel, unless what is in it has a name. */
  readonly label?: string;
  /** The edges of the button and the panel that are aligned. */
  readonly side?: 'start' | 'end';
  readonly width?: 'content' | 'notices' | 'anchor';
  /** Replaces the button as what the panel is placed beside. */
  readonly positioning?: ComponentProps<typeof Popover.Root>['positioning'];
}

export interface PopoverContentProps extends PopoverPanel {
  readonly triggerId: string;
  readonly onClose: () => void;
  readonly children: (close: (returnsFocus?: boolean) => void) => ReactNode;
}

/** Ark's popover without its trigger, which is rendered before this code has loaded. */
export function PopoverContent({
  triggerId,
  label,
  side = 'start',
  width = 'content',
  positioning,
  onClose,
  children,
}: PopoverContentProps) {
  const close = (returnsFocus = false) => {
    onClose();
    if (returnsFocus) returnFocus(triggerId);
  };
  return (
    <Popover.Root
      open
      portalled={false}
      ids={{ trigger: triggerId }}
      positioning={{ placement: `bottom-${side}`, gutter: 4, ...positioning }}
      onEscapeKeyDown={(event) => {
        // Neither a dialog around it nor a shortcut of the page reacts to this key.
        event.stopPropagation();
        returnFocus(triggerId);
      }}
      // Ark takes what opened later for a part of this and would close it too.
      onRequestDismiss={(event) => event.preventDefault()}
      onOpenChange={onClose}
    >
      <Popover.Positioner>
        <Popover.Context>
          {({ getContentProps }) => {
            // Ark makes it a dialog, and names a title and a description even if there are none.
            const {
              role: _,
              'aria-labelledby': _title,
              'aria-describedby': _description,
              ...content
            } = getContentProps();
            const named = label === undefined ? {} : { role: 'group', 'aria-label': label };
            return (
              <PopoverSurface {...content} {...named} width={width} data-popover>
                {children(close)}
              </PopoverSurface>
            );
          }}
        </Popover.Context>
      </Popover.Positioner>
    </Popover.Root>
  );
}
