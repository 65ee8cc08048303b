import { matchRoute, plainPath } from '@signa/core/practice';
import { FileQuestion } from 'lucide-react';
import { findRoute } from '../routes/built-routes';
import { LinkButton } from '../../part/button/link-button';
import { Page } from '../../part/page/page';
import { Empty } from '../../part/surface/empty';

/** Whether no page has this address; `/` redirects to the first page. */
export const isUnknownAddress = (pathname: string): boolean =>
  plainPath(pathname) !== '/' && matchRoute(pathname) === null && findRoute(pathname) === null;

/** Replaces a page that does not exist: shows the requested address and a link to continue. */
export function UnknownAddress({ pathname, home }: { readonly pathname: string; readonly home: string }) {
  return (
    <Page heading="Page not found">
      <Empty
        icon={FileQuestion}
        title={`There is no page at ${pathname}`}
        minH="18rem"
        action={<LinkButton to={home}>Go to the home page</LinkButton>}
      >
        Check the address, or press Ctrl K to search for a page.
      </Empty>
    </Page>
  );
}
