import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { NoticeCard } from '../../part/notice/notice-card';
import type { SaidNotice } from './notice-store';
import { useNotices, useNoticeState } from './notice-context';

/** Bottom right, 344 px, or below the header where the bottom holds the buttons of a form; none of them goes while the pointer or the focus is on any of them (README ruling 5). */
export function NoticeStack() {
  const { shown } = useNoticeState();
  const [held, setHeld] = useState(false);
  return (
    <chakra.section
      aria-label="Notices"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      position="fixed"
      zIndex="notice"
      right="4"
      top={{ base: 'calc({sizes.header} + {spacing.2})', lg: 'auto' }}
      bottom={{ base: 'auto', lg: '4' }}
      w="notice"
      maxW="calc(100vw - 2rem)"
      display="flex"
      flexDirection="column"
      gap="2"
      _print={{ display: 'none' }}
    >
      {shown.map((notice) => (
        <Shown key={notice.id} notice={notice} held={held} />
      ))}
    </chakra.section>
  );
}

function Shown({ notice, held }: { readonly notice: SaidNotice; readonly held: boolean }) {
  const { dismiss } = useNotices();
  const { id, stays } = notice;
  useEffect(() => {
    if (stays === null || held) return;
    const timer = setTimeout(() => dismiss(id), stays);
    return () => clearTimeout(timer);
  }, [id, stays, held, dismiss]);
  return (
    <NoticeCard
      status={notice.status}
      title={notice.title}
      description={notice.description}
      onDismiss={() => dismiss(id)}
    />
  );
}
