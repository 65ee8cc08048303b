import { Menu } from '@ark-ui/react/menu';
import { chakra } from '@chakra-ui/react';
import { useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { MenuGroup, MenuItem } from './menu-items';
import { PopoverSurface } from './popover-surface';
import { returnFocus } from './return-focus';

export interface MenuContentProps {
  readonly label: string;
  readonly groups: readonly MenuGroup[];
  readonly side?: 'start' | 'end';
  /** Above the items, such as whose account it is. */
  readonly head?: ReactNode;
  readonly triggerId: string;
  readonly onClose: () => void;
}

/** The list has the focus; while the keyboard is used, its highlighted row shows the focus ring. */
const List = chakra('div', {
  base: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible [data-highlighted]': { outline: '2px solid {colors.focus.ring}', outlineOffset: '-2px' },
  },
});

const Row = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    w: 'full',
    minH: '8',
    px: '2',
    py: '1',
    borderRadius: 'control',
    textAlign: 'start',
    cursor: 'pointer',
    color: 'fg.default',
    '&[data-highlighted]': { bg: 'bg.hover' },
  },
  variants: {
    chosen: {
      true: {
        color: 'accent.fg',
        bg: 'accent.subtle',
        fontWeight: 'semibold',
        '&[data-highlighted]': { bg: 'accent.subtle' },
      },
    },
  },
});

/** Ark's menu without its trigger, which is rendered before this code has loaded. */
export function MenuContent({ label, groups, side = 'end', head, triggerId, onClose }: MenuContentProps) {
  const labelId = useId();
  const surface = useRef<HTMLDivElement>(null);
  const items = groups.flatMap((group) => group.items);
  const select = (item: MenuItem) => {
    onClose();
    returnFocus(triggerId);
    item.onSelect();
  };
  return (
    <Menu.Root
      open
      loopFocus
      ids={{ trigger: triggerId }}
      defaultHighlightedValue={(items.find(({ chosen }) => chosen) ?? items[0])?.id ?? ''}
      positioning={{ placement: `bottom-${side}`, gutter: 4 }}
      onEscapeKeyDown={(event) => {
        // Neither a dialog around it nor a shortcut of the page reacts to this key.
        event.stopPropagation();
        returnFocus(triggerId);
      }}
      onInteractOutside={(event) => {
        const { target } = event.detail.originalEvent;
        if (target instanceof Node && surface.current?.contains(target)) event.preventDefault();
      }}
      // Ark takes what opened later for a part of this and would close it too.
      onRequestDismiss={(event) => event.preventDefault()}
      onOpenChange={onClose}
    >
      <Menu.Positioner>
        <PopoverSurface ref={surface} width="menu" data-popover>
          {head}
          <span id={labelId} hidden>
            {label}
          </span>
          <Menu.Content asChild aria-labelledby={labelId}>
            <List onKeyDownCapture={(event) => closeOnTab(event, onClose)}>
              {groups.map((group, index) => (
                <Group key={group.label ?? index} group={group} isFirst={index === 0} onSelect={select} />
              ))}
            </List>
          </Menu.Content>
        </PopoverSurface>
      </Menu.Positioner>
    </Menu.Root>
  );
}

/** Ark ignores Tab in a menu; here it closes the menu and moves on from the button. */
function closeOnTab(event: KeyboardEvent, onClose: () => void) {
  if (event.key !== 'Tab') return;
  event.stopPropagation();
  onClose();
}

/** A row that a screen reader has focused is the one that acts, even if Ark still highlights another. */
function actAsButton(event: KeyboardEvent) {
  if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
}

interface GroupProps {
  readonly group: MenuGroup;
  readonly isFirst: boolean;
  readonly onSelect: (item: MenuItem) => void;
}

function Group({ group: { label, items }, isFirst, onSelect }: GroupProps) {
  return (
    <chakra.div
      role="group"
      aria-label={label}
      borderTopWidth={isFirst ? '0' : '1px'}
      borderColor="border.subtle"
      mt={isFirst ? '0' : '1'}
      pt={isFirst ? '0' : '1'}
    >
      {label && (
        <chakra.div textStyle="label" color="fg.subtle" px="2" py="1" aria-hidden>
          {label}
        </chakra.div>
      )}
      {items.map((item) => (
        <Entry key={item.id} item={item} onSelect={() => onSelect(item)} />
      ))}
    </chakra.div>
  );
}

function Entry({ item, onSelect }: { readonly item: MenuItem; readonly onSelect: () => void }) {
  const { icon: Icon, id, label, note, chosen } = item;
  return (
    <Menu.Context>
      {({ highlightedValue, setHighlightedValue }) => {
        const row = (
          <Row
            type="button"
            tabIndex={highlightedValue === id ? 0 : -1}
            chosen={chosen}
            onFocus={() => setHighlightedValue(id)}
            onKeyDown={actAsButton}
            onClick={onSelect}
          >
            {Icon && <Icon size={16} aria-hidden style={{ flexShrink: 0 }} />}
            <chakra.span flex="1" minW="0">
              {label}
              {note && (
                <chakra.span display="block" textStyle="label" color="fg.subtle" fontWeight="normal">
                  {note}
                </chakra.span>
              )}
            </chakra.span>
          </Row>
        );
        return chosen === undefined ? (
          <Menu.Item value={id} asChild>
            {row}
          </Menu.Item>
        ) : (
          <Menu.CheckboxItem value={id} checked={chosen} role="menuitemradio" asChild>
            {row}
          </Menu.CheckboxItem>
        );
      }}
    </Menu.Context>
  );
}
