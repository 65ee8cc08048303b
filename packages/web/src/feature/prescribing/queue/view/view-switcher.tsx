import { chakra } from '@chakra-ui/react';
import { countedOf, countText, type CurrentView, type QueueView } from '@signa/core/prescribing';
import { Bookmark, ChevronDown, Settings2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useShortcut } from '../../../../platform/keyboard/use-shortcut';
import { Button } from '../../../../part/button/button';
import { KeyCap } from '../../../../part/button/key-cap';
import { useRowKeys } from '../../../../part/list/use-row-keys';
import { Popover } from '../../../../part/overlay/popover';
import { asRow } from '../layout/layout';
import type { QueueViews } from './use-queue-views';
import { ViewCount } from './view-pill';

interface ViewSwitcherProps {
  readonly queueViews: QueueViews;
  readonly current: CurrentView | null;
  readonly onOpen: (view: QueueView) => void;
  /** Opens the list in which views are renamed, moved and deleted; `null` without the right. */
  readonly onManage: (() => void) | null;
}

/** The views as a list that V opens, where a digit chooses one. On a phone, it replaces the names in the bar. */
export function ViewSwitcher({ queueViews, current, onOpen, onManage }: ViewSwitcherProps) {
  const button = useRef<HTMLButtonElement>(null);
  useShortcut({ keys: ['V'], label: 'Switch to another view', section: 'Approve', run: () => button.current?.click() });
  const name = current?.view.name ?? 'Other filters';
  const count = current ? queueViews.countOf(current.view.id) : undefined;
  const label = ['Views, now', name, count === undefined ? '' : countText(countedOf(count))].join(' ').trim();
  return (
    <chakra.div position="relative" display="inline-flex" minW="0" css={{ '& > button': { minW: '0' } }}>
      <Popover
        label="Views"
        trigger={(trigger) => (
          <Button
            {...trigger}
            ref={button}
            variant="plain"
            size="sm"
            icon={Bookmark}
            iconAfter={ChevronDown}
            keys={['V']}
            aria-label={label}
          >
            <chakra.span truncate css={{ [asRow]: { display: 'none' } }}>
              {name} {current && <ViewCount of={count} />}
            </chakra.span>
            <chakra.span display="none" css={{ [asRow]: { display: 'inline' } }}>
              Views
            </chakra.span>
          </Button>
        )}
      >
        {(close) => (
          <ViewList
            queueViews={queueViews}
            currentId={current?.view.id ?? null}
            onOpen={(view) => {
              close(true);
              onOpen(view);
            }}
            onManage={
              onManage &&
              (() => {
                close(true);
                onManage();
              })
            }
          />
        )}
      </Popover>
    </chakra.div>
  );
}

const Row = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    w: 'full',
    minH: '8',
    px: '2',
    borderRadius: 'control',
    textAlign: 'start',
    cursor: 'pointer',
    '&:hover, &:focus': { bg: 'bg.hover' },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current=true]': { bg: 'accent.subtle', color: 'accent.fg', fontWeight: 'semibold' },
    '@media (pointer: coarse)': { minH: 'touch' },
  },
});

interface ViewListProps {
  readonly queueViews: QueueViews;
  readonly currentId: string | null;
  readonly onOpen: (view: QueueView) => void;
  readonly onManage: (() => void) | null;
}

function ViewList({ queueViews: { views, countOf }, currentId, onOpen, onManage }: ViewListProps) {
  const { list, onKeyDown } = useRowKeys<HTMLUListElement>();
  useEffect(() => {
    const rows = list.current?.querySelectorAll<HTMLElement>('[data-row]');
    ([...(rows ?? [])].find((row) => row.getAttribute('aria-current') === 'true') ?? rows?.[0])?.focus();
  }, [list]);
  const chooseByDigit = (event: KeyboardEvent) => {
    onKeyDown(event);
    const view = /^[1-9]$/.test(event.key) && !event.ctrlKey && !event.metaKey ? views[Number(event.key) - 1] : null;
    if (!view) return;
    event.preventDefault();
    onOpen(view);
  };
  return (
    <chakra.div w="18rem" maxW="calc(100vw - 2rem)" maxH="70dvh" overflowY="auto" onKeyDown={chooseByDigit}>
      <ul ref={list} aria-label="All views">
        {views.map((view, index) => (
          <li key={view.id}>
            <Row type="button" data-row aria-current={view.id === currentId || undefined} onClick={() => onOpen(view)}>
              <chakra.span w="5" flexShrink="0">
                {index < 9 && <KeyCap keys={[String(index + 1)]} />}
              </chakra.span>
              <chakra.span flex="1" minW="0" overflowWrap="anywhere">
                {view.name}
              </chakra.span>{' '}
              <chakra.span color="fg.subtle" textStyle="meta">
                <ViewCount of={countOf(view.id)} />
              </chakra.span>
            </Row>
          </li>
        ))}
      </ul>
      {onManage && (
        <chakra.div borderTopWidth="1px" borderColor="border.subtle" mt="1" pt="1">
          <Row type="button" onClick={onManage}>
            <chakra.span w="5" flexShrink="0" color="fg.muted">
              <Settings2 size={16} aria-hidden />
            </chakra.span>
            Manage views
          </Row>
        </chakra.div>
      )}
    </chakra.div>
  );
}
