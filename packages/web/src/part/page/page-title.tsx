import { useLayoutEffect } from 'react';

/** Title when no page sets one. */
const portal = 'Signa';

/**
 * Sets the document title from its parts, the page first. React's `<title>` would add a second element next to the one
 * in the document, and HTML allows only one.
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
