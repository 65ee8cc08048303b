import { chakra } from '@chakra-ui/react';
import {
  checkDeclineForm,
  type DeclineForm,
  declineReasonSent,
  declineWarning,
  officeUseGroup,
} from '@signa/core/prescribing';
import type { Notice } from '@signa/core/base';
import { DeclineReasonDocument } from '@signa/core/contract/typed';
import { useMemo } from 'react';
import { lookUpFreshFor, useOperation } from '../../../../client/query/use-operation';
import { Button } from '../../../../part/button/button';
import { Warning } from '../../../../part/notice/warning';
import { useForm } from '../../../../part/form/use-form';
import { Dialog } from '../../../../part/overlay/dialog';
import { ReasonFields } from '../../prescription-form/decline/reason-fields';
import { FailedLine } from '../../../../part/surface/failed-line';
import { fullTitle } from '../../../../part/text/product-title';
import type { TaskRow } from '../request/rows';
import { useReasonKeys } from './use-reason-keys';

/** @public Declarations of another file refer to this type. */
export interface DeclineDialogProps {
  readonly task: TaskRow;
  readonly busy: boolean;
  /** Why the last attempt failed. */
  readonly failure: Pick<Notice, 'title' | 'description'> | null;
  readonly onDecline: (reason: string) => void;
  /** Declines the request and opens its copy (P-170); omitted if a copy could not be saved. */
  readonly onDeclineAndCopy?: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks for the reason to decline the request named in the title (P-167 to P-171). */
export function DeclineDialog({ task, busy, failure, onDecline, onDeclineAndCopy, onClose }: DeclineDialogProps) {
  const list = useOperation(DeclineReasonDocument, {}, { freshFor: lookUpFreshFor });
  const form = useForm<DeclineForm>({
    initial: () => ({ reason: null, description: '', supply: null }),
    check: checkDeclineForm,
  });
  const reasons = useMemo(() => (list.data?.declineReason ?? []).map(({ reason }) => reason), [list.data]);
  const { letterOf, onKeyDown } = useReasonKeys(reasons, (reason) => form.change({ reason }));
  const whom = task.locationPatient?.name ?? officeUseGroup;
  const send = (decline: (reason: string) => void) => {
    if (form.validate()) decline(declineReasonSent(form.values));
  };
  const footer = (
    <>
      <Button onClick={onClose} disabled={busy} keys={['Esc']}>
        Cancel
      </Button>
      {onDeclineAndCopy && (
        <Button onClick={() => send(onDeclineAndCopy)} disabled={busy}>
          Decline and copy
        </Button>
      )}
      <Button variant="danger" type="submit" form="decline-request" busy={busy} keys={['Ctrl', 'Enter']}>
        Decline request for {whom}
      </Button>
    </>
  );
  const warning = declineWarning(task.type);
  return (
    <Dialog
      title="Decline Request"
      hasFixedHeight
      onClose={onClose}
      busy={busy}
      failure={failure}
      footer={footer}
      onKeyDown={onKeyDown}
    >
      <chakra.form
        id="decline-request"
        noValidate
        display="flex"
        flexDirection="column"
        gap="4"
        onSubmit={(event) => {
          event.preventDefault();
          send(onDecline);
        }}
      >
        <chakra.p color="fg.muted">
          {task.product ? fullTitle(task.product) : 'Product unknown'} for{' '}
          <chakra.b fontWeight="semibold" color="fg.default">
            {whom}
          </chakra.b>
        </chakra.p>
        {warning && <Warning>{warning}</Warning>}
        {list.failure && !list.data && (
          <FailedLine failure={list.failure} onRetry={list.again}>
            The reasons could not be loaded.
          </FailedLine>
        )}
        <ReasonFields
          reasons={reasons}
          letterOf={letterOf}
          form={form.values}
          onChange={form.change}
          errorAt={form.errorAt}
        />
      </chakra.form>
    </Dialog>
  );
}
