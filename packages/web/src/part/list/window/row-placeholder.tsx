import { memo } from 'react';

interface RowPlaceholderProps {
  /** Identifies the row in the event that requests it. */
  readonly id: string;
  /** Link of the row. */
  readonly href: string;
  /** Measured or estimated height of the row. */
  readonly height: number;
  /** Text of the row, for the browser's find-in-page. */
  readonly text: string;
}

/**
 * Overrides the display of `hidden` for browsers without `until-found`, in which the placeholder would lose its space.
 */
const hidden = { display: 'block', overflow: 'clip', contentVisibility: 'hidden' } as const;

/**
 * Placeholder for a row that is not rendered. Its text exists only for find-in-page, which requests the row with the
 * `beforematch` event; other code uses `renderRow`.
 */
export const RowPlaceholder = memo(function RowPlaceholder({ id, href, height, text }: RowPlaceholderProps) {
  return (
    <li aria-hidden data-room={href} data-row-id={id} style={{ ...hidden, height }} ref={hideUntilFound}>
      {text}
    </li>
  );
});

/** React supports `hidden` only as a boolean. */
const hideUntilFound = (space: HTMLElement | null) => space?.setAttribute('hidden', 'until-found');
