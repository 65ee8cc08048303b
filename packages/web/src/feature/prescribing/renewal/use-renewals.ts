import type { Operations } from '@signa/core/contract';
import { GetCleanRenewalsDocument } from '@signa/core/contract/typed';
import { maxRenewalsTogether, renewalPageSize } from '@signa/core/prescribing';
import { useState } from 'react';
import { type Read, useOperation } from '../../../client/query/use-operation';
import { usePractice } from '../../../platform/practice/practice';

type RenewalPage = Operations['GetCleanRenewals']['data']['cleanRenewals'];
export type Renewal = RenewalPage['renewals'][number];

/** What was read of a renewal; different lines have to be read again. */
const contentOf = ({ lines }: Renewal) => JSON.stringify(lines);

const idOf = ({ request }: Renewal) => request.id;

const without = (set: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  new Set([...set].filter((one) => one !== id));

/** The view, its selection, and what was read. */
export interface Renewals {
  readonly read: Read<Operations['GetCleanRenewals']['data']>;
  readonly page: number;
  readonly turnTo: (page: number) => void;
  readonly clean: readonly Renewal[];
  readonly excluded: readonly Renewal[];
  readonly selected: readonly Renewal[];
  readonly unread: readonly Renewal[];
  /** The one that is shown whole; `null` when all selected ones were read. */
  readonly open: Renewal | null;
  readonly isRead: (renewal: Renewal) => boolean;
  readonly isSelected: (renewal: Renewal) => boolean;
  readonly show: (renewal: Renewal) => void;
  readonly toggle: (renewal: Renewal) => void;
  readonly selectAll: () => void;
  readonly selectNone: () => void;
  readonly markRead: (renewal: Renewal) => void;
  /** After a confirmation, nothing counts as read or left out. */
  readonly reset: () => void;
}

/** A page of renewals, which of them are selected, and which of those were read (P-465, P-471). */
export function useRenewals(): Renewals {
  const { location } = usePractice();
  const [page, setPage] = useState(1);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [readLines, setReadLines] = useState<ReadonlyMap<string, string>>(new Map());
  const [chosenId, setChosenId] = useState<string | null>(null);
  const read = useOperation(
    GetCleanRenewalsDocument,
    { locationId: location.id, skip: (page - 1) * renewalPageSize },
    { keepOld: true },
  );
  const all = read.data?.cleanRenewals.renewals ?? [];
  const clean = all.filter(({ isClean }) => isClean);
  const selected = clean.filter((one) => !leftOut.has(idOf(one))).slice(0, maxRenewalsTogether);
  const isRead = (renewal: Renewal) => readLines.get(idOf(renewal)) === contentOf(renewal);
  const unread = selected.filter((one) => !isRead(one));
  const open = selected.find((one) => idOf(one) === chosenId) ?? unread[0] ?? null;

  return {
    read,
    page,
    turnTo: (next: number) => {
      setPage(next);
      setChosenId(null);
    },
    clean,
    excluded: all.filter(({ isClean }) => !isClean),
    selected,
    unread,
    open,
    isRead,
    isSelected: (renewal: Renewal) => selected.includes(renewal),
    show: (renewal: Renewal) => setChosenId(idOf(renewal)),
    toggle: (renewal: Renewal) => {
      const id = idOf(renewal);
      setLeftOut((now) => (now.has(id) ? without(now, id) : new Set([...now, id])));
      if (chosenId === id) setChosenId(null);
    },
    selectAll: () => setLeftOut(new Set()),
    selectNone: () => setLeftOut(new Set(clean.map(idOf))),
    markRead: (renewal: Renewal) => {
      setReadLines((now) => new Map([...now, [idOf(renewal), contentOf(renewal)]]));
      setChosenId(null);
    },
    reset: () => {
      setLeftOut(new Set());
      setReadLines(new Map());
      setChosenId(null);
    },
  };
}
