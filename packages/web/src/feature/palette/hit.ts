import {
  distinguishNamesakes,
  type PaletteAction,
  type PaletteHit,
  type PaletteRecord,
  type PaletteScreen,
} from '@signa/core/portal';
import type { Operations } from '@signa/core/contract';
import type { FoundFamily } from '../../part/product/search/use-found-families';

/** What the search brought beside the words, for the badges of its row; what was opened last comes without. */
export type HitRow =
  | { readonly of: 'prescription'; readonly prescription: PrescriptionRow }
  | { readonly of: 'product'; readonly family: FoundFamily }
  /** A client, or the patient of one, who does not have all that was typed (C-305). */
  | { readonly of: 'close' };
type PrescriptionRow = Operations['GetPrescriptionHistory']['data']['prescriptionHistory'][number];

/** A row of the palette. */
export type Hit = PaletteHit &
  (
    | { readonly offers: 'record'; readonly record: PaletteRecord; readonly to: string; readonly row: HitRow | null }
    | { readonly offers: 'screen'; readonly screen: PaletteScreen; readonly count: number | undefined }
    | { readonly offers: 'action'; readonly action: PaletteAction }
    | { readonly offers: 'again'; readonly again: () => void; readonly title: string }
  );

function namesOf(record: PaletteRecord): readonly string[] {
  switch (record.kind) {
    case 'client':
    case 'patient':
      return [record.title];
    case 'prescription':
      return [record.title, record.drug];
    case 'product':
      return [record.title, record.family];
  }
}

export const recordHit = (record: PaletteRecord, to: string, row: HitRow | null = null): Hit => ({
  offers: 'record',
  kind: record.kind,
  // One patient of two clients is two rows, each with its own way.
  id: record.kind === 'patient' ? `${record.id}/${record.clientId}` : record.id,
  names: namesOf(record),
  rxNumber: record.kind === 'prescription' ? record.rxNumber : null,
  record,
  to,
  row,
});

/** Rows of records, patients of the same name distinguished first by what differs (P-341). */
export function withNamesakes(hits: readonly Hit[]): Hit[] {
  const records = distinguishNamesakes(hits.flatMap((hit) => (hit.offers === 'record' ? [hit.record] : [])));
  let at = -1;
  return hits.map((hit) => (hit.offers === 'record' ? { ...hit, record: records[(at += 1)] ?? hit.record } : hit));
}

export const screenHit = (screen: PaletteScreen, count: number | undefined): Hit => ({
  offers: 'screen',
  kind: 'screen',
  id: screen.link,
  names: [screen.label],
  screen,
  count,
});

export const actionHit = (action: PaletteAction): Hit => ({
  offers: 'action',
  kind: 'action',
  id: action.id,
  names: [action.title, ...action.words],
  action,
});

export const againHit = (title: string, again: () => void): Hit => ({
  offers: 'again',
  kind: 'action',
  id: 'again',
  names: [],
  again,
  title,
});

/** Where a row leads; `null` for one that acts here. */
export function wayOfHit(hit: Hit): string | null {
  switch (hit.offers) {
    case 'record':
      return hit.to;
    case 'screen':
      return hit.screen.link;
    case 'action':
      return hit.action.act.do === 'go' ? hit.action.act.to : null;
    case 'again':
      return null;
  }
}
