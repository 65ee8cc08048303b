import { useEffect, useState } from 'react';

/** Changes whenever letters arrived: what was measured before was measured in others. */
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
