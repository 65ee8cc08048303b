import { chakra } from '@chakra-ui/react';
import { Keyboard, Menu as MenuIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../part/button/icon-button';
import { NoticeSlot } from '../notice/notice-slot';

interface HeaderProps {
  /** Provided only on a narrow window, where the menu is collapsed. */
  readonly onOpenMenu?: () => void;
  readonly onShortcuts: () => void;
  readonly start: ReactNode;
  readonly search?: ReactNode;
  readonly contact?: ReactNode;
  readonly end: ReactNode;
}

export function Header({ onOpenMenu, onShortcuts, start, search, contact, end }: HeaderProps) {
  return (
    <chakra.header
      position="sticky"
      top="0"
      zIndex="header"
      display="flex"
      alignItems="center"
      gap="2"
      h="header"
      ps={{ base: '2', md: '6' }}
      pe={{ base: '2', md: '6' }}
      bg="bg.surface"
      borderBottomWidth="1px"
      borderColor="border.default"
      _print={{ display: 'none' }}
    >
      {onOpenMenu && <IconButton icon={MenuIcon} iconSize={20} label="Open the menu" onClick={onOpenMenu} />}
      <chakra.div flex="1" minW="0" display="flex">
        {start}
      </chakra.div>
      {search}
      <chakra.div hideBelow="lg" pe="4" me="2" borderRightWidth="1px" borderColor="border.default">
        {contact}
      </chakra.div>
      <NoticeSlot />
      <chakra.span css={{ '@media (pointer: coarse)': { display: 'none' } }} hideBelow="md">
        <IconButton icon={Keyboard} iconSize={18} label="Keyboard shortcuts" onClick={onShortcuts} />
      </chakra.span>
      {end}
    </chakra.header>
  );
}
