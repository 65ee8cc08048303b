import type { Notice } from '@signa/core/base';
import {
  prescriptionErrorNotice,
  prescriptionSuccessNotices,
  type SaveType,
  taskErrorNotice,
  taskSuccessNotices,
} from '@signa/core/prescribing';
import type { MutationName } from '@signa/core/contract';
import type { FormTask } from '../state/setting';

/** What a form is saved to: a new prescription, a draft again, or the answer to a request, new or as its draft. */
export type SaveTarget =
  | { readonly kind: 'new' }
  | { readonly kind: 'draft'; readonly draftId: string }
  | { readonly kind: 'task'; readonly task: Pick<FormTask, 'id' | 'type'>; readonly draftId: string | null };

/** The draft that is saved again; `null` when a prescription is made. */
export const draftIdOf = (target: SaveTarget): string | null => (target.kind === 'new' ? null : target.draftId);

/** The operation that saves it, for the question who may. */
export const saveOperation = (target: SaveTarget): MutationName =>
  draftIdOf(target) === null ? 'AddPrescription' : 'UpdatePrescription';

/** What is said after a save; a request has words of its own (P-165, P-166, P-225, P-226). */
export function savedNotice({ kind }: SaveTarget, type: SaveType): Notice {
  if (kind === 'task') return type === 'SaveAsDraft' ? taskSuccessNotices.saveDraft : taskSuccessNotices.approve;
  return type === 'SaveAsDraft' ? prescriptionSuccessNotices.saveDraft : prescriptionSuccessNotices.issue;
}

/** What is said after a save that failed, or that the rules refuse; the server's message when there is one. */
export function notSavedNotice(target: SaveTarget, type: SaveType, serverMessage: string | null): Notice {
  if (target.kind !== 'task')
    return prescriptionErrorNotice(type === 'SaveAsDraft' ? 'saveDraft' : 'issue', serverMessage);
  if (type !== 'SaveAsDraft') return taskErrorNotice('approve', serverMessage);
  return taskErrorNotice(target.draftId === null ? 'saveNewDraft' : 'updateDraft', serverMessage);
}
