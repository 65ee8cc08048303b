import { guardRoute, supportMenu } from '@signa/core/practice';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { ComponentType } from 'react';
import { Navigate, useLocation } from 'react-router';
import { Frame } from '../frame/frame';
import { AccountMenu } from '../frame/account-menu';
import { NoAccess } from '../frame/no-access';
import { NoticeBell } from '../frame/notice-bell';
import { PageSkeleton } from '../frame/page-skeleton';
import { RouteParams } from '../../part/page/route-params';
import { SupportContext } from '../../platform/person/support-session';
import type { SupportUser } from '../../platform/person/use-person';
import { SupportHome } from './support-home';
import { LogoutLink } from './logout-link';
import { supportName } from './support-name';

/** The pages of the support area that exist; the next ones add themselves here. */
const screens: Readonly<Record<string, ComponentType>> = {
  '/support': SupportHome,
  '/support/impersonate': lazy(() =>
    import('../../screen/impersonate/impersonate-screen').then((module) => ({ default: module.ImpersonateScreen })),
  ),
  '/support/practicesearch': lazy(() =>
    import('../../screen/practice-search/practice-search-screen').then((module) => ({
      default: module.PracticeSearchScreen,
    })),
  ),
  '/support/organizationdetail/{organizationId}': lazy(() =>
    import('../../screen/organization-detail/organization-detail-screen').then((module) => ({
      default: module.OrganizationDetailScreen,
    })),
  ),
  '/support/practicedetail/{practiceId}': lazy(() =>
    import('../../screen/practice-detail/practice-detail-screen').then((module) => ({
      default: module.PracticeDetailScreen,
    })),
  ),
  '/support/prescribingshortcuts': lazy(() =>
    import('../../screen/support-shortcuts/support-shortcuts-screen').then((module) => ({
      default: module.SupportShortcutsScreen,
    })),
  ),
  '/support/role': lazy(() =>
    import('../../screen/roles/roles-screen').then((module) => ({ default: module.RolesScreen })),
  ),
  '/support/pims': lazy(() =>
    import('../../screen/pims-lookup/pims-lookup-screen').then((module) => ({ default: module.PimsLookupScreen })),
  ),
};

/** The area of a support user who works as themselves. */
export function SupportArea({ support }: { readonly support: SupportUser }) {
  const { pathname } = useLocation();
  const [isOnlyActive, setOnlyActive] = useState(true);
  const session = useMemo(
    () => ({
      support,
      menu: supportMenu(support).filter((entry) => entry.link in screens),
      onlyActive: { is: isOnlyActive, change: setOnlyActive },
    }),
    [support, isOnlyActive],
  );
  const verdict = guardRoute({
    path: pathname,
    caller: { kind: 'support', inAdminSupportGroup: support.inAdminSupportGroup },
    menu: [],
    features: noFeatures,
  });
  if (verdict.outcome === 'refused') return <NoAccess />;
  if (verdict.outcome === 'redirect') return <Navigate to={verdict.to} replace />;
  const Screen = screens[verdict.match.route];
  if (!Screen) return <Navigate to="/support" replace />;
  return (
    <SupportContext value={session}>
      <Frame
        menu={session.menu}
        home="/support"
        start={null}
        end={
          <>
            <NoticeBell timeZone={null} />
            <AccountMenu name={supportName(support)} note="Support" />
            <LogoutLink />
          </>
        }
      >
        <Suspense fallback={<PageSkeleton />}>
          <RouteParams value={verdict.match.params}>
            <Screen />
          </RouteParams>
        </Suspense>
      </Frame>
    </SupportContext>
  );
}

const noFeatures: ReadonlySet<string> = new Set();
