import { chakra } from '@chakra-ui/react';
import { visibleLength } from '@signa/core/base';
import { AskForExamDocument } from '@signa/core/contract/typed';
import {
  checkExamText,
  deadlineText,
  examNotice,
  examTextMaxLength,
  handOffErrorNotice,
  officeUseGroup,
  proposedExamText,
  requestDeadline,
} from '@signa/core/prescribing';
import { useState } from 'react';
import { Button } from '../../../../part/button/button';
import { CopyButton } from '../../../../part/button/copy-button';
import { Field } from '../../../../part/field/field';
import { TextArea } from '../../../../part/field/text-area';
import { FormDialog } from '../../../../part/overlay/form-dialog';
import { useMutation } from '../../../../platform/mutation/use-mutation';
import { useDialogFailure } from '../../../../platform/notice/use-dialog-failure';
import { usePractice } from '../../../../platform/practice/practice';
import { objectOfRequest } from '../request/object-of-request';
import type { HandOffDialogProps } from './hand-off-kind';
import { useNoteDraft } from './use-note-draft';
import { useRequest } from './use-request';

/** Asks for an exam before a request is answered, with a text for the client, which the practice passes on (P-518). */
export function ExamDialog({ task, onDone, onClose }: HandOffDialogProps) {
  const { location } = usePractice();
  const { current, again } = useRequest(task);
  const object = objectOfRequest(task, location);
  const { failure, fail, clear } = useDialogFailure(object);
  const deadline = requestDeadline([current], location.timeZone);
  const proposed = proposedExamText({
    patientName: task.locationPatient?.name ?? null,
    productName: task.product?.title ?? null,
    practiceName: location.name,
    deadline,
  });
  const draft = useNoteDraft('exam-text', task.id, task.exam?.clientText ?? proposed);
  const [wasSent, setWasSent] = useState(false);
  const issues = checkExamText(draft.text);
  const error = (wasSent ? issues : issues.filter(({ code }) => code === 'too-long'))[0]?.message ?? null;
  const act = useMutation(AskForExamDocument, {
    area: 'prescribing',
    success: ({ askForExam }) => examNotice(askForExam.exam !== null),
    error: (message) => fail(handOffErrorNotice(message)),
    object,
  });
  const send = async (clientText: string | null) => {
    clear();
    const input = { prescriptionTaskId: task.id, version: current.version, clientText };
    const answer = await act.run({ input });
    if (!answer.ok) return again();
    draft.forget();
    onDone();
  };
  const onSend = () => {
    setWasSent(true);
    if (issues.length === 0) void send(draft.text);
  };
  return (
    <FormDialog
      title={`Exam first for ${task.locationPatient?.name ?? officeUseGroup}`}
      subtitle="The request stays in the list, marked as waiting for an exam."
      send={current.exam ? 'Save text' : 'Ask for exam'}
      busy={act.busy}
      failure={failure}
      before={
        current.exam && (
          <Button disabled={act.busy} onClick={() => void send(null)}>
            Exam no longer needed
          </Button>
        )
      }
      onSend={onSend}
      onClose={onClose}
    >
      {deadline && <chakra.p textStyle="strong">{deadlineText(deadline)}</chakra.p>}
      <Field
        label="What to tell the client"
        help="Signa sends nothing to the client. Read it on the phone, or copy it into a message."
        error={error}
        counter={{ length: visibleLength(draft.text), max: examTextMaxLength }}
      >
        <TextArea name="clientText" rows={4} value={draft.text} onChange={draft.type} />
      </Field>
      <chakra.div>
        <CopyButton text={draft.text} what="text for the client" />
      </chakra.div>
    </FormDialog>
  );
}
