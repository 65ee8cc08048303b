import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Where the dialog around shows its notes; null before it is there, undefined outside of a dialog. */
export const DialogNotes = createContext<HTMLElement | null | undefined>(undefined);

/**
 * A note that appears while a dialog is open: it shows above the buttons of the dialog, where it moves neither a field
 * nor a button, wherever in the form it is written. Outside of a dialog it shows where it is written.
 */
export function DialogNote({ children }: { readonly children: ReactNode }) {
  const place = use(DialogNotes);
  if (place === undefined) return children;
  return place && createPortal(children, place);
}
