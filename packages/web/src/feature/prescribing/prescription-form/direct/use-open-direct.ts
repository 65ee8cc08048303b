import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useServices } from '../../../../platform/services/services';
import { usePractice } from '../../../../platform/practice/practice';
import { carryToCopy, rememberWaiting } from './direct-work';
import { directPath, directState } from './direct-source';
import type { DirectSource } from './direct-source';
import { usePersonKey } from '../unsent/use-person-key';

/**
 * Opens the direct form (P-042, P-116, P-119, P-170), and says who can. It isn't a link, because another tab wouldn't
 * have the navigation state.
 */
export function useOpenDirect() {
  const { mayUse } = usePractice();
  const navigate = useNavigate();
  const { clock } = useServices();
  const person = usePersonKey();
  const open = useCallback(
    (source: DirectSource) => void navigate(directPath, { state: directState(source) }),
    [navigate],
  );
  const declinedAndCopied = useCallback(
    ({ id, uuid }: { readonly id: string; readonly uuid: string }) => {
      carryToCopy(person, id);
      const source = { from: 'task-copy', id, uuid } as const;
      rememberWaiting(person, source, clock.now());
      open(source);
    },
    [person, open, clock],
  );
  return {
    open,
    /** Opens the copy of a request that was just declined, with what was typed into it. */
    declinedAndCopied,
    mayCopy: mayUse('AddPrescription'),
    mayEdit: mayUse('UpdatePrescription'),
  } as const;
}
