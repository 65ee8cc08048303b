import { useLayoutEffect } from 'react';

/** What the portal is called where no page says more. */
const portal = 'Signa';

/**
 * What the browser calls the page while it stands, after its parts: the page itself first. A `<title>` that React draws
 * would come beside the one of the document, of which HTML has one.
 */
export function PageTitle({ parts }: { readonly parts: readonly (string | undefined)[] }): null {
  const title = [...parts.filter(Boolean), portal].join(' · ');
  useLayoutEffect(() => {
    document.title = title;
    return () => {
      document.title = portal;
    };
  }, [title]);
  return null;
}
