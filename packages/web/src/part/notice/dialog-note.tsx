import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Container for notes of the surrounding dialog; null before it is mounted, undefined outside a dialog. */
export const DialogNotes = createContext<HTMLElement | null | undefined>(undefined);

/**
 * A note that appears while a dialog is open. It is shown above the dialog's buttons, where it shifts neither fields
 * nor buttons. Outside a dialog, it renders in place.
 */
export function DialogNote({ children }: { readonly children: ReactNode }) {
  const place = use(DialogNotes);
  if (place === undefined) return children;
  return place && createPortal(children, place);
}
