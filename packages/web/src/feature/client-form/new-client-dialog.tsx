import { clientFormOfSearch, clientSearchOf } from '@signa/core/clients';
import { AddClientForm } from './add-client-form';
import { useClientForm } from './use-client-form';

interface NewClientDialogProps {
  /** What was searched for without finding anybody. */
  readonly searched: string;
  readonly onClose: () => void;
}

/** The form of a new client where one was searched for already: it leads on to what is prescribed for that client (C-007). */
export function NewClientDialog({ searched, onClose }: NewClientDialogProps) {
  const form = useClientForm(() => clientFormOfSearch(clientSearchOf(searched)));
  return <AddClientForm form={form} onClose={onClose} />;
}
