import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A list of values with labels above. */
export const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
  },
});

interface FactProps {
  readonly label: string;
  readonly children: ReactNode;
  /** Spans the full row. */
  readonly wide?: boolean;
}

/** Missing values are shown as N/A in a muted color, because an empty space would look like an error. */
export function Fact({ label, children, wide }: FactProps) {
  const missing = children === null || children === undefined || children === '' || children === false;
  return (
    <chakra.div gridColumn={wide ? '1 / -1' : undefined} minW="0">
      <chakra.dt textStyle="label" color="fg.subtle">
        {label}
      </chakra.dt>
      <chakra.dd textStyle="strong" mt="0.5" color={missing ? 'fg.subtle' : 'fg.default'} overflowWrap="anywhere">
        {missing ? 'N/A' : children}
      </chakra.dd>
    </chakra.div>
  );
}

/** Label left, value right, as in the summary rail of a form. */
export function FactLine({ label, children }: Omit<FactProps, 'wide'>) {
  const missing = children === null || children === undefined || children === '' || children === false;
  return (
    <chakra.div display="grid" gridTemplateColumns="7.75rem minmax(0, 1fr)" gap="2" py="0.5">
      <chakra.dt textStyle="meta" color="fg.subtle">
        {label}
      </chakra.dt>
      <chakra.dd textStyle="strong" color={missing ? 'fg.subtle' : 'fg.default'} overflowWrap="anywhere">
        {missing ? 'N/A' : children}
      </chakra.dd>
    </chakra.div>
  );
}
