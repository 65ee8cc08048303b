import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { SkeletonRows } from '../../part/surface/skeleton';
import { mainId } from '../../part/page/skip-link';

const delayMs = 250;

/** Placeholder while a page's code loads. It shows nothing that would flash, but skip links can already reach it. */
export function PageSkeleton() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), delayMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <chakra.main id={mainId} px={{ base: '4', md: '6' }} pt="4" w="full" maxW="100rem" mx="auto">
      {isLong && <SkeletonRows rows={6} label="Loading the page" />}
    </chakra.main>
  );
}
