import type { FocusEvent } from 'react';

/**
 * Scrolls a focused element fully into view, because browsers leave it partly hidden in a row that scrolls
 * horizontally (P-268).
 */
export function wholeInView({ target }: FocusEvent<HTMLElement>): void {
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
