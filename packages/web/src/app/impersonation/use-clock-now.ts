import { useEffect, useState } from 'react';
import { useServices } from '../../platform/services/services';

const second = 1_000;

/** The current time, updated every second while the page is visible. */
export function useClockNow(): string {
  const { clock } = useServices();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), second);
    return () => clearInterval(timer);
  }, [clock]);
  return now;
}
