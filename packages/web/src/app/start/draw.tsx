import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from '../app';
import { listenForTurns } from '../../platform/route/turns';
import type { Services } from '../../platform/services/services';
import { NotConfigured } from './not-configured';

export { preloadPage } from '../gate/preload-page';

/** Draws the portal. */
export function renderPortal(place: HTMLElement, services: Services) {
  listenForTurns();
  createRoot(place).render(
    <BrowserRouter>
      <App services={services} />
    </BrowserRouter>,
  );
}

/** Draws why there is no portal; `missing` as {@link NotConfigured} takes it. */
export function drawNotConfigured(place: HTMLElement, missing: readonly string[] | null) {
  createRoot(place).render(<NotConfigured missing={missing} />);
}
