import { mayCall, grantText } from '@signa/core/administration';
import type { CallFailure, Operations } from '@signa/core/contract';
import { GetAccessReviewDocument } from '@signa/core/contract/typed';
import { useState } from 'react';
import { useOperation } from '../../client/query/use-operation';
import { usePractice, type PracticeLocation } from '../../platform/practice/practice';

export type AccessReview = Operations['GetAccessReview']['data']['accessReview'];
export type AccessRight = AccessReview['rights'][number];

/** A line of the review: a current right, or one that was removed while the page is open. */
export interface ReviewLine {
  readonly right: AccessRight;
  readonly isRemoved: boolean;
}

export interface AccessReviewFound {
  readonly location: PracticeLocation;
  readonly review: AccessReview | undefined;
  readonly lines: readonly ReviewLine[];
  /** Reason why nothing can be answered here, if any. */
  readonly whyNotKeep: string | null;
  readonly failure: CallFailure | null;
  readonly refreshing: boolean;
  readonly again: () => void;
  readonly noteRemoved: (right: AccessRight) => void;
  readonly noteGivenBack: (right: AccessRight) => void;
}

/** Key of a right, which stays the same after removal. */
export const rightKey = ({ locationUserId, way, vetId }: AccessRight): string => `${way} ${locationUserId} ${vetId}`;

/** The rights of the location. Rights removed on this page keep their position. */
export function useAccessReview(): AccessReviewFound {
  const { location, caller } = usePractice();
  const read = useOperation(GetAccessReviewDocument, { locationId: location.id });
  const [removed, setRemoved] = useState<readonly AccessRight[]>([]);
  const review = read.data?.accessReview;
  const verdict = mayCall({ operation: 'KeepAccess', caller, locationIds: [location.id] });
  const forget = (key: string) => setRemoved((known) => known.filter((right) => rightKey(right) !== key));
  return {
    location,
    review,
    lines: review ? linesOf(review.rights, removed) : [],
    whyNotKeep: verdict.allowed ? null : verdict.reason,
    failure: read.failure,
    refreshing: read.refreshing,
    again: read.again,
    noteRemoved: (right: AccessRight) => {
      forget(rightKey(right));
      setRemoved((known) => [...known, right]);
    },
    noteGivenBack: (right: AccessRight) => forget(rightKey(right)),
  };
}

function linesOf(rights: readonly AccessRight[], removed: readonly AccessRight[]): ReviewLine[] {
  const there = new Set(rights.map(rightKey));
  const lines = rights.map((right): ReviewLine => ({ right, isRemoved: false }));
  const gone = removed.filter((right) => !there.has(rightKey(right)));
  return [...lines, ...gone.map((right): ReviewLine => ({ right, isRemoved: true }))].toSorted(byPlace);
}

const placeOf = ({ right }: ReviewLine) => [
  right.displayName,
  right.locationUserId,
  right.way === 'role' ? '' : grantText(right),
];

function byPlace(a: ReviewLine, b: ReviewLine): number {
  const [left, right] = [placeOf(a), placeOf(b)];
  return left.map((part, at) => part.localeCompare(right[at] ?? '', 'en')).find((order) => order !== 0) ?? 0;
}
