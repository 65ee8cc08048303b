import {
  clientEntry,
  type FoundKind,
  foundPeople,
  type PaletteReach,
  type PaletteRecord,
  patientEntry,
  prescriptionEntry,
  productEntry,
  type RecordKind,
  recordKindNouns,
  searchesRecords,
  type TypedPalette,
  linkToRecord,
} from '@signa/core/portal';
import { patientsInOrder, searchByWords } from '@signa/core/clients';
import { GetPrescriptionHistoryDocument } from '@signa/core/contract/typed';
import { noProductFilters } from '@signa/core/catalog';
import { useOperation } from '../../../client/query/use-operation';
import { useFoundFamilies } from '../../../part/product/search/use-found-families';
import { usePractice } from '../../../platform/practice/practice';
import { useFoundClients } from '../../clients/client-search/use-found-clients';
import { recordHit } from './hit';
import type { Hit, HitRow } from './hit';
import { useDebouncedText } from './use-debounced-text';

/** Maximum number of rows fetched per kind. */
const taken = 20;

export interface FoundRecords {
  readonly found: Readonly<Partial<Record<RecordKind, FoundKind<Hit>>>>;
  /** True if the results match the current text. */
  readonly isSettled: boolean;
  /** The kinds whose search failed, as words for a sentence. */
  readonly failed: readonly string[];
  readonly again: () => void;
}

/** Finds records by text, using the same searches as the lists (P-287). */
export function useFoundRecords({ text, kinds }: TypedPalette, reach: PaletteReach): FoundRecords {
  const { location, features, today } = usePractice();
  const rested = useDebouncedText(text);
  const asks = (kind: RecordKind) =>
    searchesRecords(text) && searchesRecords(rested) && kinds.includes(kind) && reach.records.includes(kind);
  const asked = {
    people: asks('client') || asks('patient'),
    prescription: asks('prescription'),
    product: asks('product'),
  };

  const people = useFoundClients({
    filter: rested,
    onlyActive: false,
    take: taken,
    skip: 0,
    isAsked: asked.people,
    // A single word that matches no name is probably a page or product name.
    asksClose: searchByWords(rested) !== null,
  });
  const history = useOperation(
    GetPrescriptionHistoryDocument,
    // Fetches one more than is shown, to know whether there are more.
    { locationId: location.id, search: rested, skip: 0, take: taken + 1 },
    { enabled: asked.prescription, keepOld: true },
  );
  const products = useFoundFamilies(
    { text: asked.product ? rested : '', filters: noProductFilters, page: 1 },
    { locationId: location.id, features, isOfficeUse: false },
    false,
  );

  const hits = (records: readonly (readonly [PaletteRecord, HitRow | null])[]): Hit[] =>
    records.flatMap(([record, row]) => {
      const to = linkToRecord(record, reach);
      return to === null ? [] : [recordHit(record, to, row)];
    });
  const found: Partial<Record<RecordKind, FoundKind<Hit>>> = {};
  if (asked.people && people.found) {
    const { data, count } = people.found;
    const meant = foundPeople(data, people.foundBy);
    const row = people.close && ({ of: 'close' } as const);
    // A close match covers too little of the text to tell the client from a patient.
    const owners = people.close ? data : meant.clients;
    const isMore = (some: readonly Hit[]) => count > data.length && some.length > 0;
    const clients = hits(owners.map((one) => [clientEntry(one, patientsInOrder(one)), row]));
    const patients = hits(meant.patients.map((one) => [patientEntry(one.patient, one.client, today()), row]));
    if (asks('client')) found.client = { hits: clients, total: clients.length, isMore: isMore(clients) };
    if (asks('patient')) found.patient = { hits: patients, total: patients.length, isMore: isMore(patients) };
  }
  if (asked.prescription && history.data) {
    const rows = history.data.prescriptionHistory;
    const shown = hits(
      rows.slice(0, taken).map((one) => [prescriptionEntry(one), { of: 'prescription', prescription: one }]),
    );
    found.prescription = { hits: shown, total: shown.length, isMore: rows.length > taken };
  }
  if (asked.product && products.found) {
    const { families, total } = products.found;
    const shown = hits(families.map((family) => [productEntry(family), { of: 'product', family }]));
    found.product = { hits: shown, total: Math.max(total, shown.length), isMore: false };
  }

  const reads = [
    { isAsked: asks('client'), noun: recordKindNouns.client, ...people },
    { isAsked: asks('patient'), noun: recordKindNouns.patient, ...people },
    {
      isAsked: asked.prescription,
      noun: recordKindNouns.prescription,
      found: history.data ?? null,
      isOld: history.old,
      failure: history.failure?.message ?? null,
      again: history.again,
    },
    { isAsked: asked.product, noun: recordKindNouns.product, ...products },
  ].filter(({ isAsked }) => isAsked);
  const failing = reads.filter(({ failure }) => failure !== null);
  return {
    found,
    isSettled:
      !searchesRecords(text) ||
      (text === rested &&
        reads.every(({ found: answer, isOld, failure }) => failure !== null || (answer !== null && !isOld))),
    failed: failing.map(({ noun }) => noun),
    again: () => failing.forEach(({ again }) => again()),
  };
}
