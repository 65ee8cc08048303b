import { createContext, use, useId } from 'react';

/** What a control inherits from the field around it. */
interface FieldControl {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly disabled: boolean;
  /** Its value was filled in from another source and is saved with the form. */
  readonly isNew?: boolean;
}

export const FieldContext = createContext<FieldControl | null>(null);

/** Attributes that connect a control to its label, help, and error; none outside a field. */
export function useFieldControl(own?: { readonly id?: string; readonly disabled?: boolean }) {
  const field = use(FieldContext);
  const fallback = useId();
  return {
    id: own?.id ?? field?.id ?? fallback,
    disabled: own?.disabled ?? field?.disabled ?? false,
    'aria-describedby': field?.describedBy,
    'aria-invalid': field?.invalid || undefined,
    'data-new': field?.isNew || undefined,
  } as const;
}
