import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from '../app';
import { listenForHistory } from '../../platform/route/history-navigation';
import type { Services } from '../../platform/services/services';
import { NotConfigured } from './not-configured';

export { preloadPage } from '../gate/preload-page';

/** Renders the portal. */
export function renderPortal(place: HTMLElement, services: Services) {
  listenForHistory();
  createRoot(place).render(
    <BrowserRouter>
      <App services={services} />
    </BrowserRouter>,
  );
}

/** Renders the page that explains why the portal cannot start; `missing` as in {@link NotConfigured}. */
export function renderNotConfigured(place: HTMLElement, missing: readonly string[] | null) {
  createRoot(place).render(<NotConfigured missing={missing} />);
}
