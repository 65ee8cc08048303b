import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * A panel that hangs under its button: it opens on a press, closes on Escape (giving the focus back), on a press
 * elsewhere and when the focus leaves it.
 */
export function usePopover() {
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  const close = (andFocus = false) => {
    setOpen(false);
    if (andFocus) trigger.current?.focus();
  };

  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => !frame.current?.contains(event.target as Node) && setOpen(false);
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      // A dialog around it stays open.
      event.preventDefault();
      setOpen(false);
      trigger.current?.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', escape, true);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', escape, true);
    };
  }, [open]);

  // Near an edge of the window it moves inwards instead of being cut.
  useLayoutEffect(() => {
    const element = panel.current;
    if (!open || !element) return;
    element.dataset['popover'] = '';
    const { left, right } = element.getBoundingClientRect();
    const over = right - (document.documentElement.clientWidth - 8);
    if (over > 0) element.style.translate = `${-over}px 0`;
    else if (left < 8) element.style.translate = `${8 - left}px 0`;
  }, [open]);

  return { open, setOpen, close, toggle: () => setOpen((was) => !was), frame, trigger, panel };
}
