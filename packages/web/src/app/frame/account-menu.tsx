import { chakra } from '@chakra-ui/react';
import { ChevronDown, CircleUser, ListChecks, LogOut, Monitor, MonitorSmartphone, Moon, Sun } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Menu } from '../../part/overlay/menu';
import { Avatar } from '../../part/picture/avatar';
import { impersonatedUsername } from '../../client/browser-storage';
import { lazyPart } from '../../platform/lazy/lazy-part';
import { useServices } from '../../platform/services/services';
import { useSessionActions } from '../session/use-session-actions';
import { chooseColorMode, colorModes, useColorMode } from '../../platform/theme/color-mode';
import type { ColorMode } from '../../platform/theme/color-mode';

const modes: Readonly<Record<ColorMode, { readonly label: string; readonly icon: LucideIcon }>> = {
  system: { label: 'Match this device', icon: Monitor },
  light: { label: 'Light', icon: Sun },
  dark: { label: 'Dark', icon: Moon },
};

const myAccountDialog = lazyPart(() =>
  import('../../feature/practice/my-account/my-account-dialog').then((module) => module.MyAccountDialog),
);
const summaryDialog = lazyPart(() =>
  import('../session/session-summary-dialog').then((module) => module.SessionSummaryDialog),
);
const sessionsDialog = lazyPart(() => import('../session/sessions-dialog').then((module) => module.SessionsDialog));

const Opener = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    h: '9',
    ps: '1',
    pe: { base: '1', md: '2' },
    borderRadius: 'control',
    cursor: 'pointer',
    minW: '0',
    '&:hover': { bg: 'bg.hover' },
    '@media (pointer: coarse)': { height: '2.5rem', minWidth: '2.5rem', justifyContent: 'center' },
  },
});

interface AccountMenuProps {
  readonly name: string;
  /** Secondary line below the name, such as the role. */
  readonly note: string;
  readonly picture?: string | null;
  /** Whether the user has a practice account. Support users have none. */
  readonly hasAccount?: boolean;
  /** Whether what the user did today can be summarized (P-520). */
  readonly hasSummary?: boolean;
}

export function AccountMenu({ name, note, picture = null, hasAccount = false, hasSummary = false }: AccountMenuProps) {
  const mode = useColorMode();
  const { signOut } = useSessionActions();
  const { kept } = useServices();
  const [showsSessions, setShowsSessions] = useState(false);
  const [showsAccount, setShowsAccount] = useState(false);
  const [showsSummary, setShowsSummary] = useState(false);
  const account = { id: 'my-account', label: 'My Account', icon: CircleUser, onSelect: () => setShowsAccount(true) };
  const summary = {
    id: 'session-summary',
    label: 'Your session so far',
    icon: ListChecks,
    onSelect: () => setShowsSummary(true),
  };
  const sessions = {
    id: 'sessions',
    label: 'Where you are signed in',
    icon: MonitorSmartphone,
    onSelect: () => setShowsSessions(true),
  };
  return (
    <>
      <Menu
        label="Account"
        groups={[
          {
            label: 'Colors',
            items: colorModes.map((id) => ({
              id,
              ...modes[id],
              chosen: id === mode,
              onSelect: () => chooseColorMode(id),
            })),
          },
          {
            items: [
              ...(hasSummary ? [summary] : []),
              ...(hasAccount ? [account] : []),
              ...(impersonatedUsername(kept) === null ? [sessions] : []),
              { id: 'sign-out', label: 'Sign out', icon: LogOut, onSelect: () => void signOut() },
            ],
          },
        ]}
        head={
          <chakra.div px="2" py="1.5" mb="1" borderBottomWidth="1px" borderColor="border.subtle">
            <chakra.p textStyle="name">{name}</chakra.p>
            <chakra.p textStyle="meta" color="fg.muted">
              {note}
            </chakra.p>
          </chakra.div>
        }
        trigger={(props) => (
          <Opener type="button" {...props}>
            <chakra.span srOnly>{`Account of ${name}`}</chakra.span>
            <Avatar name={name} picture={picture} size="header" />
            <chakra.span aria-hidden textStyle="name" hideBelow="md" truncate maxW="12rem">
              {name}
            </chakra.span>
            <chakra.span hideBelow="md" color="fg.muted">
              <ChevronDown size={16} aria-hidden />
            </chakra.span>
          </Opener>
        )}
      />
      {showsSummary && <summaryDialog.Part onClose={() => setShowsSummary(false)} onSignOut={() => void signOut()} />}
      {showsAccount && <myAccountDialog.Part onClose={() => setShowsAccount(false)} />}
      {showsSessions && <sessionsDialog.Part onClose={() => setShowsSessions(false)} />}
    </>
  );
}
