import { chakra } from '@chakra-ui/react';
import { linkedId } from '@signa/core/practice';
import { Link2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../part/button/button';
import { useShortcut } from '../../platform/keyboard/use-shortcut';
import { lazyPart } from '../../platform/lazy/lazy-part';
import { usePractice } from '../../platform/practice/practice';
import { usePimsAccount } from '../../platform/practice/use-pims-account';
import type { ProfileClient } from './use-client-profile';

const linkDialog = lazyPart(() =>
  import('../../feature/clients/link-client/link-dialog').then((module) => module.LinkDialog),
);

/** 'Link' for an unlinked client, if PIMS is on, for users who can link (C-050, C-109). */
export function LinkClient({ client }: { readonly client: ProfileClient }) {
  const { mayUse } = usePractice();
  const account = usePimsAccount();
  const [isOpen, setIsOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const isOffered =
    account !== null && linkedId(client) === null && mayUse('UpdateLocationClient') && mayUse('searchPimsCaretakers');
  const open = () => setIsOpen(true);
  useShortcut({ keys: ['L'], label: 'Link the client to PIMS', section: 'Client', run: open, enabled: isOffered });
  const done = () => {
    setIsOpen(false);
    // The button is gone by then; focus moves next to it.
    place.current?.focus();
  };
  return (
    <chakra.div ref={place} tabIndex={-1} mt={isOffered ? undefined : '-2'}>
      {isOffered && (
        <Button icon={Link2} variant="accent" keys={['L']} onClick={open} w="full">
          Link
        </Button>
      )}
      {isOpen && account && (
        <linkDialog.Part client={client} account={account} onLinked={done} onClose={() => setIsOpen(false)} />
      )}
    </chakra.div>
  );
}
