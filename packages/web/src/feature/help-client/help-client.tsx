import { mayHelpClients } from '@signa/core/permission';
import { helpClientLabel } from '@signa/core/storefront';
import { HandHelping } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Button } from '../../part/button/button';
import { usePractice } from '../../platform/practice/practice';
import type { HelpedClient } from './help-client-button';

const HelpClientButton = lazy(() =>
  import('./help-client-button').then((module) => ({ default: module.HelpClientButton })),
);

/** Shows to whom may order on behalf of the clients of this location (C-142); the steps come after the page. */
export function HelpClient({ client }: { readonly client: HelpedClient }) {
  const { caller, location, features } = usePractice();
  if (!mayHelpClients(caller, location.id, features).allowed) return null;
  return (
    <Suspense fallback={<Awaited />}>
      <HelpClientButton key={client.id} client={client} />
    </Suspense>
  );
}

const Awaited = () => (
  <Button icon={HandHelping} keys={['H']} aria-disabled>
    {helpClientLabel}
  </Button>
);
