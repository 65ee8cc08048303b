import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '../../part/button/icon-button';
import { LogoLink } from './side-bar';

interface MenuDrawerProps {
  readonly home: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The menu on a narrow window, as a drawer over the page. Mounting the component opens it. */
export function MenuDrawer({ home, onClose, children }: MenuDrawerProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <chakra.dialog
      ref={ref}
      aria-label="Menu"
      data-drawer
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === ref.current && onClose()}
      m="0"
      h="100dvh"
      maxH="none"
      w="17rem"
      maxW="calc(100vw - 3rem)"
      bg="bg.surface"
      color="fg.default"
      borderRightWidth="1px"
      borderColor="border.default"
      _backdrop={{ bg: 'bg.scrim' }}
    >
      <chakra.div display="flex" flexDirection="column" h="full" onClick={(event) => event.stopPropagation()}>
        <chakra.div display="flex" alignItems="center" justifyContent="space-between" minH="header" ps="4" pe="2">
          <LogoLink home={home} slim={false} />
          <IconButton icon={X} label="Close the menu" onClick={onClose} />
        </chakra.div>
        {children}
      </chakra.div>
    </chakra.dialog>
  );
}
