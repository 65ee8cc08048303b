import { lazy, Suspense, useState } from 'react';
import { usePractice } from '../../platform/practice/practice';

const AddClientDialog = lazy(() =>
  import('./add-client-dialog').then((module) => ({ default: module.AddClientDialog })),
);

/** The way to a new client, for who may add one: `null` for everybody else (C-014). */
export function useAddNewClient(searched: string) {
  const { mayUse } = usePractice();
  const [isOpen, setIsOpen] = useState(false);
  const dialog = isOpen && (
    <Suspense fallback={null}>
      <AddClientDialog searched={searched} onClose={() => setIsOpen(false)} />
    </Suspense>
  );
  return { open: mayUse('AddLocationClient') ? () => setIsOpen(true) : null, dialog } as const;
}
