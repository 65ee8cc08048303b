import type { FocusEvent } from 'react';

/** In a row that scrolls sideways a browser leaves what gets the focus half cut: this brings the whole of it (P-268). */
export function wholeInView({ target }: FocusEvent<HTMLElement>): void {
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
