import {
  alertAddedNotice,
  alertErrorNotice,
  type AlertForm,
  alertSavedNotice,
  isAlertKind,
  settleAlert,
} from '@signa/core/clients';
import { AddRecordAlertDocument, UpdateRecordAlertDocument } from '@signa/core/contract/typed';
import type { Issue, Notice } from '@signa/core/base';
import { useMutation } from '../../../platform/mutation/use-mutation';
import type { AlertOwner } from './alert-owner';
import type { ListedAlert } from './alert-text';

interface SaveOptions {
  readonly owner: AlertOwner;
  /** The alert that is changed; `null` to add one. */
  readonly alert: ListedAlert | null;
  /** Shows why it wasn't saved where the user is. */
  readonly fail?: (notice: Notice) => null;
}

/**
 * Adds an alert, or changes or confirms one; one that someone else ended in the meantime is added anew. Resolves to the issues of a refusal, or `null` once it is saved.
 */
export function useSaveAlert({ owner: { noun, recordId }, alert, fail }: SaveOptions) {
  const refused = (message: string) => {
    const notice = alertErrorNotice(message);
    return fail ? fail(notice) : notice;
  };
  const add = useMutation(AddRecordAlertDocument, { area: 'clients', success: alertAddedNotice, error: refused });
  const update = useMutation(UpdateRecordAlertDocument, { area: 'clients', success: alertSavedNotice, error: refused });
  const save = async (form: AlertForm): Promise<readonly Issue[] | null> => {
    const { kind, ...content } = settleAlert(form);
    if (!isAlertKind(kind)) return [];
    const input = { kind, ...content };
    const answer =
      alert?.endedAt === null
        ? await update.run({ noun, recordId, alertId: alert.id, version: alert.version, input })
        : await add.run({ noun, recordId, input });
    if (answer.ok) return null;
    return answer.failure.issues.map((issue) => ({ ...issue, path: issue.path.replace(/^input\./, '') }));
  };
  return { save, busy: add.busy || update.busy } as const;
}
