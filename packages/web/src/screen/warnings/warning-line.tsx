import { chakra } from '@chakra-ui/react';
import { shownAs } from '@signa/core/administration';
import { formatDate } from '@signa/core/base';
import { Check, Flag, Pencil, Undo2 } from 'lucide-react';
import { Badge } from '../../part/badge/badge';
import { Button } from '../../part/button/button';
import { GradeBadge } from '../../feature/prescribing/prescription-form/conflict/grade-badge';
import type { ListedWarning, WarningOverride } from './use-warnings';

export interface WarningActions {
  /** Why nothing can be changed here; `null` if it can. */
  readonly whyNot: string | null;
  readonly busy: boolean;
  readonly onChange: (warning: ListedWarning) => void;
  readonly onConfirm: (override: WarningOverride) => void;
  readonly onEnd: (override: WarningOverride) => void;
}

interface WarningLineProps {
  readonly warning: ListedWarning;
  readonly actions: WarningActions;
}

/** A warning of the package: what it says, its source, how often it was shown, and what was changed here (P-421). */
export function WarningLine({ warning, actions }: WarningLineProps) {
  const { row, override, shown, isToReview } = warning;
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      gap="3"
      px="4"
      py="3"
      borderTopWidth="1px"
      borderColor="border.subtle"
      _first={{ borderTopWidth: '0' }}
    >
      <chakra.div flex="1 1 20rem" minW="0">
        <chakra.p display="flex" flexWrap="wrap" alignItems="center" gap="2">
          <GradeBadge grade={row.grade} />
          <chakra.span textStyle="strong">{row.about}</chakra.span>
          {isToReview && (
            <Badge tone="near" icon={Flag}>
              Review: nearly always passed
            </Badge>
          )}
        </chakra.p>
        <chakra.p mt="1">{row.message}</chakra.p>
        <chakra.p mt="1" textStyle="meta" color="fg.muted">
          {row.id} · {row.source}
        </chakra.p>
        {override && <OverrideLine override={override} actions={actions} />}
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" alignSelf="flex-start" gap="3">
        {shown && (
          <chakra.p textStyle="meta" color="fg.muted">
            {shownText(shown)}
          </chakra.p>
        )}
        <Button
          data-row
          icon={Pencil}
          disabledReason={actions.whyNot}
          aria-label={`Change the warning ${row.id}`}
          onClick={() => actions.onChange(warning)}
        >
          Change
        </Button>
      </chakra.div>
    </chakra.li>
  );
}

function shownText({ issued, declined }: NonNullable<ListedWarning['shown']>): string {
  const count = issued + declined;
  return count === 0 ? 'Not shown in 90 days' : `Shown ${count}×, issued anyway ${issued}×`;
}

function OverrideLine({ override, actions }: { readonly override: WarningOverride; readonly actions: WarningActions }) {
  const { grade, state, createdBy, confirmedBy, lastDay, reason, whyNotConfirm } = override;
  const who = confirmedBy === null ? createdBy : `${createdBy} and ${confirmedBy}`;
  return (
    <chakra.div mt="2" ps="3" borderInlineStartWidth="3px" borderColor="accent.solid">
      <chakra.p>
        <chakra.strong>{`Here: ${shownAs(grade)}`}</chakra.strong>
        {` until ${formatDate(lastDay)}, by ${who}. ${reason}`}
      </chakra.p>
      <chakra.p mt="2" display="flex" flexWrap="wrap" gap="2">
        {state === 'proposed' && (
          <Button
            icon={Check}
            busy={actions.busy}
            disabledReason={actions.whyNot ?? whyNotConfirm}
            onClick={() => actions.onConfirm(override)}
          >
            Confirm as second person
          </Button>
        )}
        <Button
          icon={Undo2}
          busy={actions.busy}
          disabledReason={actions.whyNot}
          onClick={() => actions.onEnd(override)}
        >
          {state === 'proposed' ? 'Discard' : 'Show as in the package'}
        </Button>
      </chakra.p>
    </chakra.div>
  );
}
