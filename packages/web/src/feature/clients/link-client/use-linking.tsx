import { clientName, pairable, patientsInOrder } from '@signa/core/clients';
import type { PimsAccount } from '@signa/core/practice';
import { useLeaveQuestion } from '../../../part/overlay/use-leave-question';
import type { LinkedClient } from './link-types';
import { useLinkClient } from './use-link-client';
import { useLinkPanel } from './use-link-panel';
import { useTakenBy } from './use-taken-by';

export interface LinkingOptions {
  readonly client: LinkedClient;
  readonly account: PimsAccount;
  readonly onLinked: () => void;
  readonly onClose: () => void;
}

/**
 * The linking workflow, from the search to the save. Leaving it with unsaved pairs asks for confirmation (C-109,
 * C-116).
 */
export function useLinking({ client, account, onLinked, onClose }: LinkingOptions) {
  const work = useLinkPanel(client, account);
  const patients = patientsInOrder(client);
  const taken = useTakenBy(client, work.chosen);
  const act = useLinkClient(client, patients, onLinked);
  const { leave, question } = useLeaveQuestion({
    isDirty: work.pairs.size > 0,
    title: `Discard the pairs of ${clientName(client)}?`,
    onLeave: onClose,
  });
  return {
    client,
    type: account.pimsConnectionType,
    work,
    patients: pairable(patients),
    failure: act.failure,
    busy: act.busy,
    /** The client already linked to the chosen record, which must not be linked twice. */
    taken,
    link: () => work.chosen && !taken && act.link(work.chosen, work.pairs),
    leave,
    question,
  } as const;
}
export type Linking = ReturnType<typeof useLinking>;
