/** A field, or the first one of a group, that carries an error. */
export function firstInvalid(form: HTMLElement | null): HTMLElement | null {
  const marked = form?.querySelector<HTMLElement>('[aria-invalid=true]') ?? null;
  return marked?.tagName === 'FIELDSET' ? marked.querySelector<HTMLElement>('input, select') : marked;
}
