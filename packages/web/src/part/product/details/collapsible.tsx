import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

const Box = chakra('details', {
  base: {
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minH: '2.75rem',
      textStyle: 'name',
      cursor: 'pointer',
      borderRadius: 'control',
      listStyle: 'none',
      '&::-webkit-details-marker': { display: 'none' },
      '&:hover': { color: 'accent.fg' },
    },
    '&[open] > summary svg': { transform: 'rotate(180deg)' },
  },
});

interface CollapsibleProps {
  readonly title: string;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** A native collapsible panel, so that find-in-page opens it. */
export function Collapsible({ title, isOpen = false, children }: CollapsibleProps) {
  return (
    <Box open={isOpen}>
      <summary>
        <h3>{title}</h3>
        <ChevronDown size={16} aria-hidden />
      </summary>
      <chakra.div pb="3">{children}</chakra.div>
    </Box>
  );
}
