import { chakra } from '@chakra-ui/react';
import {
  licenseText,
  reviewConcerns,
  signInText,
  sinceText,
  reviewStatusText,
  lastUseText,
  grantText,
} from '@signa/core/administration';
import type { PlainDate } from '@signa/core/base';
import { Check, CircleAlert, CircleX, Clock3, History, UserRoundX } from 'lucide-react';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../part/badge/badge';
import { Button } from '../../part/button/button';
import { userProfilePath } from '../../part/text/user-profile-path';
import { RemoveQuestion } from './remove-question';
import type { AccessRight, ReviewLine } from './use-access-review';
import { useRightActions } from './use-right-actions';

interface RightLineProps {
  readonly line: ReviewLine;
  readonly locationId: string;
  readonly locationName: string;
  readonly today: PlainDate;
  readonly whyNotKeep: string | null;
  /** Called after the right was answered, to focus the next open one. */
  readonly onAnswered: (row: HTMLElement) => void;
  readonly onRemoved: () => void;
  readonly onGivenBack: () => void;
  readonly onRefused: () => void;
}

/** A right with its details, problems, and two answers (A-250 to A-253). */
export function RightLine(props: RightLineProps) {
  const { line, today, whyNotKeep, onAnswered, locationName } = props;
  const { right, isRemoved } = line;
  const [isAsking, setAsking] = useState(false);
  const acts = useRightActions({ ...props, right });
  const isOpen = !isRemoved && right.standing !== 'reviewed' && !acts.busy;
  const keep = (row: HTMLElement) => {
    if (isRemoved || acts.busy) return;
    if (whyNotKeep !== null) return showWhyNot(row, 'keep');
    void acts.keep();
    onAnswered(row);
  };
  const remove = (row: HTMLElement) => {
    if (isRemoved || acts.busy) return;
    if (right.whyNotRemove !== null) return showWhyNot(row, 'remove');
    if (right.way === 'role') return setAsking(true);
    void acts.leavesRequests().then((leaves) => {
      if (leaves) return setAsking(true);
      void acts.remove();
      onAnswered(row);
    });
  };
  const giveBack = () => {
    if (isRemoved && !acts.busy) void acts.giveBack();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isAsking) return;
    const act = { k: keep, r: remove, u: giveBack }[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act(event.currentTarget);
  };
  const rowOf = (element: HTMLElement) => element.closest<HTMLElement>('li') ?? element;
  return (
    <chakra.li
      data-open={isOpen || undefined}
      onKeyDown={onKeyDown}
      borderTopWidth="1px"
      borderColor="border.subtle"
      _first={{ borderTopWidth: '0' }}
      px="4"
      py="3"
      display="flex"
      flexWrap="wrap"
      gap="3"
      alignItems="center"
      css={{ '&:focus-within': { bg: 'accent.subtle' } }}
    >
      <chakra.div flex="1 1 20rem" minW="0">
        <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
          <chakra.span textStyle="name" overflowWrap="anywhere">
            <Link to={userProfilePath(right.locationUserId)} data-row aria-keyshortcuts={isRemoved ? 'U' : 'K R'}>
              {right.displayName}
            </Link>
          </chakra.span>
          <RightWarnings right={right} today={today} />
        </chakra.div>
        <chakra.p overflowWrap="anywhere">{grantText(right)}</chakra.p>
        <chakra.p textStyle="meta" color="fg.muted" overflowWrap="anywhere">
          {`${right.way === 'delegation' ? `${right.roleName} · ` : ''}${licenseText(right, today)}`}
        </chakra.p>
        <chakra.p textStyle="meta" color="fg.muted">
          {[lastUseText(right), signInText(right), sinceText(right)].filter((text) => text !== null).join(' · ')}
        </chakra.p>
        {right.lacks.map((text) => (
          <chakra.p key={text} textStyle="meta" color="status.expired.fg" overflowWrap="anywhere">
            {text}
          </chakra.p>
        ))}
      </chakra.div>
      <chakra.div
        flex={{ base: '1 1 100%', md: '0 0 auto' }}
        display="flex"
        flexWrap="wrap"
        gap="2"
        alignItems="center"
      >
        <ReviewStatusText line={line} />
        {isRemoved ? (
          <Button
            keys={['U']}
            busy={acts.busy}
            onClick={giveBack}
            aria-label={`Undo: give ${right.displayName} the right back`}
          >
            Undo
          </Button>
        ) : (
          <>
            <Button
              icon={Check}
              keys={['K']}
              busy={acts.busy}
              data-answer="keep"
              disabledReason={whyNotKeep}
              aria-label={`Keep ${nameOf(right)}`}
              onClick={({ currentTarget }) => keep(rowOf(currentTarget))}
            >
              Keep
            </Button>
            <Button
              icon={UserRoundX}
              keys={['R']}
              busy={acts.busy}
              data-answer="remove"
              disabledReason={right.whyNotRemove}
              aria-label={`Remove ${nameOf(right)}`}
              onClick={({ currentTarget }) => remove(rowOf(currentTarget))}
            >
              Remove
            </Button>
          </>
        )}
      </chakra.div>
      {acts.question}
      {isAsking && (
        <RemoveQuestion
          right={right}
          locationId={props.locationId}
          locationName={locationName}
          busy={acts.busy}
          onNo={() => setAsking(false)}
          onYes={() => void acts.remove().then(() => setAsking(false))}
        />
      )}
    </chakra.li>
  );
}

/** A refused shortcut focuses its disabled button, which shows the reason. */
function showWhyNot(row: HTMLElement, answer: 'keep' | 'remove'): void {
  row.querySelector<HTMLElement>(`[data-answer=${answer}]`)?.focus();
}

const nameOf = (right: AccessRight) => `${right.displayName}, ${grantText(right)}`;

function RightWarnings({ right, today }: { readonly right: AccessRight; readonly today: PlainDate }) {
  return (
    <>
      {right.lacks.length > 0 && (
        <Badge tone="expired" icon={CircleX}>
          Can't be used today
        </Badge>
      )}
      {reviewConcerns(right, right, today).map((text) => (
        <Badge key={text} tone="near" icon={text === 'No end' ? CircleAlert : History}>
          {text}
        </Badge>
      ))}
    </>
  );
}

function ReviewStatusText({ line: { right, isRemoved } }: { readonly line: ReviewLine }) {
  if (isRemoved)
    return (
      <Badge tone="declined" icon={UserRoundX}>
        Removed
      </Badge>
    );
  const isReviewed = right.standing === 'reviewed';
  return (
    <Badge tone={isReviewed ? 'ready' : 'neutral'} icon={isReviewed ? Check : Clock3}>
      {reviewStatusText(right.standing, right.kept)}
    </Badge>
  );
}
