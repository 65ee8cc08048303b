import { chakra } from '@chakra-ui/react';
import { shortcutPurposes } from '@signa/core/practice';
import type { KeyboardEventHandler, ReactNode, RefObject } from 'react';
import { Card } from '../../../part/surface/card';
import type { ListedShortcut, groupsOf } from './listed-shortcut';

interface ShortcutGroupsProps {
  readonly groups: ReturnType<typeof groupsOf>;
  readonly list: RefObject<HTMLDivElement | null>;
  readonly onKeyDown: KeyboardEventHandler;
  readonly isOld: boolean;
  readonly children: (shortcut: ListedShortcut) => ReactNode;
}

/** The shortcuts grouped by type; the arrow keys move through all of them. */
export function ShortcutGroups({ groups, list, onKeyDown, isOld, children }: ShortcutGroupsProps) {
  return (
    <chakra.div
      ref={list}
      onKeyDown={onKeyDown}
      aria-busy={isOld || undefined}
      display="flex"
      flexDirection="column"
      gap="3"
    >
      {groups.map(({ type, shortcuts }) => (
        <Card key={type} aria-labelledby={`shortcuts-${type}`} overflow="hidden">
          <chakra.div display="flex" alignItems="center" gap="2" px="4" minH="2.5rem" bg="bg.canvas">
            <chakra.h2 id={`shortcuts-${type}`} display="flex" alignItems="baseline" gap="2">
              <chakra.span textStyle="section">{type}</chakra.span>
              <chakra.span textStyle="meta" color="fg.muted" fontWeight="normal">
                {shortcutPurposes[type]}
              </chakra.span>
            </chakra.h2>
            <chakra.span ms="auto" textStyle="meta" color="fg.muted" fontVariantNumeric="tabular-nums">
              {shortcuts.length}
            </chakra.span>
          </chakra.div>
          <ul>{shortcuts.map(children)}</ul>
        </Card>
      ))}
    </chakra.div>
  );
}
