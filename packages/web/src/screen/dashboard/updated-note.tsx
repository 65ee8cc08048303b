import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useServices } from '../../platform/services/services';

const tickMs = 5_000;

const ago = (seconds: number): string => {
  if (seconds < 5) return 'Updated just now';
  if (seconds < 60) return `Updated ${seconds} seconds ago`;
  const minutes = Math.floor(seconds / 60);
  return minutes === 1 ? 'Updated 1 minute ago' : `Updated ${minutes} minutes ago`;
};

/** Age of the counts; readable on demand, but not announced. */
export function UpdatedNote({ at }: { readonly at: number }) {
  const { clock } = useServices();
  const [now, setNow] = useState(() => Date.parse(clock.now()));
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.parse(clock.now())), tickMs);
    return () => clearInterval(timer);
  }, [clock]);
  if (!Number.isFinite(at)) return null;
  return (
    <chakra.span textStyle="meta" color="fg.subtle">
      {ago(Math.max(0, Math.round((Math.max(now, at) - at) / 1000)))}
    </chakra.span>
  );
}
