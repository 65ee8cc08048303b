import { guardRoute, menuOf } from '@signa/core/practice';
import { Navigate, useLocation } from 'react-router';
import { loadPage, findRoute } from '../routes/built-routes';
import { usePractice } from '../../platform/practice/practice';
import { FailureBoundary } from './failure-boundary';
import { NoAccess } from './no-access';
import { PageSkeleton } from './page-skeleton';
import { isUnknownAddress, UnknownAddress } from './unknown-address';
import { PracticeFrame } from './practice-frame';
import { LoadPageContext } from '../../platform/route/load-page';
import { RouteParams } from '../../part/page/route-params';

/** Checks in core whether the user can view the path, then renders its page. */
export function PracticePages() {
  const { pathname } = useLocation();
  const { menu, assignment, location, features, isImpersonating } = usePractice();
  const found = findRoute(pathname);
  if (isUnknownAddress(pathname))
    return (
      <PracticeFrame>
        <UnknownAddress pathname={pathname} home="/dashboard" />
      </PracticeFrame>
    );
  const request = {
    path: found?.route.guardedAs ?? pathname,
    caller: { kind: isImpersonating ? 'impersonating' : 'practice' },
    features,
  } as const;
  // A page can exist before its menu entry; redirects lead only to existing pages.
  const own = guardRoute({ ...request, menu: menuOf(assignment.role, location, features) });
  const verdict = found && own.outcome === 'allow' ? own : guardRoute({ ...request, menu });
  if (verdict.outcome === 'refused') return <NoAccess />;
  if (verdict.outcome === 'redirect') return <Navigate to={verdict.to} replace />;
  if (!found) return <Navigate to="/" replace />;
  const Screen = found.route.screen;
  const page = (
    <FailureBoundary place={pathname}>
      <LoadPageContext value={loadPage}>
        <RouteParams value={found.params}>
          <Screen fallback={<PageSkeleton />} />
        </RouteParams>
      </LoadPageContext>
    </FailureBoundary>
  );
  return found.route.bare ? page : <PracticeFrame>{page}</PracticeFrame>;
}
