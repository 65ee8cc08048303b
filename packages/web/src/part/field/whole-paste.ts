import type { ClipboardEvent } from 'react';

/**
 * Lets an input accept a pasted text longer than its `maxLength`, because a truncated value could be a different valid
 * one. The form then reports that the text is too long.
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
