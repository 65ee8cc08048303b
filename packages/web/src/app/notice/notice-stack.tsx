import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { NoticeCard } from '../../part/notice/notice-card';
import type { ShownNotice } from '../../platform/notice/notice-store';
import { useNotices, useNoticeState } from '../../platform/notice/notice-context';
import { useNoticeSlot } from './notice-slot';

/**
 * The latest notice. It never covers the page, so buttons that sign or approve stay reachable (P-257). A notice does
 * not time out while it is hovered or focused (README ruling 5). A notice that remains active reappears after newer
 * ones are gone.
 */
export function NoticeStack() {
  const { shown } = useNoticeState();
  const [held, setPaused] = useState(false);
  const slot = useNoticeSlot();
  const last = shown.at(-1)?.id;
  const stack = (
    <chakra.section
      aria-label="Notices"
      data-notices
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      // Placed left of the header buttons, over the header on a phone, or where the header would be if there is none.
      position={slot ? { base: 'fixed', lg: 'absolute' } : 'fixed'}
      right={slot ? { base: '2', lg: '0' } : '2'}
      top="1"
      zIndex="notice"
      w="notice"
      maxW="calc(100vw - 1rem)"
      _print={{ display: 'none' }}
    >
      {shown.map((notice) => (
        <div key={notice.id} hidden={notice.id !== last}>
          <Shown notice={notice} held={held} />
        </div>
      ))}
    </chakra.section>
  );
  return slot ? createPortal(stack, slot) : stack;
}

function Shown({ notice, held }: { readonly notice: ShownNotice; readonly held: boolean }) {
  const { dismiss } = useNotices();
  const { id, stays, at: _at, act: _act, ...said } = notice;
  useEffect(() => {
    if (stays === null || held) return;
    const timer = setTimeout(() => dismiss(id), stays);
    return () => clearTimeout(timer);
  }, [id, stays, held, dismiss]);
  const { button, undo } = said;
  const press = (run: () => void) => () => {
    dismiss(id);
    run();
  };
  return (
    <NoticeCard
      {...said}
      {...(button && { button: { label: button.label, run: press(button.run) } })}
      {...(undo && { undo: { ...undo, run: press(undo.run) } })}
      onDismiss={() => dismiss(id)}
    />
  );
}
