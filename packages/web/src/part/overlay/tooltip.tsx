import { chakra } from '@chakra-ui/react';
import { cloneElement, useEffect, useId, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { Bubble, placeBubble } from './bubble';
import type { Place } from './bubble';

export interface TooltipProps {
  readonly text: string;
  /** The text is the name of the child already, so it must not be read twice. */
  readonly isName?: boolean;
  readonly children: ReactElement<{ 'aria-describedby'?: string }>;
}

interface Shown {
  readonly place: Place;
  readonly host: Element;
}

const showAfterMs = 250;
const hideAfterMs = 120;

/**
 * A line over what it explains, on hover and on keyboard focus. It works on greyed buttons, because those stay
 * focusable; it stays while the pointer is over it and goes with Escape (WCAG 1.4.13).
 */
export function Tooltip({ text, isName = false, children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [shown, setShown] = useState<Shown | null>(null);

  const later = (ms: number, act: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, ms);
  };
  const show = () => {
    const element = anchor.current;
    // What is below a modal dialog is out of reach, so its tooltips live inside it.
    if (element)
      setShown({
        place: placeBubble(element.getBoundingClientRect()),
        host: element.closest('dialog') ?? document.body,
      });
  };
  const hide = () => setShown(null);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!shown) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setShown(null);
    document.addEventListener('keydown', onKey);
    window.addEventListener('scroll', hide, true);
    return () => {
      document.removeEventListener('keydown', onKey);
      window.removeEventListener('scroll', hide, true);
    };
  }, [shown]);

  return (
    <chakra.span
      ref={anchor}
      display="inline-flex"
      onMouseEnter={() => later(showAfterMs, show)}
      onMouseLeave={() => later(hideAfterMs, hide)}
      onFocus={(event) => event.target.matches(':focus-visible') && show()}
      onBlur={hide}
    >
      {isName ? children : cloneElement(children, { 'aria-describedby': id })}
      {!isName && (
        <span id={id} hidden>
          {text}
        </span>
      )}
      {shown &&
        createPortal(
          <Bubble
            place={shown.place}
            onMouseEnter={() => clearTimeout(timer.current)}
            onMouseLeave={() => later(hideAfterMs, hide)}
          >
            {text}
          </Bubble>,
          shown.host,
        )}
    </chakra.span>
  );
}
