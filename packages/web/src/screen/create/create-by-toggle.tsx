import { chakra } from '@chakra-ui/react';
import { type CreateBy, createByLabels } from '@signa/core/prescribing';
import { PackageSearch, Users } from 'lucide-react';

const icons = { client: Users, product: PackageSearch } as const;
const ways: readonly CreateBy[] = ['client', 'product'];

const PermissionGrant = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minH: '2.25rem',
    minW: '0',
    px: { base: '2', md: '4' },
    borderRadius: 'control',
    textStyle: 'name',
    color: 'fg.muted',
    cursor: 'pointer',
    '&:hover': { color: 'fg.default' },
    '&[aria-pressed=true]': { bg: 'accent.subtle', color: 'accent.fg' },
    '@media (pointer: coarse)': { minH: 'touch' },
  },
});

interface CreateByToggleProps {
  readonly value: CreateBy;
  readonly onChange: (next: CreateBy) => void;
}

/** 'Search by Client' or 'Search by Product' (P-012). */
export function CreateByToggle({ value, onChange }: CreateByToggleProps) {
  return (
    <chakra.div
      role="group"
      aria-label="Search by"
      // Two columns as wide as the longer label, which wraps only if the window is too narrow for both.
      display="inline-grid"
      gridTemplateColumns="repeat(2, minmax(0, 1fr))"
      gap="1"
      p="1"
      alignSelf="start"
      maxW="full"
      bg="bg.surface"
      borderWidth="1px"
      borderColor="border.default"
      borderRadius="card"
    >
      {ways.map((way) => {
        const Icon = icons[way];
        return (
          <PermissionGrant key={way} type="button" aria-pressed={way === value} onClick={() => onChange(way)}>
            <Icon size={16} aria-hidden />
            {createByLabels[way]}
          </PermissionGrant>
        );
      })}
    </chakra.div>
  );
}
