import { useEffect, useId, useRef, useState } from 'react';
import type { FocusEvent, MouseEvent, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Bubble, placeBubble } from './bubble';
import type { Place } from './bubble';

interface TooltipAnchor {
  readonly onMouseEnter: (event: MouseEvent<HTMLElement>) => void;
  readonly onMouseLeave: () => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: () => void;
  readonly 'aria-describedby'?: string;
}

interface TooltipParts {
  /** For the element it explains; without a text it only hides. */
  readonly anchor: Partial<TooltipAnchor>;
  /** Shows it at once, as a finger that presses asks for it. */
  readonly show: (element: HTMLElement) => void;
  /** Goes beside that element. */
  readonly bubble: ReactNode;
}

interface Shown {
  readonly place: Place;
  readonly host: Element;
}

const showAfterMs = 250;
const hideAfterMs = 120;

/**
 * A line over what it explains, on hover and on keyboard focus. It stays while the pointer is over it and goes with
 * Escape (WCAG 1.4.13).
 *
 * @param isName - the text is the name of the element already, so it must not be read twice
 */
export function useTooltip(text: string | null, isName = false): TooltipParts {
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [shown, setShown] = useState<Shown | null>(null);

  const later = (ms: number, act: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, ms);
  };
  // What is below a modal dialog is out of reach, so its tooltips live inside it.
  const showOver = (element: HTMLElement) => {
    if (element.isConnected)
      setShown({
        place: placeBubble(element.getBoundingClientRect()),
        host: element.closest('dialog') ?? document.body,
      });
  };
  const hide = () => {
    clearTimeout(timer.current);
    setShown(null);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!shown) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setShown(null);
    const onScroll = () => setShown(null);
    document.addEventListener('keydown', onKey);
    window.addEventListener('scroll', onScroll, true);
    return () => {
      document.removeEventListener('keydown', onKey);
      window.removeEventListener('scroll', onScroll, true);
    };
  }, [shown]);

  // Who leaves in the meantime does not see it come back with its text.
  if (text === null) return { anchor: { onMouseLeave: hide, onBlur: hide }, show: () => undefined, bubble: null };
  const hover = { onMouseEnter: () => clearTimeout(timer.current), onMouseLeave: () => later(hideAfterMs, hide) };
  return {
    show: (element) => {
      clearTimeout(timer.current);
      showOver(element);
    },
    anchor: {
      onMouseEnter: ({ currentTarget }) => later(showAfterMs, () => showOver(currentTarget)),
      onMouseLeave: hover.onMouseLeave,
      onFocus: ({ target, currentTarget }) => target.matches(':focus-visible') && showOver(currentTarget),
      onBlur: hide,
      ...(isName ? {} : { 'aria-describedby': id }),
    },
    bubble: (
      <>
        {!isName && (
          <span id={id} hidden>
            {text}
          </span>
        )}
        {shown &&
          createPortal(
            <Bubble place={shown.place} {...hover}>
              {text}
            </Bubble>,
            shown.host,
          )}
      </>
    ),
  };
}
