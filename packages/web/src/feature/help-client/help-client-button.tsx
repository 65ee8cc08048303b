import { chakra } from '@chakra-ui/react';
import { clientName } from '@signa/core/client';
import type { ClientFacts } from '@signa/core/client';
import { helpClientLabel, helpClientWaits } from '@signa/core/storefront';
import { HandHelping } from 'lucide-react';
import { Button } from '../../part/button/button';
import { useShortcut } from '../../platform/keyboard/use-shortcut';
import { usePractice } from '../../platform/practice/practice';
import { useHelpClient } from './use-help-client';

export interface HelpedClient extends Pick<ClientFacts, 'firstName' | 'lastName' | 'email'> {
  readonly id: string;
  readonly uuid: string;
}

/** Empty, it stays for screen readers, which read out what comes into it, and takes back the gap above it. */
const takesNoRoom = { '&:empty': { marginTop: '-2' } } as const;

/** Starts a session at the storefront on behalf of the client; until that can be, it says for whose account it waits (C-143). */
export function HelpClientButton({ client }: { readonly client: HelpedClient }) {
  const { assignment } = usePractice();
  const { ids, hasAsked, busy, help } = useHelpClient({ client: client.uuid, user: assignment.uuid });
  const waits = helpClientWaits(ids, clientName(client));
  useShortcut({ keys: ['H'], label: helpClientLabel, section: 'Client', run: help });
  return (
    <>
      <Button icon={HandHelping} keys={['H']} disabledReason={waits} busy={busy} onClick={help}>
        {helpClientLabel}
      </Button>
      <chakra.p
        role="status"
        order="1"
        flexBasis="100%"
        textStyle="meta"
        color="fg.muted"
        textAlign={{ md: 'end' }}
        css={takesNoRoom}
      >
        {hasAsked && waits}
      </chakra.p>
    </>
  );
}
