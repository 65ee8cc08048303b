import { beyondField } from '@signa/core/practice';
import type { ShortcutType } from '@signa/core/practice';
import { Plus, Zap } from 'lucide-react';
import { useState } from 'react';
import { usePractice } from '../../../platform/practice/practice';
import { Button } from '../../../part/button/button';
import { Menu } from '../../../part/overlay/menu';
import type { MenuGroup } from '../../../part/overlay/menu';
import type { FormShortcut } from '../state/setting';
import { AddShortcutDialog } from './add-shortcut-dialog';

const names: Readonly<Record<ShortcutType, string>> = { SIG: 'SIG shortcuts', NP: 'NP shortcuts', NC: 'NC shortcuts' };

interface ShortcutMenuProps {
  readonly type: ShortcutType;
  readonly shortcuts: readonly FormShortcut[];
  readonly onChoose: (details: string) => void;
}

/** The location's texts for one field, by label, and the way to a new one (P-053 to P-055). Nothing where there is neither. */
export function ShortcutMenu({ type, shortcuts, onChoose }: ShortcutMenuProps) {
  const mayAdd = usePractice().mayUse('AddShortcut');
  const [isAdding, setAdding] = useState(false);
  const own = shortcuts.filter((shortcut) => shortcut.type === type).sort((a, b) => a.label.localeCompare(b.label));
  if (own.length === 0 && !mayAdd) return null;
  const items = own.map(({ id, label, details }) => ({
    id,
    label,
    note: noteOf(type, details),
    onSelect: () => onChoose(details),
  }));
  const add = { id: 'add', label: 'Add shortcut', icon: Plus, onSelect: () => setAdding(true) };
  const groups: readonly MenuGroup[] = [
    ...(items.length > 0 ? [{ items }] : []),
    ...(mayAdd ? [{ items: [add] }] : []),
  ];
  return (
    <>
      <Menu
        label={names[type]}
        groups={groups}
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
      {isAdding && <AddShortcutDialog type={type} onClose={() => setAdding(false)} />}
    </>
  );
}

/** What it fills in, and that it is longer than the field, which then says so and is to be shortened. */
function noteOf(type: ShortcutType, details: string): string {
  const beyond = beyondField(type, details);
  return beyond === 0 ? details : `${beyond} characters too long for this field. ${details}`;
}
