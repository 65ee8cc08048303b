import { chakra } from '@chakra-ui/react';
import { Card } from '../../../../part/surface/card';
import { SkeletonBar, SkeletonRows } from '../../../../part/surface/skeleton';

/** A skeleton in the shape of the groups (P-147). */
export function QueueSkeleton() {
  return (
    <>
      {[3, 1, 2].map((rows) => (
        <Card key={rows} overflow="hidden">
          <chakra.div
            display="flex"
            alignItems="center"
            minH="10"
            px="4"
            bg="bg.strip"
            borderBottomWidth="1px"
            borderColor="border.subtle"
          >
            <SkeletonBar w="11rem" />
          </chakra.div>
          <SkeletonRows rows={rows} label="Loading requests" />
        </Card>
      ))}
    </>
  );
}
