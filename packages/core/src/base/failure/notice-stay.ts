import { noticeMs, noticeWithButtonMs } from '../time/index.js';
import type { Notice } from './notice.js';

/** The area of the portal that shows a notice. Areas differ in how long their notices stay (A-037, P-224, C-189). */
export type NoticeArea =
  | 'general'
  | 'prescribing'
  | 'clients'
  | 'organization-form'
  | 'location-form'
  | 'shortcut-form'
  | 'notification-form'
  | 'profile-picture';

/**
 * Milliseconds that a notice stays while it is neither hovered nor focused.
 *
 * @returns `null` for an error, which stays until it is dismissed (README ruling 5)
 * @see A-037, P-224, C-189, C-279
 */
export function noticeStay(
  notice: Pick<Notice, 'status'> & { readonly button?: unknown },
  area: NoticeArea,
): number | null {
  if (notice.status === 'error') return null;
  if (notice.button) return noticeWithButtonMs;
  return area === 'general' ? noticeMs.general : noticeMs.prescribing;
}
