import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from '../app';
import type { Services } from '../services';
import { earlyPressIn, pressAgain } from './early-press';
import { NotConfigured } from './not-configured';

export { bringAhead } from './bring-ahead';

/** Draws the portal, and does what was pressed before it could answer. */
export function draw(place: HTMLElement, services: Services) {
  createRoot(place).render(
    <BrowserRouter>
      <App services={services} />
      <EarlyPressed place={place} />
    </BrowserRouter>,
  );
}

/** Stands last: what came drawn is there until all before it has been drawn anew. */
function EarlyPressed({ place }: { readonly place: HTMLElement }) {
  const [press] = useState(() => earlyPressIn(place));
  useEffect(() => {
    if (press) pressAgain(place, press);
  }, [place, press]);
  return null;
}

/** Draws why there is no portal; `missing` as {@link NotConfigured} takes it. */
export function drawNotConfigured(place: HTMLElement, missing: readonly string[] | null) {
  createRoot(place).render(<NotConfigured missing={missing} />);
}
