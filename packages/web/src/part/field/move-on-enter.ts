import type { KeyboardEvent } from 'react';

const controls = 'input, select, textarea, button';
const isRadio = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'radio';

/** Whether Tab stops at it; of the radios of a group it stops at one. */
function isStop(control: HTMLElement, from: HTMLElement): boolean {
  if (control.matches(':disabled') || control.tabIndex < 0) return false;
  return !(isRadio(control) && isRadio(from) && control.name === from.name);
}

/**
 * Enter leads from a field to the next one, as Tab does, and from the last one sends the form: who types with both hands
 * never sends half a form. Ctrl Enter sends it from everywhere (the dialog's), and a button has its own Enter.
 *
 * @see C-202
 */
export function moveOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget: form } = event;
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
  if (event.defaultPrevented || !(target instanceof HTMLElement) || !target.matches('input, select')) return;
  if (!form.contains(target)) return;
  event.preventDefault();
  if (event.repeat) return;
  const all = [...form.querySelectorAll<HTMLElement>(controls)];
  const next = all.slice(all.indexOf(target) + 1).find((control) => isStop(control, target));
  if (next) next.focus();
  else form.requestSubmit();
}
