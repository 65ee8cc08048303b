/** Focuses the button of a panel or menu that closes. */
export function returnFocus(triggerId: string): void {
  document.getElementById(triggerId)?.focus();
}
