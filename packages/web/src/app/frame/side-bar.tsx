import { chakra } from '@chakra-ui/react';
import { PanelLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { IconButton } from '../../part/button/icon-button';
import { LogoMark } from './logo';

interface SideBarProps {
  readonly slim: boolean;
  readonly onToggle: () => void;
  /** Destination of the logo link. */
  readonly home: string;
  readonly children: ReactNode;
}

/** Side menu on a wide window: 208 px, or icons only. */
export function SideBar({ slim, onToggle, home, children }: SideBarProps) {
  return (
    <chakra.aside
      aria-label="Menu"
      position="sticky"
      top="0"
      alignSelf="flex-start"
      h="100dvh"
      flexShrink="0"
      display="flex"
      flexDirection="column"
      w={slim ? '3.25rem' : 'menu'}
      bg="bg.surface"
      borderRightWidth="1px"
      borderColor="border.default"
      overflowY="auto"
      overflowX="hidden"
      zIndex="header"
      _print={{ display: 'none' }}
    >
      <chakra.div
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        flexDirection={slim ? 'column' : 'row'}
        minH="header"
        ps={slim ? '0' : '4'}
        pe={slim ? '0' : '2'}
        py="3"
        gap="2"
        mb="1"
      >
        <LogoLink home={home} slim={slim} />
        <IconButton
          icon={PanelLeft}
          label={slim ? 'Open the menu' : 'Collapse the menu'}
          aria-expanded={!slim}
          onClick={onToggle}
          size="smallIcon"
        />
      </chakra.div>
      {children}
    </chakra.aside>
  );
}

export function LogoLink({ home, slim }: { readonly home: string; readonly slim: boolean }) {
  return (
    <chakra.span
      display="inline-flex"
      css={{ '& > a': { display: 'inline-flex', alignItems: 'center', gap: '0.5rem', borderRadius: '6px' } }}
    >
      <Link to={home} aria-label="Signa home">
        <LogoMark />
        {!slim && <chakra.span textStyle="section">Signa</chakra.span>}
      </Link>
    </chakra.span>
  );
}
