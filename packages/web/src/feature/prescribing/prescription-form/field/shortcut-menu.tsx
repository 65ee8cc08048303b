import { beyondField } from '@signa/core/practice';
import type { ShortcutType } from '@signa/core/practice';
import { Plus, Zap } from 'lucide-react';
import { useState } from 'react';
import { usePractice } from '../../../../platform/practice/practice';
import { Button } from '../../../../part/button/button';
import { Menu } from '../../../../part/overlay/menu';
import type { MenuGroup } from '../../../../part/overlay/menu-items';
import type { FormShortcut } from '../state/setting';
import { AddShortcutDialog } from './add-shortcut-dialog';

const names: Readonly<Record<ShortcutType, string>> = { SIG: 'SIG shortcuts', NP: 'NP shortcuts', NC: 'NC shortcuts' };

interface ShortcutMenuProps {
  readonly type: ShortcutType;
  readonly shortcuts: readonly FormShortcut[];
  readonly onChoose: (details: string) => void;
}

/**
 * The location's shortcuts for one field, and an action to add one (P-053 to P-055). Renders nothing if both are
 * missing.
 */
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
            {/* Inline, so that it shares a line with the counter. */}
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

/** The text that a shortcut fills in, with a note if it exceeds the field, which then must be shortened. */
function noteOf(type: ShortcutType, details: string): string {
  const beyond = beyondField(type, details);
  return beyond === 0 ? details : `${beyond} characters too long for this field. ${details}`;
}
