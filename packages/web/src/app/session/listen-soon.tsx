import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { later } from '../later';
import { usePractice } from './practice';

const live = later(() => import('../../client/live/live-updates').then((module) => module.LiveUpdates));

/** Milliseconds without a call after which a page counts as shown. */
const calm = 300;

/** Listens to what others change, once the first page has what it shows: nothing of it waits for this. */
export function ListenSoon() {
  const { location, mayUse } = usePractice();
  const [isShown, setShown] = useState(false);
  if (!mayUse('LocationChanged')) return null;
  return isShown ? <live.Part locationId={location.id} /> : <WaitForPage onShown={setShown} />;
}

function WaitForPage({ onShown }: { readonly onShown: (isShown: true) => void }) {
  const isFetching = useIsFetching() > 0;
  useEffect(() => {
    if (isFetching) return;
    const timer = setTimeout(() => {
      // Code that does not come now is no fault to show: the refreshes stay.
      live.load().then(
        () => onShown(true),
        () => undefined,
      );
    }, calm);
    return () => clearTimeout(timer);
  }, [isFetching, onShown]);
  return null;
}
