import {
  Archive,
  CircleCheck,
  CirclePause,
  CircleX,
  FileInput,
  Flag,
  Inbox,
  MessageCircleQuestionMark,
  Undo2,
  PawPrint,
  Printer,
  RefreshCw,
  Send,
  Signature,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

interface EventStyle {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly tone?: 'ready' | 'declined';
}

const looks: Readonly<Record<string, EventStyle>> = {
  'draft-saved': { label: 'Draft saved', icon: CirclePause },
  authorized: { label: 'Authorized', icon: Signature },
  printed: { label: 'Original printed', icon: Printer },
  reprinted: { label: 'Reprinted', icon: Printer },
  sent: { label: 'Sent to pharmacy', icon: Send },
  received: { label: 'Received by pharmacy', icon: Inbox },
  undone: { label: 'Undone before it was sent', icon: Undo2 },
  'cancellation-requested': { label: 'Cancellation requested', icon: Undo2 },
  'more-information-required': { label: 'More information required', icon: MessageCircleQuestionMark },
  accepted: { label: 'Accepted by pharmacy', icon: CircleCheck, tone: 'ready' },
  declined: { label: 'Declined', icon: CircleX, tone: 'declined' },
  imported: { label: 'Imported from another system', icon: FileInput },
  archived: { label: 'Archived', icon: Archive },
  workflow: { label: 'Workflow changed', icon: Flag },
  'species-changed': { label: 'Species of the patient changed', icon: PawPrint },
  'request-received': { label: 'Request received', icon: RefreshCw },
};

/** Label of an audit trail event; an unknown event is shown by its own name. */
export function eventLook(kind: string): EventStyle {
  return looks[kind] ?? { label: kind.replaceAll('-', ' '), icon: Flag };
}
