import {
  isExactHit,
  paletteKey,
  type PaletteKind,
  paletteKinds,
  paletteTexts,
  readTyped,
  recordActions,
} from '@signa/core/portal';
import { useEffect, useEffectEvent, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { actionHit } from './hit';
import type { Hit } from './hit';
import { useGroups } from './use-groups';
import type { ShownGroup } from './use-groups';
import { useReach } from './use-reach';

export interface PaletteOptions {
  readonly counts: Readonly<Record<string, number | undefined>>;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onClose: () => void;
  readonly onChoose: (hit: Hit, inNewTab: boolean) => void;
}

type RecordHit = Extract<Hit, { readonly offers: 'record' }>;

/** The palette's state: text, rows, active row, and key bindings (P-291, P-292). */
export function usePalette({ counts: waiting, typed: typedAs, onType, onClose, onChoose }: PaletteOptions) {
  const reach = useReach();
  const [only, setOnly] = useState<PaletteKind | null>(null);
  const [acting, setActing] = useState<RecordHit | null>(null);
  /** The row chosen with an arrow key; until then, the first row is active. */
  const [moved, setMoved] = useState<string | null>(null);
  const [isEnterDue, setEnterDue] = useState(false);
  const typed = readTyped(typedAs);
  const found = useGroups(typed, only, reach, waiting);
  const { counts } = found;
  const groups = acting ? actionsOf(acting) : found.groups;
  const isSettled = acting !== null || found.isSettled;
  const hits = groups.flatMap((group) => group.hits);
  const active = hits.find((hit) => paletteKey(hit) === moved) ?? hits[0] ?? null;

  function actionsOf(hit: RecordHit): readonly ShownGroup[] {
    const actions = recordActions(hit.record, reach).map(actionHit);
    return [
      { id: 'actions', label: `${paletteTexts.actions}: ${hit.record.title}`, count: null, hits: [hit, ...actions] },
    ];
  }
  const begin = () => {
    setMoved(null);
    setEnterDue(false);
  };
  const type = (text: string) => {
    begin();
    setActing(null);
    onType(text);
  };
  const show = (kind: PaletteKind | null) => {
    begin();
    setActing(null);
    setOnly(kind);
  };
  const kinds = [null, ...paletteKinds.filter((kind) => isReached(kind, reach.records))];
  const turn = (step: number) => show(kinds[(kinds.indexOf(only) + step + kinds.length) % kinds.length] ?? null);
  const move = (step: number) => {
    const at = active ? hits.indexOf(active) : 0;
    const next = hits[(at + step + hits.length) % hits.length];
    if (next) setMoved(paletteKey(next));
    setEnterDue(false);
  };
  const enter = (inNewTab: boolean) => {
    // Results still loading may contain the intended row, so Enter waits, unless the user moved to a row or it matches
    // exactly.
    const isCertain = isSettled || moved !== null || (active !== null && isExactHit(typed.text, active));
    if (!isCertain) setEnterDue(true);
    else if (active) onChoose(active, inNewTab);
  };
  const enterLate = useEffectEvent(() => {
    setEnterDue(false);
    if (active && active.offers !== 'again') onChoose(active, false);
  });
  useEffect(() => {
    if (isEnterDue && isSettled) enterLate();
  }, [isEnterDue, isSettled]);

  const back = () => {
    const from = acting;
    setActing(null);
    setMoved(from && paletteKey(from));
  };
  const open = (): boolean => {
    if (acting || active?.offers !== 'record' || recordActions(active.record, reach).length === 0) return false;
    setActing(active);
    setMoved(null);
    return true;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    const isAtEnd = selectionStart === value.length && selectionEnd === value.length;
    const acts: Readonly<Record<string, () => unknown>> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      ArrowRight: () => isAtEnd && open(),
      ArrowLeft: () => (acting ? back() : false),
      Tab: () => turn(event.shiftKey ? -1 : 1),
      Escape: () => (acting ? back() : onClose()),
      Enter: () => (event.repeat ? undefined : enter(event.ctrlKey || event.metaKey)),
    };
    const act = Object.hasOwn(acts, event.key) ? acts[event.key] : undefined;
    // An arrow key without an action here moves the text cursor.
    if (act && act() !== false) event.preventDefault();
  };
  return {
    typedAs,
    text: typed.text,
    type,
    only,
    show,
    kinds,
    counts,
    groups,
    hits,
    active,
    isSettled,
    /** True while the actions of one record are shown. */
    isActing: acting !== null,
    hasActions: (hit: Hit) => !acting && hit.offers === 'record' && recordActions(hit.record, reach).length > 0,
    onKeyDown,
  } as const;
}

const isReached = (kind: PaletteKind, records: readonly PaletteKind[]): boolean =>
  kind === 'screen' || kind === 'action' || records.includes(kind);

export type Palette = ReturnType<typeof usePalette>;
