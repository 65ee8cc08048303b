import { clientFormOfSearch, clientSearchOf } from '@signa/core/clients';
import { AddClientForm } from './add-client-form';
import { useClientForm } from './use-client-form';

interface NewClientDialogProps {
  /** The search text that found nobody. */
  readonly searched: string;
  readonly onClose: () => void;
}

/** The form for a new client after a search without matches. Saving continues to the prescription (C-007). */
export function NewClientDialog({ searched, onClose }: NewClientDialogProps) {
  const form = useClientForm(() => clientFormOfSearch(clientSearchOf(searched)));
  return <AddClientForm form={form} onClose={onClose} />;
}
