import type { ShortcutType } from '@signa/core/practice';
import { Zap } from 'lucide-react';
import { Button } from '../../button/button';
import { Menu } from '../../overlay/menu';
import type { FormShortcut } from '../setting';

const names: Readonly<Record<ShortcutType, string>> = { SIG: 'SIG shortcuts', NP: 'NP shortcuts', NC: 'NC shortcuts' };

export interface ShortcutMenuProps {
  readonly type: ShortcutType;
  readonly shortcuts: readonly FormShortcut[];
  readonly onChoose: (details: string) => void;
}

/** The location's texts for one field, by label (P-053). Nothing where there are none. */
export function ShortcutMenu({ type, shortcuts, onChoose }: ShortcutMenuProps) {
  const own = shortcuts.filter((shortcut) => shortcut.type === type).sort((a, b) => a.label.localeCompare(b.label));
  if (own.length === 0) return null;
  const items = own.map(({ id, label, details }) => ({ id, label, note: details, onSelect: () => onChoose(details) }));
  return (
    <Menu
      label={names[type]}
      groups={[{ items }]}
      trigger={(props) => (
        <Button
          {...props}
          variant="link"
          size="sm"
          h="auto"
          px="0"
          css={{ '@media (pointer: coarse)': { minHeight: '2.5rem' } }}
        >
          {/* In line with its words, so that they share the line of the counter beside them. */}
          <span>
            <Zap size={14} aria-hidden style={{ display: 'inline', verticalAlign: -2, marginInlineEnd: 4 }} />
            {names[type]}
          </span>
        </Button>
      )}
    />
  );
}
