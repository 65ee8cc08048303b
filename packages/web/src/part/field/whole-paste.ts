import type { ClipboardEvent } from 'react';

/**
 * Lets a box whose `maxLength` stops typing take a longer text that is pasted as it is: cut, it could read as another
 * valid value. Its form then says that the text is too long.
 *
 * @see A-122, P-076
 */
export function wholePaste(onChange: (text: string) => void) {
  return (event: ClipboardEvent<HTMLInputElement>): void => {
    const { value, maxLength, selectionStart, selectionEnd } = event.currentTarget;
    const pasted = event.clipboardData.getData('text');
    const next = value.slice(0, selectionStart ?? value.length) + pasted + value.slice(selectionEnd ?? value.length);
    if (next.length <= maxLength) return;
    event.preventDefault();
    onChange(next);
  };
}
