import { GetPrescriptionTaskDocument } from '@signa/core/contract/typed';
import type { NamedTask } from '@signa/core/prescribing';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useNotices } from '../../../../platform/notice/notice-context';
import { usePractice } from '../../../../platform/practice/practice';
import { useOperation } from '../../../../client/query/use-operation';
import { withOpenedRequest } from './opened-request';
import type { TaskGroup } from '../request/rows';

interface OpenedRequestOptions {
  readonly groups: readonly TaskGroup[];
  /** True if the groups belong to this list and are loaded. */
  readonly isListed: boolean;
  readonly openTask: NamedTask | null;
  readonly close: (id: string) => void;
}

const unknown = {
  status: 'warning',
  title: 'Request not found',
  description: 'It was removed, or belongs to another location.',
} as const;

/**
 * The list with the request that the URL opens, even if it is on another page or doesn't match the filters. If it isn't
 * found, a notice says so and the URL drops it.
 *
 * @see P-260
 */
export function useOpenedRequest({ groups, isListed, openTask, close }: OpenedRequestOptions): readonly TaskGroup[] {
  const { location } = usePractice();
  const notices = useNotices();
  const isHere = groups.some(({ tasks }) => tasks.some(({ id }) => id === openTask?.id));
  const isOutsideList = openTask !== null && isListed && !isHere;
  const read = useOperation(
    GetPrescriptionTaskDocument,
    { id: openTask?.id ?? '', uuid: openTask?.uuid ?? '' },
    { enabled: isOutsideList },
  );
  const found = read.data?.prescriptionTask ?? null;
  const task = isOutsideList && found?.locationId === location.id ? found : null;
  const isMissing = isOutsideList && task === null && (read.data !== undefined || read.failure !== null);
  const forget = useEffectEvent(() => {
    if (!isMissing) return;
    notices.show(unknown);
    close(openTask.id);
  });
  useEffect(() => forget(), [isMissing]);
  return useMemo(() => (task ? withOpenedRequest(groups, task, task.locationClient) : groups), [groups, task]);
}
