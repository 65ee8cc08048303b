import { GetPrescriptionTaskDocument } from '@signa/core/contract/typed';
import { cardContent } from '@signa/core/prescribing';
import { pollingMs } from '@signa/core/base';
import { useState } from 'react';
import { useOperation } from '../../../../client/query/use-operation';
import { FailedLine } from '../../../../part/surface/failed-line';
import type { FullTask } from '../request/rows';
import { AnsweredTask } from './answered-task';
import { OpenSkeleton } from './open-skeleton';
import { OpenFrame } from './open-frame';
import { TaskForm } from './task-form';
import { FormMain, FormPart } from '../../prescription-form/editor/editor-layout';
import type { OpenTaskProps } from './open-task-props';

/** An open card: the row's data immediately, the rest once the whole request is loaded (P-162, P-208). */
export function OpenTask(props: OpenTaskProps) {
  const { row, lists } = props;
  const read = useOperation(
    GetPrescriptionTaskDocument,
    { id: row.id, uuid: row.uuid },
    { pollEvery: pollingMs.approvals },
  );
  const [{ openedAt, isFresh }, setOpening] = useState(() => ({ openedAt: Date.now(), isFresh: false }));
  // A form keeps its initial values, and cached data may lack the draft that an earlier opening saved.
  if (!isFresh && (!read.refreshing || read.at >= openedAt)) setOpening({ openedAt, isFresh: true });
  const latest = isFresh ? read.data?.prescriptionTask : null;
  const failure = latest
    ? null
    : (read.failure?.message ?? (isFresh && read.data ? 'This request could not be found. Reload the list.' : null));
  const missing = lists.failure;
  if (failure ?? missing) {
    return (
      <OpenFrame>
        <FormMain>
          <FormPart>
            <FailedLine onRetry={() => (failure ? read.again() : lists.again())} busy={read.refreshing}>
              {failure ?? missing}
            </FailedLine>
          </FormPart>
        </FormMain>
      </OpenFrame>
    );
  }
  if (!latest || lists.loading) return <OpenSkeleton row={row} />;
  return <Loaded {...props} latest={latest} />;
}

/** Keeps the request as it was opened, so that a refresh changes nothing while the user fills in the form. */
function Loaded({ latest, ...props }: OpenTaskProps & { readonly latest: FullTask }) {
  const [opened, setOpened] = useState(latest);
  const isForm = cardContent({ status: opened.status, prescriptionId: opened.prescriptionId }) === 'form';
  if (!isForm) return <AnsweredTask task={latest} />;
  return (
    <TaskForm
      key={`${opened.id}/${opened.version}/${opened.prescription?.version ?? ''}`}
      {...props}
      opened={opened}
      latest={latest}
      onTakeLatest={() => setOpened(latest)}
    />
  );
}
