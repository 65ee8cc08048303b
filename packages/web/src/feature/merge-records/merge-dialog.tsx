import { clientName } from '@signa/core/client';
import { errorNotice } from '@signa/core/failure';
import { mergedNotice } from '@signa/core/merge';
import type { MergeSide } from '@signa/core/merge';
import { MergeRecordsDocument, PreviewRecordMergeDocument } from '@signa/core/operation/typed';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusFirstInvalid } from '../../part/field/first-invalid';
import { FormDialog } from '../../part/overlay/form-dialog';
import { FailedLine } from '../../part/surface/failed-line';
import { SkeletonFacts } from '../../part/surface/skeleton';
import { profilePath } from '../../part/text/party-path';
import { useOperation } from '../../client/query/use-operation';
import { useAct } from '../../platform/act/use-act';
import { useDialogFailure } from '../../platform/notice/use-dialog-failure';
import type { FoundClient } from '../client-search/use-found-clients';
import { MergePreview } from './merge-preview';
import { OtherClient } from './other-client';
import { useOtherSearch } from './use-other-search';

export interface MergeDialogProps {
  /** The record that is kept. */
  readonly client: { readonly id: string; readonly firstName: string | null; readonly lastName: string | null };
  readonly onClose: () => void;
}

/** Merges another record of this client into it: the other is chosen, looked at, asked about, merged (C-245, C-246). */
export function MergeDialog({ client, onClose }: MergeDialogProps) {
  const keptName = clientName(client);
  const search = useOtherSearch(client.id, client.lastName ?? '');
  const [other, setOther] = useState<FoundClient | null>(null);
  const [answers, setAnswers] = useState<Readonly<Record<string, MergeSide>>>({});
  const [wasSent, setWasSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const otherName = other ? clientName(other) : '';
  const read = useOperation(
    PreviewRecordMergeDocument,
    { noun: 'client', keptId: client.id, otherId: other?.id ?? '' },
    { enabled: other !== null },
  );
  const preview = other ? (read.data?.recordMergePreview ?? null) : null;
  const { failure, fail, clear } = useDialogFailure({ text: keptName, link: null });
  const merge = useAct(MergeRecordsDocument, {
    area: 'clients',
    // The merged record is where the merge is undone.
    ...(other && { object: { text: otherName, link: profilePath(other.id) } }),
    success: mergedNotice(keptName),
    error: (message) => fail(errorNotice('Error merging the records', message)),
  });

  const choose = (chosen: FoundClient) => {
    clear();
    setOther(chosen);
    setAnswers({});
    setWasSent(false);
  };
  const send = async () => {
    clear();
    // Drawn at once: the focus goes to the first that is not answered.
    flushSync(() => setWasSent(true));
    if (!other || !preview || preview.refusals.length > 0) return;
    const asked = preview.fields.filter(({ isConflict }) => isConflict);
    const given = asked.flatMap(({ field }) => {
      const stays = answers[field];
      return stays === undefined ? [] : [{ field, stays }];
    });
    if (given.length < asked.length) return focusFirstInvalid(() => form.current);
    const { keptVersion, otherVersion } = preview;
    const input = { noun: 'client', keptId: client.id, otherId: other.id, keptVersion, otherVersion } as const;
    const answer = await merge.run({ input: { ...input, answers: given } });
    if (answer.ok) onClose();
    else read.again();
  };
  return (
    <FormDialog
      title="Merge Clients"
      subtitle={`Which record is ${keptName} too?`}
      width="form"
      send="Merge"
      busy={merge.busy}
      failure={failure}
      form={form}
      onSend={() => void send()}
      onClose={onClose}
    >
      <OtherClient search={search} chosenId={other?.id ?? null} onChoose={choose} />
      {other && read.failure && (
        <FailedLine onRetry={read.again} busy={read.refreshing}>
          {read.failure.message}
        </FailedLine>
      )}
      {other && !preview && !read.failure && <SkeletonFacts rows={3} label="Looking at what a merge would do" />}
      {preview && (
        <MergePreview
          preview={preview}
          keptName={keptName}
          otherName={otherName}
          answers={answers}
          onAnswer={(field, stays) => setAnswers((now) => ({ ...now, [field]: stays }))}
          wasSent={wasSent}
        />
      )}
    </FormDialog>
  );
}
