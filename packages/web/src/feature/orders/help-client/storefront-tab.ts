import { webLink } from '@signa/core/base';
import { storefrontComes } from '@signa/core/orders';

/** The tab for the storefront, from the press until the storefront loads. */
export interface StorefrontTab {
  /** Opens the tab during the user's click, since browsers block it later. Returns false if it was blocked. */
  readonly open: () => boolean;
  /** @throws Error if the user closed the tab */
  readonly leadTo: (address: string) => void;
  /** Closes the tab unless it already navigated. */
  readonly giveUp: () => void;
}

export function createStorefrontTab(): StorefrontTab {
  let tab: Window | null = null;
  return {
    open() {
      tab = window.open('', '_blank');
      if (tab) showLoadingPage(tab.document);
      return tab !== null;
    },
    leadTo(address) {
      const link = webLink(address);
      if (link === null) throw new Error('The storefront returned an address that is not a web address');
      if (!tab || tab.closed) throw new Error('The tab was closed before the storefront loaded');
      // Prevents the page in the tab from reaching back into the portal.
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

function showLoadingPage(page: Document): void {
  page.title = storefrontComes;
  page.documentElement.style.colorScheme = 'light dark';
  page.body.textContent = storefrontComes;
}
