import { useState } from 'react';
import { usePractice } from '../../../platform/practice/practice';
import { lazyPart } from '../../../platform/lazy/lazy-part';

const addClientDialog = lazyPart(() => import('./add-client-dialog').then((module) => module.AddClientDialog));

/** The action that adds a client, for users who can add one; `null` for others (C-014). */
export function useAddNewClient(searched: string) {
  const { mayUse } = usePractice();
  const [isOpen, setIsOpen] = useState(false);
  const dialog = isOpen && <addClientDialog.Part searched={searched} onClose={() => setIsOpen(false)} />;
  return { open: mayUse('AddLocationClient') ? () => setIsOpen(true) : null, dialog } as const;
}
