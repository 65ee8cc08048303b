import { isFocusFree } from '../../../../platform/keyboard/free-focus';
import { focusFirstRow } from '../request/use-row-keys';

/**
 * Moves focus to the first row that replaces the focused line. The requests may still be loading; if the user moves
 * focus in the meantime, it stays there.
 */
export function focusNextRow(): void {
  const observer = new MutationObserver(() => {
    if (!isFocusFree() || focusFirstRow(document.body)) observer.disconnect();
  });
  setTimeout(() => {
    if (isFocusFree() && !focusFirstRow(document.body))
      observer.observe(document.body, { childList: true, subtree: true });
  });
}
