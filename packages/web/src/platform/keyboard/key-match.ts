const names: Readonly<Record<string, string>> = {
  Esc: 'Escape',
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
};

/** Whether a key press matches these key caps; Command on a Mac counts as Ctrl. */
export function pressesKeys(event: KeyboardEvent, keys: readonly string[]): boolean {
  const wantsControl = keys.includes('Ctrl');
  const key = keys.at(-1) ?? '';
  if ((event.ctrlKey || event.metaKey) !== wantsControl || event.altKey) return false;
  return event.key.toLowerCase() === (names[key] ?? key).toLowerCase();
}

/** A single character without Ctrl. Speech input and slips of the hand can trigger those (WCAG 2.1.4). */
export const isSingleSign = (keys: readonly string[]): boolean =>
  keys.length === 1 && keys[0]?.length === 1 && !(keys[0] in names);

const writing = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable=true]';

/** Whether the user is typing, or a dialog or menu owns the keyboard. */
export function keyboardIsTaken(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(writing)) return true;
  const dialog = document.querySelector('dialog[open]');
  return Boolean((dialog && !dialog.contains(target)) || target?.closest('dialog[open], [role=menu], [role=listbox]'));
}
