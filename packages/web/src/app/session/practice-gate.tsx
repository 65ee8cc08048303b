import { menuOf } from '@signa/core/practice';
import { mayUse } from '@signa/core/permission';
import type { Caller } from '@signa/core/permission';
import { todayIn } from '@signa/core/time';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import { useOperation } from '../../client/query/use-operation';
import { findRoute, isBuilt } from '../built-routes';
import { menuOfBuilt } from '../built-menu';
import { PracticePages } from '../frame/practice-pages';
import { Unreachable } from '../frame/unreachable';
import { Waiting } from '../frame/waiting';
import { useServices } from '../services';
import { PracticeContext } from './practice';
import type { Practice, SignedInUser } from './practice';
import type { Person } from './use-person';

type PracticePerson = Extract<Person, { kind: 'practice' }>;

function callerOf(user: SignedInUser, isImpersonating: boolean, supportUsername: string): Caller {
  const own = { username: user.username, assignments: user.locationsUsers };
  return isImpersonating ? { kind: 'impersonating', supportUsername, ...own } : { kind: 'practice', ...own };
}

/** Knows the person; learns what their location has switched on, and opens the pages. */
export function PracticeGate({ person }: { readonly person: PracticePerson }) {
  const { clock, identity } = useServices();
  const { user, assignment, assignments, isImpersonating } = person;
  const location = assignment.location;
  const flags = useOperation('featureFlags', { locationId: assignment.locationId }, { freshFor: Infinity });
  const names = flags.data?.featureFlags;
  const { pathname } = useLocation();

  // The code of the page comes while the server is still asked what it may show.
  useEffect(() => void (findRoute(pathname) ?? findRoute('/dashboard'))?.route.load(), [pathname]);

  const practice = useMemo((): Practice | null => {
    if (!location || !names) return null;
    const features = new Set(names);
    const caller = callerOf(user, isImpersonating, identity.current()?.username ?? '');
    return {
      user,
      assignment,
      assignments,
      location,
      features,
      menu: menuOfBuilt(menuOf(assignment.role, location, features), isBuilt),
      isImpersonating,
      caller,
      today: () => todayIn(location.timeZone, clock.now()),
      mayUse: (operation) => mayUse({ operation, caller, locationIds: [location.id] }).allowed,
    };
  }, [user, assignment, assignments, location, names, isImpersonating, clock, identity]);

  if (practice) {
    return (
      <PracticeContext value={practice}>
        <PracticePages />
      </PracticeContext>
    );
  }
  return flags.failure ? <Unreachable failure={flags.failure} onAgain={flags.again} /> : <Waiting />;
}
