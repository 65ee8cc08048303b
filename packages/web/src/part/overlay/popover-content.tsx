import { Popover } from '@ark-ui/react/popover';
import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { PopoverSurface } from './popover-surface';
import { returnFocus } from './return-focus';

export interface PopoverPanel {
  /** Names the panel in place of the button. */
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

/** Ark's popover without its trigger, which is rendered before this code has loaded. The button names the panel. */
export function PopoverContent({
  triggerId,
  label,
  side = 'start',
  width = 'content',
  positioning,
  onClose,
  children,
}: PopoverContentProps) {
  const labelId = useId();
  const close = (returnsFocus = false) => {
    onClose();
    if (returnsFocus) returnFocus(triggerId);
  };
  return (
    <Popover.Root
      open
      portalled={false}
      ids={{ trigger: triggerId, title: label === undefined ? triggerId : labelId }}
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
            // Ark names a description even if there is none.
            const { 'aria-describedby': _, ...content } = getContentProps();
            return (
              <PopoverSurface {...content} role="group" width={width} data-popover>
                {label !== undefined && (
                  <span id={labelId} hidden>
                    {label}
                  </span>
                )}
                {children(close)}
              </PopoverSurface>
            );
          }}
        </Popover.Context>
      </Popover.Positioner>
    </Popover.Root>
  );
}
