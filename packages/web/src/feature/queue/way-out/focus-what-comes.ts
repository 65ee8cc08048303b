import { isFocusFree } from '../../../platform/keyboard/free-focus';
import { focusFirstRow } from '../request/use-row-keys';

/**
 * Gives the focus to the first row of what comes in place of the line that had it. The requests may be on their way
 * still; whoever goes elsewhere meanwhile is left there.
 */
export function focusWhatComes(): void {
  const observer = new MutationObserver(() => {
    if (!isFocusFree() || focusFirstRow(document.body)) observer.disconnect();
  });
  setTimeout(() => {
    if (isFocusFree() && !focusFirstRow(document.body))
      observer.observe(document.body, { childList: true, subtree: true });
  });
}
