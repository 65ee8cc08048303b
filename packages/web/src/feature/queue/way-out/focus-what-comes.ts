import { focusFirstRow } from '../request/use-row-keys';

/**
 * Gives the focus to the first row of what comes in place of the line that had it. The requests may be on their way
 * still; whoever goes elsewhere meanwhile is left there.
 */
export function focusWhatComes(): void {
  const isFree = () => document.activeElement === document.body;
  const observer = new MutationObserver(() => {
    if (!isFree() || focusFirstRow(document.body)) observer.disconnect();
  });
  setTimeout(() => {
    if (isFree() && !focusFirstRow(document.body)) observer.observe(document.body, { childList: true, subtree: true });
  });
}
