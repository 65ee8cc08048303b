import { chakra } from '@chakra-ui/react';
import { mayHelpClients } from '@signa/core/permission';
import { helpClientLabel } from '@signa/core/storefront';
import { HandHelping } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '../../part/button/button';
import { usePractice } from '../../platform/practice/practice';
import type { HelpClientProps } from './help-client-button';
import { lazyPart } from '../../platform/lazy/lazy-part';

const helpClientButton = lazyPart(() => import('./help-client-button').then((module) => module.HelpClientButton));

/** Empty, it stays for screen readers, which read out what comes into it, and takes back the gap around it. */
const takesNoRoom = { '&:empty': { marginTop: '-4' } } as const;

/** Below the buttons of the page, over its whole width: for whom Help Client waits (C-244). */
export const HelpClientLine = ({ ref }: { readonly ref: Ref<HTMLParagraphElement> }) => (
  <chakra.p
    ref={ref}
    role="status"
    mt="-2"
    textStyle="meta"
    color="fg.muted"
    textAlign={{ md: 'end' }}
    css={takesNoRoom}
  />
);

/** Shows to whom may order on behalf of the clients of this location (C-142); the steps come after the page. */
export function HelpClient({ client, sayIn }: HelpClientProps) {
  const { caller, location, features } = usePractice();
  if (!mayHelpClients(caller, location.id, features).allowed) return null;
  return <helpClientButton.Part key={client.id} client={client} sayIn={sayIn} fallback={<Awaited />} />;
}

const Awaited = () => (
  <Button icon={HandHelping} keys={['H']} aria-disabled>
    {helpClientLabel}
  </Button>
);
