import { chakra } from '@chakra-ui/react';
import { createContext, use, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

interface Slot {
  readonly element: HTMLElement | null;
  readonly give: (element: HTMLElement | null) => void;
}

const NoticeSlotContext = createContext<Slot>({ element: null, give: () => undefined });

/** Lets a header register where notices appear. */
export function NoticeSlots({ children }: { readonly children: ReactNode }) {
  const [element, give] = useState<HTMLElement | null>(null);
  return <NoticeSlotContext value={{ element, give }}>{children}</NoticeSlotContext>;
}

/** Element in the header for notices; `null` when there is no header, as on the sign-in page. */
export const useNoticeSlot = (): HTMLElement | null => use(NoticeSlotContext).element;

/** Slot to the left of the header buttons. */
export function NoticeSlot() {
  const { give } = use(NoticeSlotContext);
  const slot = useRef<HTMLDivElement>(null);
  // Registered after the first paint. Registering during render would cause a second render before anything is
  // visible.
  useEffect(() => {
    give(slot.current);
    return () => give(null);
  }, [give]);
  return <chakra.div ref={slot} position="relative" alignSelf="stretch" />;
}
