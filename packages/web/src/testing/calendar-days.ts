/** First and last day that a date field's calendar offers; empty if unlimited. */
export function calendarDays(box: HTMLElement): readonly [first: string, last: string] {
  const picker = box.parentElement?.querySelector<HTMLInputElement>('input[type=date]');
  if (!picker) throw new Error('The field has no calendar');
  return [picker.min, picker.max];
}
