import { Merge } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../part/button/button';
import { useShortcut } from '../../platform/keyboard/use-shortcut';
import { lazyPart } from '../../platform/lazy/lazy-part';
import { usePractice } from '../../platform/practice/practice';
import type { ProfileClient } from './use-client-profile';

const mergeDialog = lazyPart(() =>
  import('../../feature/clients/merge-records/client-merge-dialog').then((module) => module.ClientMergeDialog),
);

/** 'Merge…' for users who can edit clients (C-245). */
export function MergeClient({ client }: { readonly client: ProfileClient }) {
  const { mayUse } = usePractice();
  const [isOpen, setIsOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const isOffered = mayUse('MergeRecords');
  const open = () => setIsOpen(true);
  useShortcut({ keys: ['M'], label: 'Merge with another client', section: 'Client', run: open, enabled: isOffered });
  const close = () => {
    setIsOpen(false);
    place.current?.querySelector('button')?.focus();
  };
  if (!isOffered) return null;
  return (
    <div ref={place}>
      <Button icon={Merge} keys={['M']} onClick={open} w="full">
        Merge…
      </Button>
      {isOpen && <mergeDialog.Part client={client} onClose={close} />}
    </div>
  );
}
