/** After the next paint, when what was asked for is on the page. */
const afterDrawing = (act: () => void) => setTimeout(act, 0);

function bringUp(element: HTMLElement | null | undefined) {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'center' });
}

/** The first field that is wrong gets the focus, so that its text is read (P-003). */
export function focusFirstError(root: HTMLElement | null): void {
  afterDrawing(() => bringUp(root?.querySelector<HTMLElement>('[aria-invalid=true]')));
}

/** The note that a conflict asks for (P-088). */
export function focusNote(root: HTMLElement | null): void {
  afterDrawing(() => {
    if (root?.querySelector('[aria-invalid=true]:not([name=noteToPharmacy])')) return;
    bringUp(root?.querySelector<HTMLElement>('[data-conflict-note] textarea'));
  });
}

/** What somebody else did meanwhile, with the two ways on (P-007). */
export function focusChange(root: HTMLElement | null): void {
  afterDrawing(() => bringUp(root?.querySelector<HTMLElement>('[data-change]')));
}
