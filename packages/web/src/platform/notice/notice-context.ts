import { createContext, use, useSyncExternalStore } from 'react';
import type { NoticeState, NoticeStore } from './notice-store';

export const NoticeContext = createContext<NoticeStore | null>(null);

/** Shows notices to the user: `notices.show({ kind, title, text }, noticeMs.prescribing)`. */
export function useNotices(): NoticeStore {
  const store = use(NoticeContext);
  if (!store) throw new Error('useNotices needs a NoticeContext around it');
  return store;
}

export function useNoticeState(): NoticeState {
  const store = useNotices();
  return useSyncExternalStore(store.subscribe, store.read, store.read);
}
