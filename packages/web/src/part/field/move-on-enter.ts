import type { KeyboardEvent } from 'react';

const controls = 'input, select, textarea, button';
const isRadio = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'radio';

/** Whether Tab stops at the element; in a radio group, it stops at one radio. */
function isStop(control: HTMLElement, from: HTMLElement): boolean {
  if (control.matches(':disabled') || control.tabIndex < 0) return false;
  return !(isRadio(control) && isRadio(from) && control.name === from.name);
}

/**
 * Enter moves to the next field like Tab does, and submits the form from the last one, so that nobody submits a
 * half-filled form by accident. Ctrl Enter submits from any field (handled by the dialog), and buttons handle Enter
 * themselves.
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
