import { chakra } from '@chakra-ui/react';
import { nothingText, paletteTexts, searchesRecords } from '@signa/core/portal';
import { SearchX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Empty } from '../../../part/surface/empty';
import type { Hit } from './hit';
import { PaletteRow } from './palette-row';
import { rowId } from './row-id';
import type { ShownGroup } from './use-groups';
import type { Palette } from './use-palette';

interface PaletteListProps {
  readonly palette: Palette;
  readonly list: string;
  readonly onChoose: (hit: Hit, inNewTab: boolean) => void;
}

/** The grouped rows; only they scroll. */
export function PaletteList({ palette, list, onChoose }: PaletteListProps) {
  const { groups, active, isSettled, text } = palette;
  const box = useRef<HTMLDivElement>(null);
  const activeId = active ? rowId(list, active) : null;
  useEffect(() => {
    const row = [...(box.current?.querySelectorAll('[role=option]') ?? [])].find(({ id }) => id === activeId);
    row?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  const isEmpty = groups.length === 0;
  return (
    <>
      {isSettled && isEmpty && text !== '' && (
        <Empty plain icon={SearchX} title={paletteTexts.nothing} minH="12rem">
          {nothingText(text, !searchesRecords(text))}
        </Empty>
      )}
      <chakra.div
        ref={box}
        role="listbox"
        id={list}
        aria-label={paletteTexts.name}
        aria-busy={!isSettled || undefined}
        hidden={isEmpty}
        flex="1"
        minH="0"
        overflowY="auto"
        px="2"
        py="1"
        css={{ scrollPaddingBlock: '2rem', overscrollBehavior: 'contain' }}
      >
        {groups.map((group) => (
          <Group key={group.id} group={group}>
            {group.hits.map((hit) => {
              const id = rowId(list, hit);
              return (
                <PaletteRow
                  key={id}
                  id={id}
                  hit={hit}
                  text={text}
                  isActive={hit === active}
                  hasActions={palette.hasActions(hit)}
                  onChoose={(inNewTab) => onChoose(hit, inNewTab)}
                />
              );
            })}
          </Group>
        ))}
      </chakra.div>
      {/* On a phone, the footer stays at the bottom of the screen. */}
      {isEmpty && <chakra.div flex="1" />}
    </>
  );
}

function Group({ group, children }: { readonly group: ShownGroup; readonly children: React.ReactNode }) {
  const { label, count } = group;
  return (
    <chakra.div role="group" aria-label={count === null ? label : `${label}, ${count}`} pb="2">
      <chakra.div
        aria-hidden
        display="flex"
        justifyContent="space-between"
        gap="3"
        px="2"
        py="1"
        textStyle="meta"
        color="fg.subtle"
      >
        <chakra.span truncate>{label}</chakra.span>
        {count !== null && <chakra.span css={{ fontVariantNumeric: 'tabular-nums' }}>{count}</chakra.span>}
      </chakra.div>
      {children}
    </chakra.div>
  );
}
