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

/** The record that saving a form creates or updates: a new prescription, a draft, or the answer to a request. */
export type SaveTarget =
  | { readonly kind: 'new' }
  | { readonly kind: 'draft'; readonly draftId: string }
  | { readonly kind: 'task'; readonly task: Pick<FormTask, 'id' | 'type'>; readonly draftId: string | null };

/** The ID of the draft to update; `null` if a prescription is created. */
export const draftIdOf = (target: SaveTarget): string | null => (target.kind === 'new' ? null : target.draftId);

/** The operation that saves it, for permission checks. */
export const saveOperation = (target: SaveTarget): MutationName =>
  draftIdOf(target) === null ? 'AddPrescription' : 'UpdatePrescription';

/** The notice after a save; requests have their own wording (P-165, P-166, P-225, P-226). */
export function savedNotice({ kind }: SaveTarget, type: SaveType): Notice {
  if (kind === 'task') return type === 'SaveAsDraft' ? taskSuccessNotices.saveDraft : taskSuccessNotices.approve;
  return type === 'SaveAsDraft' ? prescriptionSuccessNotices.saveDraft : prescriptionSuccessNotices.issue;
}

/** The notice after a failed or rejected save, with the server's message if there is one. */
export function notSavedNotice(target: SaveTarget, type: SaveType, serverMessage: string | null): Notice {
  if (target.kind !== 'task')
    return prescriptionErrorNotice(type === 'SaveAsDraft' ? 'saveDraft' : 'issue', serverMessage);
  if (type !== 'SaveAsDraft') return taskErrorNotice('approve', serverMessage);
  return taskErrorNotice(target.draftId === null ? 'saveNewDraft' : 'updateDraft', serverMessage);
}
