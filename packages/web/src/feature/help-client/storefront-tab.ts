import { webLink } from '@signa/core/base';
import { storefrontComes } from '@signa/core/orders';

/** The tab that the storefront comes into, between the press and the moment that it leads there. */
export interface StorefrontTab {
  /** Opens it while the press is still the person's own act: later the browser would block it. False where it does. */
  readonly open: () => boolean;
  /** @throws Error where the person has closed it meanwhile */
  readonly leadTo: (address: string) => void;
  /** Closes it, unless it led somewhere already. */
  readonly giveUp: () => void;
}

export function createStorefrontTab(): StorefrontTab {
  let tab: Window | null = null;
  return {
    open() {
      tab = window.open('', '_blank');
      if (tab) sayThatItComes(tab.document);
      return tab !== null;
    },
    leadTo(address) {
      const link = webLink(address);
      if (link === null) throw new Error('The storefront answered an address that is not one of the web');
      if (!tab || tab.closed) throw new Error('The tab was closed before the storefront came');
      // What it shows then may not reach back into the portal.
      tab.opener = null;
      tab.location.replace(link);
      tab = null;
    },
    giveUp() {
      tab?.close();
      tab = null;
    },
  };
}

function sayThatItComes(page: Document): void {
  page.title = storefrontComes;
  page.documentElement.style.colorScheme = 'light dark';
  page.body.textContent = storefrontComes;
}
