import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { PopoverPanel } from './popover-panel';
import { usePopover } from './use-popover';

export interface MenuItem {
  readonly id: string;
  readonly label: ReactNode;
  readonly note?: ReactNode;
  readonly icon?: LucideIcon;
  /** Set on one of several choices: it is read as chosen or not. */
  readonly chosen?: boolean;
  readonly onSelect: () => void;
}

export interface MenuGroup {
  readonly label?: string;
  readonly items: readonly MenuItem[];
}

interface MenuProps {
  readonly label: string;
  readonly groups: readonly MenuGroup[];
  readonly side?: 'start' | 'end';
  /** Draws the button; give it all of these. */
  readonly trigger: (props: {
    ref: React.RefObject<HTMLButtonElement | null>;
    onClick: () => void;
    'aria-haspopup': 'menu';
    'aria-expanded': boolean;
  }) => ReactNode;
  readonly head?: ReactNode;
}

/** A menu of acts: arrows move, Enter acts, Escape closes. */
export function Menu({ label, groups, side = 'end', trigger, head }: MenuProps) {
  const { open, close, toggle, frame, trigger: button, panel } = usePopover();
  return (
    <chakra.div ref={frame} position="relative" display="inline-flex" minW="0">
      {trigger({ ref: button, onClick: toggle, 'aria-haspopup': 'menu', 'aria-expanded': open })}
      {open && (
        <PopoverPanel ref={panel} side={side} minW="15rem">
          {head}
          <Items label={label} groups={groups} onDone={() => close(true)} />
        </PopoverPanel>
      )}
    </chakra.div>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function Items({
  label,
  groups,
  onDone,
}: {
  readonly label: string;
  readonly groups: readonly MenuGroup[];
  readonly onDone: () => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  const items = groups.flatMap((group) => group.items);
  const [current, setCurrent] = useState(() => (items.find(({ chosen }) => chosen) ?? items[0])?.id);
  const entries = () => [...(list.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
  useEffect(() => {
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
    (all.find((entry) => entry.getAttribute('aria-checked') === 'true') ?? all[0])?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    const all = entries();
    const at = all.findIndex((entry) => entry === document.activeElement);
    const step = steps[event.key];
    const next =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? all.length - 1
          : step === undefined
            ? null
            : (at + step + all.length) % all.length;
    if (next === null) return;
    event.preventDefault();
    all[next]?.focus();
  };
  return (
    <div ref={list} role="menu" aria-label={label} onKeyDown={onKeyDown}>
      {groups.map((group, index) => (
        <chakra.div
          key={group.label ?? index}
          role="group"
          aria-label={group.label}
          borderTopWidth={index ? '1px' : '0'}
          borderColor="border.subtle"
          mt={index ? '1' : '0'}
          pt={index ? '1' : '0'}
        >
          {group.label && (
            <chakra.div textStyle="label" color="fg.subtle" px="2" py="1" aria-hidden>
              {group.label}
            </chakra.div>
          )}
          {group.items.map((item) => (
            <Entry
              key={item.id}
              item={item}
              isCurrent={item.id === current}
              onFocus={() => setCurrent(item.id)}
              onDone={onDone}
            />
          ))}
        </chakra.div>
      ))}
    </div>
  );
}

interface EntryProps {
  readonly item: MenuItem;
  /** Tab comes back to the one that had the focus last. */
  readonly isCurrent: boolean;
  readonly onFocus: () => void;
  readonly onDone: () => void;
}

function Entry({ item, isCurrent, onFocus, onDone }: EntryProps) {
  const Icon = item.icon;
  const act = () => {
    onDone();
    item.onSelect();
  };
  return (
    <chakra.button
      type="button"
      role={item.chosen === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={item.chosen}
      tabIndex={isCurrent ? 0 : -1}
      onFocus={onFocus}
      onClick={act}
      display="flex"
      alignItems="center"
      gap="2"
      w="full"
      minH="8"
      px="2"
      py="1"
      borderRadius="control"
      textAlign="start"
      cursor="pointer"
      color={item.chosen ? 'accent.fg' : 'fg.default'}
      bg={item.chosen ? 'accent.subtle' : undefined}
      fontWeight={item.chosen ? 'semibold' : undefined}
      css={{
        '&:hover, &:focus': { bg: item.chosen ? 'accent.subtle' : 'bg.hover' },
        '&:focus-visible': { outlineOffset: '-2px' },
      }}
    >
      {Icon && <Icon size={16} aria-hidden style={{ flexShrink: 0 }} />}
      <chakra.span flex="1" minW="0">
        {item.label}
        {item.note && (
          <chakra.span display="block" textStyle="label" color="fg.subtle" fontWeight="normal">
            {item.note}
          </chakra.span>
        )}
      </chakra.span>
    </chakra.button>
  );
}
