import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { SkeletonRows } from '../../part/surface/skeleton';
import { mainId } from '../../part/page/skip-link';

const patienceMs = 250;

/** A page whose code is on its way. What comes at once shows nothing that would flash and go, but can be skipped to. */
export function PageSkeleton() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <chakra.main id={mainId} px={{ base: '4', md: '6' }} pt="4" w="full" maxW="100rem" mx="auto">
      {isLong && <SkeletonRows rows={6} label="Loading the page" />}
    </chakra.main>
  );
}
