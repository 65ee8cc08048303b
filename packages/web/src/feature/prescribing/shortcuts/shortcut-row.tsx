import { chakra } from '@chakra-ui/react';
import { beyondFieldText, shortcutPlaceTexts } from '@signa/core/practice';
import { Globe, Lock, Pencil, Store, Trash2, TriangleAlert } from 'lucide-react';
import { Badge } from '../../../part/badge/badge';
import { IconButton } from '../../../part/button/icon-button';
import type { ListedShortcut } from './listed-shortcut';

interface ShortcutRowProps {
  readonly shortcut: ListedShortcut;
  /** Shown for a location's own shortcut if global ones are listed beside it. */
  readonly place: string | null;
  /** Omitted if the user can't change the shortcut. */
  readonly onEdit?: () => void;
  readonly onDelete?: () => void;
  /** True for support's shortcuts, which users who edit the others need to recognize. */
  readonly isLocked: boolean;
}

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '4',
    rowGap: '1',
    alignItems: 'center',
    px: '4',
    py: '2',
    minH: '2.75rem',
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
    _hover: { bg: 'bg.hover' },
    '&:has(:focus-visible)': { bg: 'accent.subtle' },
    md: { gridTemplateColumns: '11rem minmax(0, 1fr) auto 4.75rem' },
  },
});

/** A label, its text, and its actions. Del deletes the focused row. */
export function ShortcutRow({ shortcut, place, onEdit, onDelete, isLocked }: ShortcutRowProps) {
  const { label, details, isGlobal } = shortcut;
  const beyond = beyondFieldText(shortcut.type, details);
  return (
    <Row
      data-shortcut={shortcut.id}
      onKeyDown={(event) => {
        if (event.key !== 'Delete' || !onDelete) return;
        event.preventDefault();
        onDelete();
      }}
    >
      <chakra.span textStyle="name" overflowWrap="anywhere">
        {label}
      </chakra.span>
      <chakra.div gridColumn={{ base: '1 / -1', md: 'auto' }} gridRow={{ base: '2', md: 'auto' }} minW="0">
        <chakra.p color="fg.muted" overflowWrap="anywhere" whiteSpace="pre-line">
          {details}
        </chakra.p>
        {beyond && (
          <chakra.p textStyle="meta" color="status.near.fg" display="flex" gap="1.5">
            <chakra.span pt="0.5" flexShrink="0">
              <TriangleAlert size={14} aria-hidden />
            </chakra.span>
            {beyond}
          </chakra.p>
        )}
      </chakra.div>
      <chakra.span gridColumn={{ base: '1 / -1', md: 'auto' }} gridRow={{ base: '3', md: 'auto' }} minW="0">
        {isGlobal ? <Badge icon={Globe}>Global</Badge> : place !== null && <Badge icon={Store}>{place}</Badge>}
      </chakra.span>
      <chakra.span
        gridColumn={{ base: '2', md: 'auto' }}
        gridRow={{ base: '1', md: 'auto' }}
        display="inline-flex"
        justifyContent="flex-end"
        gap="1"
      >
        {onEdit && <IconButton icon={Pencil} label={`Edit ${label}`} onClick={onEdit} data-row />}
        {onDelete && (
          <IconButton
            icon={Trash2}
            label={`Delete ${label}`}
            onClick={onDelete}
            {...(!onEdit && { 'data-row': true })}
          />
        )}
        {isLocked && (
          <IconButton
            icon={Lock}
            label={`${label} is locked`}
            disabledReason={shortcutPlaceTexts.supportOnly}
            data-row
          />
        )}
      </chakra.span>
    </Row>
  );
}
