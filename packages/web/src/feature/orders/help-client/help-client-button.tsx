import { type ClientFacts, clientName } from '@signa/core/clients';
import { helpClientLabel, helpClientOpens, helpClientWaits } from '@signa/core/orders';
import { HandHelping } from 'lucide-react';
import { createPortal } from 'react-dom';
import { Button } from '../../../part/button/button';
import { useShortcut } from '../../../platform/keyboard/use-shortcut';
import { usePractice } from '../../../platform/practice/practice';
import { useHelpClient } from './use-help-client';

export interface HelpedClient extends Pick<ClientFacts, 'firstName' | 'lastName' | 'email'> {
  readonly id: string;
  readonly uuid: string;
}

export interface HelpClientProps {
  readonly client: HelpedClient;
  /** The element that shows the explanation; `null` until it is rendered. */
  readonly explanationParent: Element | null;
}

/**
 * Starts a storefront session on behalf of the client. Until that is possible, it shows whose account is missing
 * (C-143).
 */
export function HelpClientButton({ client, explanationParent }: HelpClientProps) {
  const { assignment } = usePractice();
  const { ids, hasAsked, busy, help } = useHelpClient({ client: client.uuid, user: assignment.uuid });
  const name = clientName(client);
  const waits = helpClientWaits(ids, name);
  const isKnown = waits === null || hasAsked;
  useShortcut({ keys: ['H'], label: helpClientLabel, section: 'Client', run: help });
  return (
    <>
      <Button icon={HandHelping} keys={['H']} disabledReason={waits} busy={busy} onClick={help}>
        {helpClientLabel}
      </Button>
      {explanationParent && isKnown && createPortal(waits ?? helpClientOpens(name), explanationParent)}
    </>
  );
}
