import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { CountPlaceholder } from '../badge/count-placeholder';
import { chosenTab } from './tab-panel';
import { wholeInView } from './whole-in-view';

export interface Tab {
  readonly value: string;
  readonly label: string;
  /** Left out where nothing is counted, `undefined` until it is. */
  readonly count?: number | undefined;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The id of the panel that shows what the chosen one stands for. */
  readonly controls: string;
}

const TabButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    h: '9',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    color: 'fg.muted',
    '&:hover': { color: 'fg.default' },
    '&[aria-selected=true]': { color: 'fg.default', fontWeight: 'semibold', borderColor: 'accent.solid' },
    '@media (pointer: coarse)': { h: 'touch' },
  },
});

/** Kinds of rows with their numbers; left and right move between them. */
export function Tabs({ label, tabs, value, onChange, controls }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (!step) return;
    event.preventDefault();
    const at = tabs.findIndex((tab) => tab.value === value);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (!next) return;
    onChange(next.value);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.value)}"]`)?.focus();
  };
  return (
    <chakra.div
      ref={list}
      role="tablist"
      aria-label={label}
      onKeyDown={onKeyDown}
      onFocus={wholeInView}
      display="flex"
      // A count is never cut: what does not fit wraps (P-358).
      flexWrap="wrap"
      columnGap="4"
    >
      {tabs.map((tab) => (
        <TabButton
          key={tab.value}
          id={tab.value === value ? chosenTab(controls) : undefined}
          type="button"
          role="tab"
          data-tab={tab.value}
          aria-selected={tab.value === value}
          aria-controls={controls}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
          {'count' in tab && (
            <chakra.span color="fg.subtle" textStyle="meta">
              <CountPlaceholder digits={2}>{tab.count}</CountPlaceholder>
            </chakra.span>
          )}
        </TabButton>
      ))}
    </chakra.div>
  );
}
