export type NoticeKind = 'success' | 'info' | 'warning' | 'error';

export interface NoticeText {
  readonly kind: NoticeKind;
  readonly title: string;
  readonly text?: string;
}

export interface Notice extends NoticeText {
  readonly id: number;
  /** When it was said. */
  readonly at: number;
  /** Milliseconds it stays; an error stays until it is dismissed. */
  readonly stays: number | null;
}
