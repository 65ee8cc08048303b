import { type Notice, noticeStay } from '@signa/core/base';

/** What may be done about what was said, while it stands there. */
interface NoticeButton {
  readonly label: string;
  readonly run: () => void;
}

/** A notice, with a button where something may be done about it at once. */
export interface SaidNotice extends Notice {
  readonly button?: NoticeButton;
}

export interface ShownNotice extends SaidNotice {
  readonly id: number;
  /** When it was said, milliseconds since 1970. */
  readonly at: number;
  /** Milliseconds it stays; null until it is dismissed. */
  readonly stays: number | null;
  /** The act it speaks of; null when of none. */
  readonly act: string | null;
}

export interface NoticeState {
  /** On screen now, oldest first. */
  readonly shown: readonly ShownNotice[];
  /** All that was said in this tab, before a reload too, newest first. */
  readonly said: readonly ShownNotice[];
  readonly unread: number;
}

const kept = 50;
const quiet: NoticeState = { shown: [], said: [], unread: 0 };

/** Where the list of notices outlasts a reload. */
export interface KeptNotices {
  readonly read: () => readonly ShownNotice[];
  readonly write: (said: readonly ShownNotice[]) => void;
}

const keptNowhere: KeptNotices = { read: () => [], write: () => undefined };

/** What was said to the person: shown for a while, and kept in a list that the bell opens (README ruling 5). */
export function createNoticeStore(now: () => number = Date.now, keep: KeptNotices = keptNowhere) {
  const before = keep.read();
  let state: NoticeState = { ...quiet, said: before };
  let nextId = Math.max(0, ...before.map(({ id }) => id)) + 1;
  const listeners = new Set<() => void>();
  const set = (next: NoticeState) => {
    if (next.said !== state.said) keep.write(next.said);
    state = next;
    listeners.forEach((listener) => listener());
  };
  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    say(notice: SaidNotice, stays: number | null = noticeStay(notice, 'general'), act: string | null = null) {
      const said: ShownNotice = { ...notice, id: nextId++, at: now(), stays, act };
      const isOutdated = (shown: ShownNotice) =>
        act !== null && shown.act === act && shown.status === 'error' && notice.status === 'error';
      // Each press that fails again says why: only the newest reason is true, and a stack of them would hide the button.
      const others = state.shown.filter((shown) => !isOutdated(shown));
      set({ shown: [...others, said], said: [said, ...state.said].slice(0, kept), unread: state.unread + 1 });
    },
    /** What stands where it happened already, such as an error in its dialog, is kept in the list alone (P-257). */
    note(notice: Notice) {
      const said: ShownNotice = { ...notice, id: nextId++, at: now(), stays: null, act: null };
      set({ ...state, said: [said, ...state.said].slice(0, kept), unread: state.unread + 1 });
    },
    dismiss: (id: number) => set({ ...state, shown: state.shown.filter((notice) => notice.id !== id) }),
    /** An act succeeded: its errors leave the screen, and stay in the list (P-224). */
    takeBack: (act: string) =>
      set({ ...state, shown: state.shown.filter((notice) => notice.act !== act || notice.status !== 'error') }),
    markRead: () => set({ ...state, unread: 0 }),
    /** Empties the list, for nobody is signed in any more; what is on screen stays until it goes. */
    forget: () => set({ ...state, said: [], unread: 0 }),
    clear: () => set(quiet),
  };
}
export type NoticeStore = ReturnType<typeof createNoticeStore>;
