/** The card of a request on the page; `null` when it is not there. */
export function cardElement(list: HTMLElement | null, taskId: string): HTMLElement | null {
  return (
    [...(list?.querySelectorAll<HTMLElement>('[data-task]') ?? [])].find((card) => card.dataset.task === taskId) ?? null
  );
}

/** What of a card takes the focus. */
export const headOfCard = (card: HTMLElement | null) => card?.querySelector<HTMLElement>('[data-queue-row]') ?? null;

/** The row of this key, if it is drawn. */
export function rowElement(list: HTMLElement | null, key: string): HTMLElement | null {
  return (
    [...(list?.querySelectorAll<HTMLElement>('[data-queue-row]') ?? [])].find(
      ({ dataset }) => dataset.queueRow === key,
    ) ?? null
  );
}
