import { chakra } from '@chakra-ui/react';
import { highlightKey, menuOf } from '@signa/core/practice';
import type { Menu, MenuLink } from '@signa/core/practice';
import { use, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { forgetLastRowOfOtherLists } from '../list/last-row';
import { isBuilt } from '../../platform/route/built-paths';
import { PracticeContext } from '../../platform/practice/practice';
import { SupportContext } from '../../platform/person/support-session';
import { menuIcon } from './menu-icon';
import { PageTitle } from './page-title';
import { mainId } from './skip-link';
import { Breadcrumbs } from './breadcrumbs';
import type { Crumb } from './breadcrumbs';

interface PageProps {
  /**
   * Breadcrumbs below the module; the last one is the page and its heading. Empty on the module's first page.
   */
  readonly crumbs?: readonly Crumb[];
  /** The heading, if it is neither the last breadcrumb nor the module's name. */
  readonly heading?: string;
  /** Content right of the title: an optional note, then actions, the primary one last. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

const visit = { isFirst: true };

const linksOf = (menu: Menu): readonly MenuLink[] =>
  menu.flatMap((entry) => (entry.kind === 'link' ? [entry] : entry.children));

/** Icon and name of the module that the path belongs to. */
function useModule(): {
  readonly module: MenuLink | undefined;
  readonly to: string | undefined;
  readonly home: string;
} {
  const { pathname } = useLocation();
  const practice = use(PracticeContext);
  const support = use(SupportContext);
  // A page uses its module's name even if the module's first page does not exist yet.
  const links = practice
    ? linksOf(menuOf(practice.assignment.role, practice.location, practice.features))
    : (support?.menu ?? []);
  const key = highlightKey(pathname);
  const module = links.find((link) => link.link === key);
  const hasPage = module !== undefined && (!practice || isBuilt(module.link));
  return { module, to: hasPage ? module.link : undefined, home: practice ? '/dashboard' : '/support' };
}

/** Frame of every page: module icon and name, breadcrumbs, and actions in a fixed place. */
export function Page({ crumbs = [], heading: own, actions, children }: PageProps) {
  const { module, to, home } = useModule();
  const { pathname } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const label = module?.label ?? 'Signa';
  const Icon = menuIcon(module?.icon ?? '');
  const trail = crumbs.length > 0 && module ? [{ label, to }, ...crumbs] : [{ label }];
  const title = own ?? crumbs.at(-1)?.label ?? label;

  // Focusing the heading announces a new page; the browser announces the first one.
  useEffect(() => {
    if (visit.isFirst) visit.isFirst = false;
    else heading.current?.focus({ preventScroll: true });
    forgetLastRowOfOtherLists(pathname);
  }, [pathname]);

  return (
    <chakra.main
      id={mainId}
      display="flex"
      flexDirection="column"
      gap="4"
      px={{ base: '4', md: '6' }}
      pt="4"
      pb="8"
      maxW="100rem"
      w="full"
      mx="auto"
    >
      <PageTitle parts={[title, title === label ? undefined : module?.label]} />
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="flex-end"
        justifyContent="space-between"
        columnGap="4"
        rowGap="3"
      >
        <chakra.div minW="0">
          <Breadcrumbs home={home} crumbs={trail} />
          <chakra.h1
            ref={heading}
            tabIndex={-1}
            textStyle="title"
            display="flex"
            alignItems="center"
            gap="2.5"
            mt="1"
            w="fit-content"
          >
            <chakra.span color="accent.fg" display="inline-flex">
              <Icon size={20} aria-hidden />
            </chakra.span>
            {title}
          </chakra.h1>
        </chakra.div>
        {actions && (
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" _print={{ display: 'none' }}>
            {actions}
          </chakra.div>
        )}
      </chakra.div>
      {children}
    </chakra.main>
  );
}
