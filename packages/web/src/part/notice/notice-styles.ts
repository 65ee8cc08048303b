import type { Notice } from '@signa/core/base';
import { Check, CircleX, Info, TriangleAlert } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

/** Neutral surface; only the icon is colored. */
export const noticeStyles: Readonly<Record<Notice['status'], { readonly icon: LucideIcon; readonly color: string }>> = {
  success: { icon: Check, color: 'status.ready.fg' },
  info: { icon: Info, color: 'accent.fg' },
  warning: { icon: TriangleAlert, color: 'status.near.fg' },
  error: { icon: CircleX, color: 'status.declined.fg' },
};
