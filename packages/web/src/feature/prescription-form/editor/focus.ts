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

const pressable = 'button, input, textarea, select';

/** The places of points that stand outside of the fields: in the panel of conflicts, or beside the point itself. */
const outside = ['noteToPharmacy', 'overrideReason', 'confirmedPatientId'];

/** Whether a point leads into the fields of the form. */
export const isFieldPlace = (place: string) => /^[a-z]+$/i.test(place) && !outside.includes(place);

/** The place of an open point gets the focus: its field, else what stands for it (P-254). */
export function focusPlace(root: HTMLElement | null, place: string): void {
  afterDrawing(() => {
    const marked = [...(root?.querySelectorAll<HTMLElement>('[data-place]') ?? [])].find(
      ({ dataset }) => dataset.place === place,
    );
    const field = [...(root?.querySelectorAll<HTMLElement>('[name]') ?? [])].find(
      (control) => control.getAttribute('name') === place,
    );
    const found = marked?.matches(pressable) ? marked : (marked?.querySelector<HTMLElement>(pressable) ?? field);
    bringUp(found ?? root?.querySelector<HTMLElement>('[aria-invalid=true]'));
  });
}

/** What somebody else did meanwhile, with the two ways on (P-007). */
export function focusChange(root: HTMLElement | null): void {
  afterDrawing(() => bringUp(root?.querySelector<HTMLElement>('[data-change]')));
}
