import { createContext, use, useId } from 'react';

/** What a control takes over from the field around it. */
interface FieldControl {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly disabled: boolean;
  /** It holds something that came from elsewhere, and is stored with the form. */
  readonly isNew?: boolean;
}

export const FieldContext = createContext<FieldControl | null>(null);

/** The attributes that tie a control to its label, help and error; a control outside a field stands alone. */
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
