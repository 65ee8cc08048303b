import { type Notice, noticeStay } from '@signa/core/base';

/** Action offered by a notice while it is visible. */
interface NoticeButton {
  readonly label: string;
  readonly run: () => void;
}

/** An undo offered by a notice: until it leaves it is undone, afterwards cancelled (P-485). */
export interface NoticeUndo {
  /** Milliseconds since 1970 by the browser's clock; 0 if it has left. */
  readonly leavesAt: number;
  readonly run: () => void;
}

/** A notice, with a button if it offers an immediate action. */
export interface DisplayedNotice extends Notice {
  readonly button?: NoticeButton;
  readonly undo?: NoticeUndo;
}

export interface ShownNotice extends DisplayedNotice {
  readonly id: number;
  /** When it was shown, in milliseconds since 1970. */
  readonly at: number;
  /** Milliseconds until it times out; null if the user has to dismiss it. */
  readonly stays: number | null;
  /** Key of the action that it reports; null if there is none. */
  readonly act: string | null;
}

export interface NoticeState {
  /** Visible notices, oldest first. */
  readonly shown: readonly ShownNotice[];
  /** All notices of this tab, including those before a reload, newest first. */
  readonly all: readonly ShownNotice[];
  readonly unread: number;
}

const maxNotices = 50;
const quiet: NoticeState = { shown: [], all: [], unread: 0 };

/** Storage that keeps the notice list across reloads. */
export interface StoredNotices {
  readonly read: () => readonly ShownNotice[];
  readonly write: (notices: readonly ShownNotice[]) => void;
}

const noStorage: StoredNotices = { read: () => [], write: () => undefined };

const replaced = (all: readonly ShownNotice[], notice: ShownNotice): readonly ShownNotice[] =>
  all.map((other) => (other.id === notice.id ? notice : other));

/** Notices are shown for a limited time and kept in a list that the bell opens (README ruling 5). */
export function createNoticeStore(now: () => number = Date.now, keep: StoredNotices = noStorage) {
  const before = keep.read();
  let state: NoticeState = { ...quiet, all: before };
  let nextId = Math.max(0, ...before.map(({ id }) => id)) + 1;
  const listeners = new Set<() => void>();
  const set = (next: NoticeState) => {
    if (next.all !== state.all) keep.write(next.all);
    state = next;
    listeners.forEach((listener) => listener());
  };
  /** Ends the undo of the notices about an object; they stay in the list. */
  const endUndo = (link: string) => {
    const ends = (notice: ShownNotice) => notice.undo !== undefined && notice.object?.link === link;
    const ended = state.all.filter(ends).map(({ undo: _, ...notice }): ShownNotice => notice);
    if (ended.length === 0) return;
    set({
      ...state,
      shown: state.shown.filter((notice) => !ends(notice)),
      all: ended.reduce<readonly ShownNotice[]>(replaced, state.all),
    });
  };

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    show(notice: DisplayedNotice, stays: number | null = noticeStay(notice, 'general'), act: string | null = null) {
      const added: ShownNotice = { ...notice, id: nextId++, at: now(), stays, act };
      const isOutdated = (shown: ShownNotice) =>
        act !== null && shown.act === act && shown.status === 'error' && notice.status === 'error';
      // Only the newest error of a repeated action is relevant, and stacked errors would cover the button.
      const others = state.shown.filter((shown) => !isOutdated(shown));
      set({ shown: [...others, added], all: [added, ...state.all].slice(0, maxNotices), unread: state.unread + 1 });
    },
    /**
     * Records a notice in the list only, because its message is already visible in context, such as an error in a
     * dialog (P-257).
     */
    note(notice: Notice) {
      const added: ShownNotice = { ...notice, id: nextId++, at: now(), stays: null, act: null };
      set({ ...state, all: [added, ...state.all].slice(0, maxNotices), unread: state.unread + 1 });
    },
    /**
     * Adds an undo to the newest success notice about the same object, and shows it until it leaves; without one, the
     * given notice is shown. What has left is only added to a notice in the list (P-485).
     */
    offerUndo(notice: DisplayedNotice & { readonly object: { readonly link: string } }, undo: NoticeUndo) {
      const about = state.all.find(({ object, status }) => status === 'success' && object?.link === notice.object.link);
      if (about?.undo?.leavesAt === undo.leavesAt) return;
      const stays = Math.max(0, undo.leavesAt - Date.now());
      if (!about && stays === 0) return;
      const offered: ShownNotice = { ...(about ?? { ...notice, id: nextId++, at: now(), act: null }), stays, undo };
      const others = state.shown.filter(({ id }) => id !== offered.id);
      set({
        shown: stays > 0 ? [...others, offered] : others,
        all: about ? replaced(state.all, offered) : [offered, ...state.all].slice(0, maxNotices),
        unread: about ? state.unread : state.unread + 1,
      });
    },
    /** Ends the undo of every notice about another object than these: it was undone or is too old. */
    keepUndoOf(links: readonly string[]) {
      for (const { undo, object } of state.all)
        if (undo && object?.link && !links.includes(object.link)) endUndo(object.link);
    },
    endUndo,
    dismiss: (id: number) => set({ ...state, shown: state.shown.filter((notice) => notice.id !== id) }),
    /** Dismisses the errors of an action that succeeded; they stay in the list (P-224). */
    dismissErrors: (act: string) =>
      set({ ...state, shown: state.shown.filter((notice) => notice.act !== act || notice.status !== 'error') }),
    markRead: () => set({ ...state, unread: 0 }),
    /** Clears the list on sign-out. Visible notices stay until they time out. */
    forget: () => set({ ...state, all: [], unread: 0 }),
    clear: () => set(quiet),
  };
}
export type NoticeStore = ReturnType<typeof createNoticeStore>;
