import {
  distinguishNamesakes,
  type PaletteAction,
  type PaletteHit,
  type PaletteRecord,
  type PaletteScreen,
} from '@signa/core/portal';
import type { Operations } from '@signa/core/contract';
import type { FoundFamily } from '../../../part/product/search/use-found-families';

/** Data that the search returned beyond the text, for the row's badges. Recently opened records have none. */
export type HitRow =
  | { readonly of: 'prescription'; readonly prescription: PrescriptionRow }
  | { readonly of: 'product'; readonly family: FoundFamily }
  /** A client or a client's patient who matches only part of the search (C-305). */
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
  // A patient of two clients is two rows, each with its own link.
  id: record.kind === 'patient' ? `${record.id}/${record.clientId}` : record.id,
  names: namesOf(record),
  rxNumber: record.kind === 'prescription' ? record.rxNumber : null,
  record,
  to,
  row,
});

/** Rows for records. Patients with the same name start with what distinguishes them (P-341). */
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

/** The link of a row; `null` for a row that runs an action. */
export function hitLink(hit: Hit): string | null {
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
