import { chakra } from '@chakra-ui/react';
import { accessReviewTexts, finishedText, isFinished, progressText, reviewProgress } from '@signa/core/administration';
import { errorNotice } from '@signa/core/base';
import { CompleteAccessReviewDocument } from '@signa/core/contract/typed';
import { CircleCheck, Download, ListChecks } from 'lucide-react';
import { useRef } from 'react';
import type { KeyboardEvent, Ref } from 'react';
import { Button } from '../../part/button/button';
import { KeyHints } from '../../part/list/key-hints';
import { useRowKeys } from '../../part/list/use-row-keys';
import { Page } from '../../part/page/page';
import { Card } from '../../part/surface/card';
import { Empty } from '../../part/surface/empty';
import { FailedLine } from '../../part/surface/failed-line';
import { SkeletonRows } from '../../part/surface/skeleton';
import { useMutation } from '../../platform/mutation/use-mutation';
import { saveFile } from '../../platform/file/save-file';
import { useShortcut } from '../../platform/keyboard/use-shortcut';
import { usePractice } from '../../platform/practice/practice';
import { reviewFile, type ReviewFormat } from './review-file';
import { RightLine } from './right-line';
import { rightKey, useAccessReview, type AccessReview, type AccessReviewFound } from './use-access-review';

const hints = [
  { keys: ['↑', '↓'], does: 'move' },
  { keys: ['K'], does: 'keep' },
  { keys: ['R'], does: 'remove' },
];
const crumbs = [{ label: 'Access review' }];

/**
 * `/usermanagement/access-review`: lists the users who can authorize at the location; each right is kept or removed
 * with one key.
 */
export function AccessReviewScreen() {
  const { mayUse, location } = usePractice();
  if (mayUse('GetAccessReview')) return <Readable key={location.id} />;
  return (
    <Page crumbs={crumbs}>
      <Empty icon={ListChecks} title="Only users who manage users can review access." minH="14rem">
        Ask an administrator of your practice.
      </Empty>
    </Page>
  );
}

function Readable() {
  const found = useAccessReview();
  const { review, failure } = found;
  const save = (format: ReviewFormat) => {
    if (review) saveFile(reviewFile(review, format), `access-review-${review.locationId}-${review.today}.${format}`);
  };
  return (
    <Page
      crumbs={crumbs}
      actions={
        <>
          <KeyHints hints={hints} />
          <Button icon={Download} disabled={!review} onClick={() => save('csv')}>
            CSV
          </Button>
          <Button icon={Download} disabled={!review} onClick={() => save('json')}>
            JSON
          </Button>
        </>
      }
    >
      {failure && (
        <FailedLine failure={failure} onRetry={found.again} busy={found.refreshing}>
          {review ? undefined : "We couldn't load the users who can authorize."}
        </FailedLine>
      )}
      {!review && !failure && (
        <Card>
          <SkeletonRows rows={5} label="Loading users who can authorize" />
        </Card>
      )}
      {review && found.lines.length === 0 && (
        <Empty icon={ListChecks} title={accessReviewTexts.none} minH="14rem">
          No active user has a role that can authorize, and no vet has delegated access.
        </Empty>
      )}
      {review && found.lines.length > 0 && <Rights found={found} review={review} />}
    </Page>
  );
}

function Rights({ found, review }: { readonly found: AccessReviewFound; readonly review: AccessReview }) {
  const { location, lines, whyNotKeep } = found;
  const finish = useRef<HTMLButtonElement>(null);
  const { list, onKeyDown, first } = useRowKeys<HTMLUListElement>();
  useShortcut({ keys: ['↓'], label: 'Move between rights', section: 'Access review', run: first });
  const onKey = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() === 'j' && !event.ctrlKey && !event.metaKey && !event.altKey) step(event);
    else onKeyDown(event);
  };
  const step = (event: KeyboardEvent) => {
    const rows = [...(list.current?.querySelectorAll('li') ?? [])];
    const at = rows.findIndex((row) => row.contains(event.target as Node));
    event.preventDefault();
    rows[at + 1]?.querySelector<HTMLElement>('[data-row]')?.focus();
  };
  /** The next open right below, or else from the top; the Finish button when none is left. */
  const goOn = (row: HTMLElement) => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('li') ?? [])];
    const at = rows.indexOf(row);
    const next = [...rows.slice(at + 1), ...rows.slice(0, at)].find(({ dataset }) => dataset.open !== undefined);
    (next?.querySelector<HTMLElement>('[data-row]') ?? finish.current)?.focus();
  };
  return (
    <>
      <Progress review={review} whyNot={whyNotKeep} button={finish} onRefused={found.again} />
      <Card aria-label="Rights to authorize" overflow="hidden">
        <chakra.ul ref={list} onKeyDown={onKey} listStyleType="none">
          {lines.map((line) => (
            <RightLine
              key={rightKey(line.right)}
              line={line}
              locationId={location.id}
              locationName={location.name}
              today={review.today}
              whyNotKeep={whyNotKeep}
              onAnswered={goOn}
              onRemoved={() => found.noteRemoved(line.right)}
              onGivenBack={() => found.noteGivenBack(line.right)}
              onRefused={found.again}
            />
          ))}
        </chakra.ul>
      </Card>
    </>
  );
}

interface ProgressProps {
  readonly review: AccessReview;
  readonly whyNot: string | null;
  readonly button: Ref<HTMLButtonElement>;
  readonly onRefused: () => void;
}

/** Progress of the review, the last finished review, and the Finish button. */
function Progress({ review, whyNot, button, onRefused }: ProgressProps) {
  const { rights, completed, locationId } = review;
  const progress = reviewProgress(rights.map(({ standing, kept }) => ({ standing, confirmedOn: kept?.on ?? null })));
  const isDone = isFinished(rights, completed);
  const finishing = useMutation(CompleteAccessReviewDocument, {
    success: { status: 'success', title: 'Review finished' },
    error: (message) => {
      onRefused();
      return errorNotice("We couldn't finish the review", message);
    },
  });
  const open = progress.all - progress.reviewed;
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
      <chakra.p role="status" textStyle="strong">
        {progressText(progress)}
      </chakra.p>
      <chakra.p textStyle="meta" color="fg.muted" flex="1 1 16rem">
        {finishedText(completed, isDone ? progress.goodThrough : null)}
      </chakra.p>
      <Button
        ref={button}
        variant="solid"
        icon={CircleCheck}
        busy={finishing.busy}
        disabledReason={whyNot ?? (isDone ? accessReviewTexts.done : open > 0 ? accessReviewTexts.open : null)}
        onClick={() => void finishing.run({ locationId })}
      >
        Finish review
      </Button>
    </chakra.div>
  );
}
