import {
  countOfKinds,
  failedText,
  type FoundKind,
  isOfferedAtFirst,
  namedHits,
  paletteActions,
  paletteGroups,
  paletteKey,
  type PaletteKind,
  paletteKindLabels,
  paletteKinds,
  type PaletteReach,
  paletteScreens,
  paletteTexts,
  prescribeAction,
  rankHits,
  recentLimits,
  recordKinds,
  shownOfKind,
  type TypedPalette,
  linkToRecord,
} from '@signa/core/portal';
import { countText } from '@signa/core/prescribing';
import { usePractice } from '../../../platform/practice/practice';
import { useRecents } from '../../../platform/recents/use-recents';
import { actionHit, againHit, recordHit, screenHit, withNamesakes } from './hit';
import type { Hit } from './hit';
import { useFoundPlaces } from './use-found-places';
import { useFoundUsers } from './use-found-users';
import { useFoundRecords } from './use-found-records';

/** A rendered group of rows. */
export interface ShownGroup {
  readonly id: string;
  readonly label: string;
  /** For example '2 of 51'; `null` if all are shown. */
  readonly count: string | null;
  readonly hits: readonly Hit[];
}

export interface Groups {
  readonly groups: readonly ShownGroup[];
  /** Result counts per kind, as text; empty before the first search. */
  readonly counts: Readonly<Partial<Record<PaletteKind | 'all', string>>>;
  readonly isSettled: boolean;
}

type Found = Partial<Record<PaletteKind, FoundKind<Hit>>>;

const whole = (hits: readonly Hit[]): FoundKind<Hit> => ({ hits, total: hits.length, isMore: false });

/**
 * The groups for the typed text, by kind. Before anything is typed: recent records, actions, and pages.
 *
 * @param only - the kind of the open tab; `null` for all
 * @param counted - pending counts of menu pages, by link
 */
export function useGroups(
  typed: TypedPalette,
  only: PaletteKind | null,
  reach: PaletteReach,
  counted: Readonly<Record<string, number | undefined>>,
): Groups {
  const { menu, isChain } = usePractice();
  const kept = useRecents();
  const records = useFoundRecords(typed, reach);
  const users = useFoundUsers(typed, reach);
  const { text } = typed;
  const recents = kept.flatMap((record) => {
    const to = reach.records.includes(record.kind) ? linkToRecord(record, reach) : null;
    return to === null ? [] : [recordHit(record, to)];
  });
  const opened = recents.map(paletteKey);
  const places = useFoundPlaces(typed);
  const screens = paletteScreens(menu, reach).map((screen) => screenHit(screen, counted[screen.link]));
  const actions = paletteActions(reach, places, isChain);
  const kinds = only === null ? typed.kinds : [only];

  if (text === '') {
    const shown = (kind: PaletteKind, hits: readonly Hit[]): ShownGroup[] =>
      kinds.includes(kind) && hits.length > 0 ? [{ id: kind, label: paletteKindLabels[kind], count: null, hits }] : [];
    const last = withNamesakes(recents.filter(({ kind }) => kinds.includes(kind)).slice(0, recentLimits.shown));
    return {
      groups: [
        ...(last.length > 0 ? [{ id: 'recent', label: paletteTexts.lastOpened, count: null, hits: last }] : []),
        ...shown('action', actions.filter((one) => only === 'action' || isOfferedAtFirst(one)).map(actionHit)),
        ...shown('screen', screens),
      ],
      counts: {},
      isSettled: true,
    };
  }

  const found: Found = {};
  for (const kind of recordKinds) {
    if (!typed.kinds.includes(kind) || !reach.records.includes(kind)) continue;
    found[kind] = withRecents(
      records.found[kind],
      namedHits(
        recents.filter((one) => one.kind === kind),
        text,
      ),
    );
  }
  if (found.patient) found.patient = { ...found.patient, hits: withNamesakes(found.patient.hits) };
  if (typed.kinds.includes('screen')) found.screen = whole(namedHits(screens, text));
  if (typed.kinds.includes('action')) {
    const prescribing = rankHits(found.patient?.hits ?? [], text, opened)
      .slice(0, shownOfKind.ofMany)
      .flatMap((hit) => {
        // A patient who is only a close match offers no one-press prescription.
        const isFullMatch = hit.offers === 'record' && hit.row?.of !== 'close';
        const patient = isFullMatch && hit.record.kind === 'patient' ? hit.record : null;
        const action = patient && prescribeAction(patient, reach);
        return action ? [actionHit(action)] : [];
      });
    found.action = whole([...prescribing, ...users.map(actionHit), ...namedHits(actions.map(actionHit), text)]);
  }
  for (const kind of paletteKinds) {
    const one = found[kind];
    if (one) found[kind] = { ...one, hits: rankHits(one.hits, text, opened) };
  }
  const counts = Object.entries(found).map(([kind, one]) => [kind, countText(one)]);
  const failed = records.failed.length > 0 ? [againHit(failedText(records.failed), records.again)] : [];
  return {
    groups: [
      ...paletteGroups(found, kinds, text).map((group) => ({
        id: group.kind,
        label: paletteKindLabels[group.kind],
        count:
          group.found.total > group.hits.length || group.found.isMore
            ? `${group.hits.length} of ${countText(group.found)}`
            : null,
        hits: group.hits,
      })),
      ...(failed.length > 0 ? [{ id: 'failed', label: 'Not searched', count: null, hits: failed }] : []),
    ],
    counts: {
      ...(Object.fromEntries(counts) as Partial<Record<PaletteKind, string>>),
      all: countText(countOfKinds(Object.values(found))),
    },
    isSettled: records.isSettled,
  };
}

/** Merges search results with recent records that the search didn't return. For duplicates, the search result wins. */
function withRecents(found: FoundKind<Hit> | undefined, recents: readonly Hit[]): FoundKind<Hit> {
  const brought = new Set(found?.hits.map(({ id }) => id));
  const others = recents.filter(({ id }) => !brought.has(id));
  const hits = [...others, ...(found?.hits ?? [])];
  return { hits, total: Math.max(found?.total ?? 0, hits.length), isMore: found?.isMore ?? false };
}
