/** What lies over the page and has the keyboard: a dialog, a menu, a panel under a button, a list of suggestions. */
const overlays = 'dialog[open], [role=menu], [data-popover], [role=combobox][aria-expanded=true]';

/** The list of a native select; a browser that does not know the question closes it by itself. */
const openSelect = 'select:open';

const knowsOpenSelect = (): boolean =>
  typeof CSS !== 'undefined' && typeof CSS.supports === 'function' && CSS.supports(`selector(${openSelect})`);

/** Whether something lies over the page: what a key does there is no word about what lies below (P-255). */
export function overlayIsOpen(): boolean {
  return document.querySelector(knowsOpenSelect() ? `${overlays}, ${openSelect}` : overlays) !== null;
}
