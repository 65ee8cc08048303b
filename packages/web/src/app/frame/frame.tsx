import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Menu } from '@signa/core/practice';
import { createShortcutStore } from '../../platform/keyboard/shortcut-store';
import { ShortcutContext, useShortcut } from '../../platform/keyboard/use-shortcut';
import { Header } from './header';
import { ImpersonationBanner } from '../impersonation/impersonation-banner';
import { SideBar } from './side-bar';
import { SideMenu } from './side-menu';
import { SkipLink } from '../../part/page/skip-link';
import { useGoKeys } from './use-go-keys';
import { useMotion } from './use-motion';
import { useNarrow } from './use-narrow';
import { useOverlayCode } from './use-overlay-code';
import { lazyPart } from '../../platform/lazy/lazy-part';

const shortcutDialog = lazyPart(() => import('./shortcut-dialog').then((module) => module.ShortcutDialog));
const menuDrawer = lazyPart(() => import('./menu-drawer').then((module) => module.MenuDrawer));

interface FrameProps {
  readonly menu: Menu;
  readonly counts?: Readonly<Record<string, number | undefined>>;
  /** Destination of the logo link. */
  readonly home: string;
  readonly start: ReactNode;
  /** Renders the button that opens the command palette; receives the callback that opens the shortcut list. */
  readonly search?: (showKeys: () => void) => ReactNode;
  readonly contact?: ReactNode;
  readonly end: ReactNode;
  readonly children: ReactNode;
}

/** Page frame: menu, header, content area, and keyboard shortcuts. */
export function Frame(props: FrameProps) {
  const [shortcuts] = useState(() => createShortcutStore(typeof localStorage === 'undefined' ? null : localStorage));
  return (
    <ShortcutContext value={shortcuts}>
      <FrameLayout {...props} />
    </ShortcutContext>
  );
}

function FrameLayout({ menu, counts, home, start, search, contact, end, children }: FrameProps) {
  const narrow = useNarrow();
  const [slim, setSlim] = useState(false);
  const [drawer, setDrawer] = useState(false);
  const [help, setHelp] = useState(false);
  useMotion();
  useOverlayCode();
  useGoKeys(menu);
  useShortcut({ keys: ['?'], label: 'All shortcuts', section: 'Everywhere', run: () => setHelp(true) });
  return (
    <>
      <SkipLink />
      <ImpersonationBanner />
      <chakra.div display="flex" alignItems="stretch" minH="100dvh">
        {!narrow && (
          <SideBar slim={slim} onToggle={() => setSlim(!slim)} home={home}>
            <SideMenu menu={menu} counts={counts} slim={slim} />
          </SideBar>
        )}
        <chakra.div flex="1" minW="0" display="flex" flexDirection="column">
          <Header
            onOpenMenu={narrow ? () => setDrawer(true) : undefined}
            onShortcuts={() => setHelp(true)}
            start={start}
            search={search?.(() => setHelp(true))}
            contact={contact}
            end={end}
          />
          {children}
        </chakra.div>
      </chakra.div>
      {narrow && drawer && (
        <menuDrawer.Part home={home} onClose={() => setDrawer(false)}>
          <SideMenu menu={menu} counts={counts} onChosen={() => setDrawer(false)} />
          <chakra.div mt="auto" p="4" borderTopWidth="1px" borderColor="border.subtle">
            {contact}
          </chakra.div>
        </menuDrawer.Part>
      )}
      {help && <shortcutDialog.Part onClose={() => setHelp(false)} />}
    </>
  );
}
