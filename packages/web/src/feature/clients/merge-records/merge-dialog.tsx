import { errorNotice } from '@signa/core/base';
import { mergedNotice, type MergeNoun, type MergeSide } from '@signa/core/clients';
import { MergeRecordsDocument, PreviewRecordMergeDocument } from '@signa/core/contract/typed';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { focusFirstInvalid } from '../../../part/field/first-invalid';
import { FormDialog } from '../../../part/overlay/form-dialog';
import { FailedLine } from '../../../part/surface/failed-line';
import { SkeletonFacts } from '../../../part/surface/skeleton';
import { useOperation } from '../../../client/query/use-operation';
import { useMutation } from '../../../platform/mutation/use-mutation';
import { usePractice } from '../../../platform/practice/practice';
import { useDialogFailure } from '../../../platform/notice/use-dialog-failure';
import { MergePreview } from './merge-preview';
import { type OtherChoice, OtherRecord, type OtherSearch } from './other-record';
import { useUndoMerge } from './use-undo-merge';

interface MergeDialogProps {
  readonly noun: MergeNoun;
  /** The record to keep, unless the two are swapped. */
  readonly keptId: string;
  readonly keptName: string;
  readonly search: OtherSearch;
  /** The page of a record of this kind. */
  readonly pathOf: (id: string) => string;
  readonly onClose: () => void;
}

const titles = { client: 'Merge Clients', patient: 'Merge Patients' } as const;

/**
 * Merges two records: the user chooses the other one, reviews the preview, resolves the conflicts, and confirms. The
 * current record is kept unless the two are swapped (C-245, C-246, C-253, C-303).
 */
export function MergeDialog({ noun, keptId: hereId, keptName: hereName, search, pathOf, onClose }: MergeDialogProps) {
  const [chosen, setChosen] = useState<OtherChoice | null>(null);
  const [isSwapped, setSwapped] = useState(false);
  const navigate = useNavigate();
  const here = { id: hereId, name: hereName };
  const kept = (isSwapped && chosen) || here;
  const other = isSwapped && chosen ? here : chosen;
  const { id: keptId, name: keptName } = kept;
  const [answers, setAnswers] = useState<Readonly<Record<string, MergeSide>>>({});
  const [wasSent, setWasSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const otherName = other?.name ?? '';
  const read = useOperation(
    PreviewRecordMergeDocument,
    { noun, keptId, otherId: other?.id ?? '' },
    { enabled: other !== null },
  );
  const preview = other ? (read.data?.recordMergePreview ?? null) : null;
  const { failure, fail, clear } = useDialogFailure({ text: keptName, link: null });
  const { mayUse } = usePractice();
  const undo = useUndoMerge({ text: keptName, link: pathOf(keptId) });
  const merge = useMutation(MergeRecordsDocument, {
    area: 'clients',
    // Links to the kept record, whose page can undo the merge.
    ...(other && { object: { text: otherName, link: pathOf(other.id) } }),
    success: ({ mergeRecords }) => ({
      ...mergedNotice(keptName),
      ...(mayUse('UndoRecordMerge') && { button: { label: 'Undo', run: () => undo.run(mergeRecords) } }),
    }),
    error: (message) => fail(errorNotice('Error merging the records', message)),
  });

  const begin = () => {
    clear();
    setAnswers({});
    setWasSent(false);
  };
  const choose = (choice: OtherChoice) => {
    begin();
    setChosen(choice);
    setSwapped(false);
  };
  const swap = () => {
    begin();
    setSwapped(!isSwapped);
  };
  const send = async () => {
    clear();
    // Renders synchronously so that focus can move to the first unresolved conflict.
    flushSync(() => setWasSent(true));
    if (!other) return focusFirstInvalid(() => form.current);
    if (!preview || preview.refusals.length > 0) return;
    const asked = preview.fields.filter(({ isConflict }) => isConflict);
    const given = asked.flatMap(({ field }) => {
      const stays = answers[field];
      return stays === undefined ? [] : [{ field, stays }];
    });
    if (given.length < asked.length) return focusFirstInvalid(() => form.current);
    const { keptVersion, otherVersion } = preview;
    const input = { noun, keptId, otherId: other.id, keptVersion, otherVersion } as const;
    const answer = await merge.run({ input: { ...input, answers: given } });
    if (!answer.ok) return read.again();
    onClose();
    // The current record was merged away, so the page continues with the kept one.
    if (isSwapped) await navigate(pathOf(keptId), { replace: true });
  };
  return (
    <FormDialog
      title={titles[noun]}
      subtitle={`Which other record is also ${hereName}?`}
      width="form"
      hasFixedHeight
      send="Merge"
      busy={merge.busy}
      failure={failure}
      form={form}
      onSend={() => void send()}
      onClose={onClose}
    >
      <OtherRecord
        search={search}
        noun={noun}
        chosenId={chosen?.id ?? null}
        onChoose={choose}
        isMissing={wasSent && chosen === null}
      />
      {other && read.failure && (
        <FailedLine onRetry={read.again} busy={read.refreshing}>
          {read.failure.message}
        </FailedLine>
      )}
      {other && !preview && !read.failure && <SkeletonFacts rows={3} label="Loading the merge preview" />}
      {preview && (
        <MergePreview
          preview={preview}
          keptName={keptName}
          otherName={otherName}
          answers={answers}
          onAnswer={(field, stays) => setAnswers((now) => ({ ...now, [field]: stays }))}
          wasSent={wasSent}
          onSwap={swap}
        />
      )}
    </FormDialog>
  );
}
