import { clientName } from '@signa/core/clients';
import { profilePath } from '../../../part/text/party-path';
import { MergeDialog } from './merge-dialog';
import { useOtherClient } from './use-other-client';

interface ClientMergeDialogProps {
  /** The record to keep. */
  readonly client: { readonly id: string; readonly firstName: string | null; readonly lastName: string | null };
  readonly onClose: () => void;
}

/** Merges another record of this client into it (C-245). */
export function ClientMergeDialog({ client, onClose }: ClientMergeDialogProps) {
  const search = useOtherClient(client.id, client.lastName ?? '');
  const kept = { keptId: client.id, keptName: clientName(client) };
  return <MergeDialog noun="client" {...kept} search={search} pathOf={profilePath} onClose={onClose} />;
}
