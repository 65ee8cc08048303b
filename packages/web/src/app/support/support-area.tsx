import { guardRoute, supportMenu } from '@signa/core/practice';
import { useMemo, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { Frame } from '../frame/frame';
import { AccountMenu } from '../frame/account-menu';
import { isUnknownAddress, UnknownAddress } from '../frame/unknown-address';
import { NoAccess } from '../frame/no-access';
import { NoticeBell } from '../frame/notice-bell';
import { PageSkeleton } from '../frame/page-skeleton';
import { lazyPart } from '../../platform/lazy/lazy-part';
import { RouteParams } from '../../part/page/route-params';
import { SupportContext } from '../../platform/person/support-session';
import type { SupportUser } from '../../platform/person/use-person';
import { SupportHome } from './support-home';
import { LogoutLink } from './logout-link';
import { supportName } from './support-name';

type Screen = ComponentType<{ readonly fallback?: ReactNode }>;

const partOf = (bring: () => Promise<ComponentType>): Screen => lazyPart(bring).Part;

/** Existing pages of the support area. New pages are added here. */
const screens: Readonly<Record<string, Screen>> = {
  '/support': SupportHome,
  '/support/impersonate': partOf(() =>
    import('../../screen/impersonate/impersonate-screen').then((module) => module.ImpersonateScreen),
  ),
  '/support/practicesearch': partOf(() =>
    import('../../screen/practice-search/practice-search-screen').then((module) => module.PracticeSearchScreen),
  ),
  '/support/organizationdetail/{organizationId}': partOf(() =>
    import('../../screen/organization-detail/organization-detail-screen').then(
      (module) => module.OrganizationDetailScreen,
    ),
  ),
  '/support/practicedetail/{practiceId}': partOf(() =>
    import('../../screen/practice-detail/practice-detail-screen').then((module) => module.PracticeDetailScreen),
  ),
  '/support/prescribingshortcuts': partOf(() =>
    import('../../screen/support-shortcuts/support-shortcuts-screen').then((module) => module.SupportShortcutsScreen),
  ),
  '/support/role': partOf(() => import('../../screen/roles/roles-screen').then((module) => module.RolesScreen)),
  '/support/pims': partOf(() =>
    import('../../screen/pims-lookup/pims-lookup-screen').then((module) => module.PimsLookupScreen),
  ),
};

/** Path patterns of these pages, as core matches them. */
export const supportPaths: readonly string[] = Object.keys(screens);

/** The area for a support user who is not impersonating. */
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
  const isUnknown = isUnknownAddress(pathname);
  if (verdict.outcome === 'redirect' && !isUnknown) return <Navigate to={verdict.to} replace />;
  const Screen = verdict.outcome === 'allow' ? screens[verdict.match.route] : undefined;
  if (!Screen && !isUnknown) return <Navigate to="/support" replace />;
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
        {Screen && verdict.outcome === 'allow' ? (
          <RouteParams value={verdict.match.params}>
            <Screen fallback={<PageSkeleton />} />
          </RouteParams>
        ) : (
          <UnknownAddress pathname={pathname} home="/support" />
        )}
      </Frame>
    </SupportContext>
  );
}

const noFeatures: ReadonlySet<string> = new Set();
