import { FeatureFlagsDocument } from '@signa/core/contract/typed';
import type { ContractName } from '@signa/core/contract';
import { menuOf } from '@signa/core/practice';
import { type Caller, mayUse } from '@signa/core/administration';
import { todayIn } from '@signa/core/base';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { LiveUpdates } from '../live/live-updates';
import { isPrefetched } from '../../client/query/prefetched';
import { useCall } from '../../client/query/use-call';
import { useOperation } from '../../client/query/use-operation';
import { findRoute } from '../routes/built-routes';
import { isBuilt } from '../../platform/route/built-paths';
import { menuOfBuilt } from '../routes/built-menu';
import { PracticePages } from '../frame/practice-pages';
import { Unreachable } from '../frame/unreachable';
import { EmptyFrame } from '../frame/empty-frame';
import { useServices } from '../../platform/services/services';
import { noteLocation } from '../../platform/practice/note-location';
import { PracticeContext } from '../../platform/practice/practice';
import type { Practice, SignedInUser } from '../../platform/practice/practice';
import { ownActiveAssignments } from '../../platform/person/own-active-assignments';
import type { Person } from '../../platform/person/use-person';

type PracticePerson = Extract<Person, { kind: 'practice' }>;

function callerOf(user: SignedInUser, isImpersonating: boolean, supportUsername: string): Caller {
  const own = { username: user.username, assignments: ownActiveAssignments(user) };
  return isImpersonating ? { kind: 'impersonating', supportUsername, ...own } : { kind: 'practice', ...own };
}

/** Length of an ISO timestamp up to the minute: '2026-11-20T04:59'. */
const minuteLength = 16;

/** Memoizes permission checks, because every list row checks what its buttons can do. */
function onceFor<Asked, Answer extends string | boolean>(ask: (asked: Asked) => Answer): typeof ask {
  const known = new Map<Asked, Answer>();
  return (asked) => {
    const before = known.get(asked);
    if (before !== undefined) return before;
    const answer = ask(asked);
    known.set(asked, answer);
    return answer;
  };
}

/**
 * Milliseconds the first page waits for its rows. On a slow machine, rendering an empty page first takes longer than
 * this wait.
 */
const rowsAwaited = 200;

/**
 * Loads the page's code and first rows while the location's features are still being requested.
 *
 * @returns whether the first page can be rendered
 */
function useReadAhead({ user, assignment, isImpersonating }: PracticePerson): boolean {
  const { identity } = useServices();
  const { pathname, search } = useLocation();
  const [call, cache] = [useCall(), useQueryClient()];
  const [isAwaited, setAwaited] = useState(() => !isPrefetched(cache, pathname));
  const { locationId } = assignment;
  const read = useEffectEvent(async () => {
    const page = await (findRoute(pathname) ?? findRoute('/dashboard'))?.route.load();
    const caller = callerOf(user, isImpersonating, identity.current()?.username ?? '');
    await page?.readAhead?.({
      call,
      cache,
      locationId,
      query: new URLSearchParams(search),
      mayUse: (operation) => mayUse({ operation, caller, locationIds: [locationId] }).allowed,
    });
  });
  // The page requests whatever was not prefetched and reports failures itself.
  useEffect(() => {
    const draw = () => setAwaited(false);
    const timer = setTimeout(draw, rowsAwaited);
    void read()
      .catch(() => undefined)
      .finally(draw);
    return () => clearTimeout(timer);
  }, [pathname, locationId]);
  return !isAwaited;
}

/** Loads the features that are on at the user's location, then renders the pages. */
export function PracticeGate({ person }: { readonly person: PracticePerson }) {
  const { clock, identity } = useServices();
  const { user, assignment, assignments, isImpersonating } = person;
  const location = assignment.location;
  const flags = useOperation(FeatureFlagsDocument, { locationId: assignment.locationId }, { freshFor: Infinity });
  const names = flags.data?.featureFlags;
  const canRender = useReadAhead(person);

  const practice = useMemo((): Practice | null => {
    if (!location || !names) return null;
    const features = new Set(names);
    const caller = callerOf(user, isImpersonating, identity.current()?.username ?? '');
    const mayUseHere = onceFor(
      (operation: ContractName) => mayUse({ operation, caller, locationIds: [location.id] }).allowed,
    );
    // Computed at most once a minute: time zone conversion is slow, and every card in a list needs the current day.
    const todayOf = onceFor((minute: string) => todayIn(location.timeZone, `${minute}:00Z`));
    return {
      user,
      assignment,
      assignments,
      isChain: user.workplaces.length > assignments.length,
      location,
      features,
      menu: menuOfBuilt(menuOf(assignment.role, location, features), isBuilt),
      isImpersonating,
      caller,
      today: () => todayOf(clock.now().slice(0, minuteLength)),
      mayUse: mayUseHere,
    };
  }, [user, assignment, assignments, location, names, isImpersonating, clock, identity]);

  useEffect(() => {
    if (!isImpersonating) noteLocation(document, assignment.locationId, window.location.protocol === 'https:');
  }, [isImpersonating, assignment.locationId]);

  if (practice && canRender) {
    return (
      <PracticeContext value={practice}>
        <PracticePages />
        {practice.mayUse('LocationChanged') && <LiveUpdates locationId={practice.location.id} />}
      </PracticeContext>
    );
  }
  return flags.failure ? <Unreachable failure={flags.failure} onAgain={flags.again} /> : <EmptyFrame />;
}
