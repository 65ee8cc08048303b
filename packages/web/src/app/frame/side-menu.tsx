import { chakra } from '@chakra-ui/react';
import { highlightKey } from '@signa/core/practice';
import type { Menu, MenuEntry, MenuLink } from '@signa/core/practice';
import { Link, useLocation } from 'react-router';
import { Counter } from '../../part/badge/counter';
import { Tooltip } from '../../part/tooltip/tooltip';
import { menuIcon } from '../../part/page/menu-icon';

const Entry = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    h: '8',
    px: '2',
    borderRadius: 'control',
    color: 'fg.muted',
    fontWeight: 'medium',
    '&:hover': { bg: 'bg.hover', color: 'fg.default' },
    '&[aria-current=page]': { bg: 'accent.subtle', color: 'accent.fg', fontWeight: 'semibold' },
    '& svg': { flexShrink: '0' },
    '@media (pointer: coarse)': { h: 'touch' },
  },
  variants: {
    place: { plain: {}, slim: { w: '9', px: '0', justifyContent: 'center' }, inset: { ps: '8' } },
  },
  defaultVariants: { place: 'plain' },
});

interface SideMenuProps {
  readonly menu: Menu;
  /** Pending counts for entries, by link. */
  readonly counts?: Readonly<Record<string, number | undefined>>;
  /** Shows only icons, with names in tooltips. */
  readonly slim?: boolean;
  readonly onChosen?: () => void;
}

export function SideMenu({ menu, counts = {}, slim = false, onChosen }: SideMenuProps) {
  return (
    <chakra.nav aria-label="Main" display="flex" flexDirection="column" gap="0.5" px="2">
      {menu.map((entry) => (
        <MenuItem key={entry.name} entry={entry} counts={counts} slim={slim} onChosen={onChosen} />
      ))}
    </chakra.nav>
  );
}

function MenuItem({
  entry,
  ...rest
}: { readonly entry: MenuEntry } & Required<Pick<SideMenuProps, 'counts' | 'slim'>> & Pick<SideMenuProps, 'onChosen'>) {
  if (entry.kind === 'link') return <LinkItem entry={entry} {...rest} />;
  const Icon = menuIcon(entry.icon);
  return (
    <chakra.div role="group" aria-label={entry.label} mt="3">
      {!rest.slim && (
        <chakra.div
          display="flex"
          alignItems="center"
          gap="2.5"
          h="8"
          px="2"
          color="fg.subtle"
          fontWeight="medium"
          aria-hidden
        >
          <Icon size={16} />
          {entry.label}
        </chakra.div>
      )}
      {entry.children.map((child) => (
        <LinkItem key={child.name} entry={child} {...rest} inset={!rest.slim} />
      ))}
    </chakra.div>
  );
}

function LinkItem({
  entry,
  counts,
  slim,
  onChosen,
  inset,
}: { readonly entry: MenuLink; readonly inset?: boolean } & Required<Pick<SideMenuProps, 'counts' | 'slim'>> &
  Pick<SideMenuProps, 'onChosen'>) {
  const { pathname } = useLocation();
  const current = highlightKey(pathname) === entry.link;
  const Icon = menuIcon(entry.icon);
  const count = counts[entry.link];
  const link = (
    <Entry
      to={entry.link}
      aria-current={current ? 'page' : undefined}
      aria-label={slim ? entry.label : undefined}
      onClick={onChosen}
      place={slim ? 'slim' : inset ? 'inset' : 'plain'}
    >
      {!inset && <Icon size={16} aria-hidden />}
      {!slim && (
        <>
          <chakra.span flex="1" truncate>
            {entry.label}
          </chakra.span>
          {count !== undefined && count > 0 && <Counter>{count}</Counter>}
        </>
      )}
    </Entry>
  );
  return slim ? <Tooltip text={entry.label}>{link}</Tooltip> : link;
}
