/** Opens the first request of the list, after expanding the client panel that hides it. */
export function openFirstRequest(list: HTMLElement | null): boolean {
  const request = list?.querySelector<HTMLElement>('[data-task] [data-queue-row]');
  const row = request ?? list?.querySelector<HTMLElement>('[data-queue-row]');
  row?.focus();
  row?.click();
  return Boolean(row);
}
