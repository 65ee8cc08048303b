import { chakra } from '@chakra-ui/react';
import { clientName } from '@signa/core/clients';
import { mayHelpClients } from '@signa/core/administration';
import { helpClientLabel, helpClientWaits } from '@signa/core/orders';
import { HandHelping } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '../../../part/button/button';
import { usePractice } from '../../../platform/practice/practice';
import type { HelpClientProps, HelpedClient } from './help-client-button';
import { lazyPart } from '../../../platform/lazy/lazy-part';

const helpClientButton = lazyPart(() => import('./help-client-button').then((module) => module.HelpClientButton));

/** Overlays the text and its invisible longest variant in one grid cell. */
const onePlace = { gridArea: '1 / 1' } as const;

interface HelpClientLineProps {
  readonly client: HelpedClient;
  readonly ref: Ref<HTMLSpanElement>;
}

/**
 * Below the page's buttons, at full width: what Help Client does, or whose account is missing (C-244). The space is
 * reserved before the text arrives, so that nothing below shifts under the user's finger.
 */
export function HelpClientLine({ client, ref }: HelpClientLineProps) {
  if (!useMayHelp()) return null;
  return (
    <chakra.p mt="-2" display="grid" textStyle="meta" color="fg.muted" textAlign={{ md: 'end' }}>
      <chakra.span aria-hidden visibility="hidden" css={onePlace}>
        {helpClientWaits({ client: null, user: null }, clientName(client))}
      </chakra.span>
      <chakra.span ref={ref} role="status" css={onePlace} />
    </chakra.p>
  );
}

/** Shown to users who can order on behalf of clients at this location (C-142). Its code loads after the page. */
export function HelpClient({ client, explanationParent }: HelpClientProps) {
  if (!useMayHelp()) return null;
  return (
    <helpClientButton.Part
      key={client.id}
      client={client}
      explanationParent={explanationParent}
      fallback={<Awaited />}
    />
  );
}

function useMayHelp(): boolean {
  const { caller, location, features } = usePractice();
  return mayHelpClients(caller, location.id, features).allowed;
}

const Awaited = () => (
  <Button icon={HandHelping} keys={['H']} aria-disabled>
    {helpClientLabel}
  </Button>
);
