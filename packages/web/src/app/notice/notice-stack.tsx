import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { NoticeCard } from '../../part/notice/notice-card';
import type { ShownNotice } from '../../platform/notice/notice-store';
import { useNotices, useNoticeState } from '../../platform/notice/notice-context';
import { useNoticeSlot } from './notice-slot';

/**
 * What was said last, never over the page: nothing that signs or answers is covered (P-257). None of them goes while the
 * pointer or the focus is on it (README ruling 5); what stays comes back once what came after it is gone.
 */
export function NoticeStack() {
  const { shown } = useNoticeState();
  const [held, setHeld] = useState(false);
  const slot = useNoticeSlot();
  const last = shown.at(-1)?.id;
  const stack = (
    <chakra.section
      aria-label="Notices"
      data-notices
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      // In the header left of its buttons; on a phone over it, and where there is no header in its place.
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
  const { button } = said;
  const press = () => {
    dismiss(id);
    button?.run();
  };
  return (
    <NoticeCard
      {...said}
      {...(button && { button: { label: button.label, run: press } })}
      onDismiss={() => dismiss(id)}
    />
  );
}
