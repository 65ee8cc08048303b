import { clientDifferenceCount } from '@signa/core/clients';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { AsOf } from '../../feature/pims/pims-difference/as-of';
import { UpdateAvailable } from '../../feature/pims/pims-difference/update-available';
import { useClientSync } from '../../feature/pims/pims-difference/use-client-sync';
import { Button } from '../../part/button/button';
import { useShortcut } from '../../platform/keyboard/use-shortcut';
import { usePractice } from '../../platform/practice/practice';
import type { ProfileClient } from './use-client-profile';
import { lazyPart } from '../../platform/lazy/lazy-part';

const updateClientDialog = lazyPart(() => import('./update-client-dialog').then((module) => module.UpdateClientDialog));

/**
 * Opens the client form, for users who can change clients; indicates differences in the practice system (C-017,
 * C-098).
 */
export function UpdateClient({ client }: { readonly client: ProfileClient }) {
  const { mayUse } = usePractice();
  const [isOpen, setIsOpen] = useState(false);
  const sync = useClientSync(client);
  const count = sync ? clientDifferenceCount(sync.difference.offered) : 0;
  const isOffered = mayUse('UpdateLocationClient');
  const open = () => setIsOpen(true);
  useShortcut({ keys: ['E'], label: 'Update the client', section: 'Client', run: open, enabled: isOffered });
  if (!isOffered) return count > 0 ? <UpdateAvailable count={count} onOpen={null} /> : null;
  return (
    <>
      {sync?.freshness && <AsOf freshness={sync.freshness} />}
      {count > 0 && <UpdateAvailable count={count} onOpen={open} isWide />}
      <Button icon={Pencil} keys={['E']} onClick={open} w="full">
        Update Client
      </Button>
      {isOpen && <updateClientDialog.Part client={client} sync={sync} onClose={() => setIsOpen(false)} />}
    </>
  );
}
