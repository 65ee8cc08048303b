/** The card of a request on the page; `null` if it isn't rendered. */
export function cardElement(list: HTMLElement | null, taskId: string): HTMLElement | null {
  return (
    [...(list?.querySelectorAll<HTMLElement>('[data-task]') ?? [])].find((card) => card.dataset.task === taskId) ?? null
  );
}

/** The focusable part of a card. */
export const headOfCard = (card: HTMLElement | null) => card?.querySelector<HTMLElement>('[data-queue-row]') ?? null;

/** The row with this key, if it is rendered. */
export function rowElement(list: HTMLElement | null, key: string): HTMLElement | null {
  return (
    [...(list?.querySelectorAll<HTMLElement>('[data-queue-row]') ?? [])].find(
      ({ dataset }) => dataset.queueRow === key,
    ) ?? null
  );
}
