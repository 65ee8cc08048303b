import { chakra } from '@chakra-ui/react';
import type { Operations } from '@signa/core/contract';
import { formatDateTime } from '@signa/core/base';
import { Ban, Eye, LockKeyhole, LockKeyholeOpen, PanelTop, Pencil } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

export type ImpersonationRecord = Operations['GetImpersonations']['data']['impersonations']['data'][number];
type Entry = ImpersonationRecord['entries'][number];

const looks: Readonly<Record<Entry['kind'], { readonly icon: LucideIcon; readonly word: string }>> = {
  page: { icon: PanelTop, word: 'Page' },
  read: { icon: Eye, word: 'Seen' },
  write: { icon: Pencil, word: 'Changed' },
  refused: { icon: Ban, word: 'Refused' },
  unlocked: { icon: LockKeyholeOpen, word: 'Changes unlocked' },
  locked: { icon: LockKeyhole, word: 'Changes locked' },
};

interface ImpersonationEntriesProps {
  readonly entries: readonly Entry[];
  readonly timeZone: string | null;
}

/** The log of an impersonation, in chronological order. */
export function ImpersonationEntries({ entries, timeZone }: ImpersonationEntriesProps) {
  return (
    <chakra.ul listStyleType="none" display="flex" flexDirection="column">
      {entries.map((entry) => (
        <EntryLine
          key={[entry.kind, entry.operation, entry.subject, entry.page, entry.reason].join(' ')}
          entry={entry}
          timeZone={timeZone}
        />
      ))}
    </chakra.ul>
  );
}

function EntryLine({ entry, timeZone }: { readonly entry: Entry; readonly timeZone: string | null }) {
  const { icon: Icon, word } = looks[entry.kind];
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: '1rem minmax(0, 1fr)', md: '1rem 9rem minmax(0, 1fr) auto' }}
      columnGap="2"
      alignItems="baseline"
      py="1.5"
      borderTopWidth="1px"
      borderColor="border.subtle"
      _first={{ borderTopWidth: '0' }}
      css={{ '& > *': { gridColumn: { base: '2', md: 'auto' } } }}
    >
      <chakra.span
        color="fg.muted"
        display="inline-flex"
        alignSelf="center"
        css={{ '&&': { gridColumn: '1', gridRow: '1' } }}
      >
        <Icon size={14} aria-hidden />
      </chakra.span>
      <chakra.span textStyle="name">{word}</chakra.span>
      <chakra.span minW="0" overflowWrap="anywhere">
        {entry.what}
        {/* The number of calls a page made says nothing about the user. */}
        {entry.times > 1 && entry.kind !== 'page' && (
          <chakra.span color="fg.muted">{`, ${entry.times} times`}</chakra.span>
        )}
        {entry.changes.map(({ field, before, after }, index) => (
          <chakra.span key={`${field} ${index}`} display="block" textStyle="meta">
            <chakra.span color="fg.muted">{`${field}: `}</chakra.span>
            {before !== null && <chakra.del color="fg.muted">{before}</chakra.del>}
            {before !== null && ' → '}
            {after ?? <chakra.span color="fg.muted">nothing</chakra.span>}
          </chakra.span>
        ))}
        {entry.reason && (
          <chakra.span display="block" textStyle="meta" color="fg.muted">
            {entry.reason}
          </chakra.span>
        )}
      </chakra.span>
      <chakra.span textStyle="meta" color="fg.muted" whiteSpace="nowrap">
        {formatDateTime(entry.firstAt, timeZone)}
      </chakra.span>
    </chakra.li>
  );
}
