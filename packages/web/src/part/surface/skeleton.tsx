import { chakra } from '@chakra-ui/react';

/** A static placeholder for a line of text. */
export const SkeletonBar = chakra('span', {
  base: { display: 'block', bg: 'bg.skeleton', borderRadius: 'key', h: '3' },
});

const widths = [
  ['56%', '38%'],
  ['44%', '47%'],
  ['50%', '34%'],
];

/** Placeholder rows; shown only on the first load, never over existing content. */
export function SkeletonRows({ rows = 3, label = 'Loading' }: { readonly rows?: number; readonly label?: string }) {
  return (
    <chakra.div role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        <chakra.div
          key={row}
          display="flex"
          alignItems="center"
          gap="3"
          minH="row"
          px="4"
          borderTopWidth={row ? '1px' : '0'}
          borderColor="border.subtle"
        >
          <chakra.span display="block" bg="bg.skeleton" w="8" h="8" borderRadius="card" flexShrink="0" />
          <chakra.span display="flex" flexDirection="column" gap="2" flex="1">
            <SkeletonBar style={{ width: widths[row % 3]?.[0] }} />
            <SkeletonBar style={{ width: widths[row % 3]?.[1] }} />
          </chakra.span>
          <chakra.span display="block" bg="bg.skeleton" w="5.5rem" h="7" borderRadius="control" hideBelow="md" />
        </chakra.div>
      ))}
    </chakra.div>
  );
}

/** Placeholder for the card of a detail view. */
export function SkeletonFacts({ rows = 3, label = 'Loading' }: { readonly rows?: number; readonly label?: string }) {
  return (
    <chakra.div role="status" aria-label={label} display="grid" gridTemplateColumns="repeat(3, 1fr)" gap="4" p="4">
      {Array.from({ length: rows * 3 }, (_, cell) => (
        <chakra.span key={cell} display="flex" flexDirection="column" gap="2">
          <SkeletonBar w="45%" h="2.5" />
          <SkeletonBar w={cell % 2 ? '62%' : '78%'} />
        </chakra.span>
      ))}
    </chakra.div>
  );
}
