import { Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../part/button/button';
import { useShortcut } from '../../platform/keyboard/use-shortcut';
import { usePractice } from '../../platform/practice/practice';
import type { ProfileClient } from './use-client-profile';

const UpdateClientDialog = lazy(() =>
  import('./update-client-dialog').then((module) => ({ default: module.UpdateClientDialog })),
);

/** Opens the form of the client, for who may change clients (C-017). */
export function UpdateClient({ client }: { readonly client: ProfileClient }) {
  const { mayUse } = usePractice();
  const [isOpen, setIsOpen] = useState(false);
  const isOffered = mayUse('UpdateLocationClient');
  const open = () => setIsOpen(true);
  useShortcut({ keys: ['E'], label: 'Update the client', section: 'Client', run: open, enabled: isOffered });
  if (!isOffered) return null;
  return (
    <>
      <Button icon={Pencil} keys={['E']} onClick={open} w="full">
        Update Client
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <UpdateClientDialog client={client} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
