/** The first and the last day that the calendar of a date field offers; empty where it has no limit. */
export function calendarDays(box: HTMLElement): readonly [first: string, last: string] {
  const picker = box.parentElement?.querySelector<HTMLInputElement>('input[type=date]');
  if (!picker) throw new Error('The field has no calendar');
  return [picker.min, picker.max];
}
