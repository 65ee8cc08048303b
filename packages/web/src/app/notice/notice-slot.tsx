import { chakra } from '@chakra-ui/react';
import { createContext, use, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

interface Slot {
  readonly element: HTMLElement | null;
  readonly give: (element: HTMLElement | null) => void;
}

const NoticeSlotContext = createContext<Slot>({ element: null, give: () => undefined });

/** Lets a header say where notices stand. */
export function NoticeSlots({ children }: { readonly children: ReactNode }) {
  const [element, give] = useState<HTMLElement | null>(null);
  return <NoticeSlotContext value={{ element, give }}>{children}</NoticeSlotContext>;
}

/** The place of the notices in a header; `null` where no header is, as on the sign-in. */
export const useNoticeSlot = (): HTMLElement | null => use(NoticeSlotContext).element;

/** Left of the buttons of a header. */
export function NoticeSlot() {
  const { give } = use(NoticeSlotContext);
  const slot = useRef<HTMLDivElement>(null);
  // Once the page is painted: told while it is drawn, it would be drawn again before anybody sees it.
  useEffect(() => {
    give(slot.current);
    return () => give(null);
  }, [give]);
  return <chakra.div ref={slot} position="relative" alignSelf="stretch" />;
}
