import { noticeMs } from '@signa/core/time';
import type { Notice, NoticeText } from './notice';

export interface NoticeState {
  /** On screen now, oldest first. */
  readonly shown: readonly Notice[];
  /** All that was said since the page was opened, newest first. */
  readonly said: readonly Notice[];
  readonly unread: number;
}

const kept = 50;
const quiet: NoticeState = { shown: [], said: [], unread: 0 };

/** How long a notice stays: an error until dismissed, the rest 5 seconds unless the flow is quicker (A-037, P-224). */
function stayOf(kind: Notice['kind'], ms: number): number | null {
  return kind === 'error' ? null : ms;
}

/** What was said to the person: shown for a moment, and kept in a list that the bell opens. */
export function createNoticeStore(now: () => number = Date.now) {
  let state = quiet;
  let nextId = 1;
  const listeners = new Set<() => void>();
  const set = (next: NoticeState) => {
    state = next;
    listeners.forEach((listener) => listener());
  };
  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    say(text: NoticeText, ms: number = noticeMs.general) {
      const notice: Notice = { ...text, id: nextId++, at: now(), stays: stayOf(text.kind, ms) };
      set({ shown: [...state.shown, notice], said: [notice, ...state.said].slice(0, kept), unread: state.unread + 1 });
    },
    dismiss: (id: number) => set({ ...state, shown: state.shown.filter((notice) => notice.id !== id) }),
    markRead: () => set({ ...state, unread: 0 }),
    clear: () => set(quiet),
  };
}
export type NoticeStore = ReturnType<typeof createNoticeStore>;
