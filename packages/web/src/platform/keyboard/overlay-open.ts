/** Selectors of overlays that own the keyboard: dialogs, menus, popovers, and suggestion lists. */
const overlays = 'dialog[open], [role=menu], [data-popover], [role=combobox][aria-expanded=true]';

/** The open list of a native select. Browsers without this selector close the list by themselves. */
const openSelect = 'select:open';

const knowsOpenSelect = (): boolean =>
  typeof CSS !== 'undefined' && typeof CSS.supports === 'function' && CSS.supports(`selector(${openSelect})`);

/** Whether an overlay is open. Keys pressed in it must not act on the page below (P-255). */
export function overlayIsOpen(): boolean {
  return document.querySelector(knowsOpenSelect() ? `${overlays}, ${openSelect}` : overlays) !== null;
}
