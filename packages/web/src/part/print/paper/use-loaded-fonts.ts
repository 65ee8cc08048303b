import { useEffect, useState } from 'react';

/** Changes whenever fonts have loaded, because earlier measurements used fallback fonts. */
export function useLoadedFonts(): number {
  const [arrivals, setArrivals] = useState(0);
  useEffect(() => {
    if (!('fonts' in document)) return;
    const { fonts } = document;
    const arrived = () => setArrivals((count) => count + 1);
    fonts.addEventListener('loadingdone', arrived);
    return () => fonts.removeEventListener('loadingdone', arrived);
  }, []);
  return arrivals;
}
