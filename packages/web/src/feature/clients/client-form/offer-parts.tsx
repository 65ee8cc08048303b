import { chakra } from '@chakra-ui/react';
import { pimsUpdateText } from '@signa/core/clients';
import { ArrowRight, Download, Info, Undo2, X } from 'lucide-react';
import { Badge } from '../../../part/badge/badge';
import { Button } from '../../../part/button/button';
import { IconButton } from '../../../part/button/icon-button';
import { FieldListRow } from '../../../part/field/field-list';
import { useRestoredFocus } from '../../../part/field/use-restored-focus';

/** Shown above the phones if the PIMS has one that Signa doesn't (C-039). */
export const PimsBanner = () => (
  <FieldListRow bg="accent.subtle" color="accent.fg">
    <Info size={16} aria-hidden />
    {pimsUpdateText}
  </FieldListRow>
);

/** Shown beside an entry that saving adds. */
export const FromPims = () => (
  <Badge icon={Download} tone="accent">
    From PIMS, new
  </Badge>
);

/** The source of an entry, in muted text. */
export const EntryNote = ({ children }: { readonly children: string }) => (
  <chakra.span textStyle="meta" color="fg.subtle">
    {children}
  </chakra.span>
);

interface RemovedEntryProps {
  /** The formatted entry. */
  readonly text: string;
  /** The source of the difference (C-256). */
  readonly source: string;
  readonly onUndo: () => void;
}

/** Replaces a PIMS entry that the user removed. */
export const RemovedEntry = ({ text, source, onUndo }: RemovedEntryProps) => (
  <FieldListRow>
    <chakra.span color="fg.subtle" display="inline-flex">
      <Undo2 size={14} aria-hidden />
    </chakra.span>
    <chakra.span flex="1" minW="0" color="fg.muted" overflowWrap="anywhere">
      Removed: {text} <EntryNote>{source}</EntryNote>
    </chakra.span>
    <Button
      variant="link"
      size="sm"
      px="0"
      aria-label={`Undo, add ${text} again`}
      onClick={({ currentTarget }) => {
        // The row disappears with this button, so focus moves within the list.
        currentTarget.closest('ul')?.querySelector<HTMLElement>('[data-add]')?.focus();
        onUndo();
      }}
    >
      Undo
    </Button>
  </FieldListRow>
);

interface EmailOfferProps {
  /** The stored email; empty if there is none. */
  readonly before: string;
  readonly after: string;
  /** The source of the difference (C-256). */
  readonly source: string;
  readonly isAccepted: boolean;
  readonly onDecline: () => void;
  readonly onAccept: () => void;
}

const tag = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  alignSelf: 'start',
  maxW: 'full',
  ps: '2',
  py: '1',
  borderWidth: '1px',
  borderRadius: 'badge',
  textStyle: 'meta',
} as const;

/** The email before and after. The cross button keeps the existing one (C-099). */
export function EmailOffer({ before, after, source, isAccepted, onDecline, onAccept }: EmailOfferProps) {
  const { place, keeping } = useRestoredFocus<HTMLDivElement>(isAccepted);
  if (!isAccepted)
    return (
      <chakra.div
        ref={place}
        {...tag}
        pe="2"
        borderStyle="dashed"
        borderColor="border.default"
        color="fg.muted"
        flexWrap="wrap"
      >
        <Undo2 size={14} aria-hidden />
        <chakra.span overflowWrap="anywhere" minW="0">
          Kept. PIMS has {after} <EntryNote>{source}</EntryNote>
        </chakra.span>
        <Button variant="link" size="sm" px="0" aria-label="Undo, use the email from PIMS" onClick={keeping(onAccept)}>
          Undo
        </Button>
      </chakra.div>
    );
  return (
    <chakra.div ref={place} {...tag} borderColor="accent.border" bg="accent.subtle">
      <chakra.span display="flex" flexWrap="wrap" alignItems="center" columnGap="2" minW="0" overflowWrap="anywhere">
        <chakra.del color="fg.muted">{before || 'N/A'}</chakra.del>
        <ArrowRight size={14} aria-label="becomes" />
        <chakra.ins textDecoration="none" textStyle="name" fontSize="inherit">
          {after}
        </chakra.ins>
        <EntryNote>{source}</EntryNote>
      </chakra.span>
      <IconButton icon={X} label={before ? `Keep ${before}` : 'Keep no email'} onClick={keeping(onDecline)} />
    </chakra.div>
  );
}
