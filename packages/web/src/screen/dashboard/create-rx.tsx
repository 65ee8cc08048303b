import { menuLinks } from '@signa/core/practice';
import { type CreateBy, createByLabels, visitOfCreateBy } from '@signa/core/prescribing';
import { chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useShortcut } from '../../platform/keyboard/use-shortcut';
import { usePractice } from '../../platform/practice/practice';
import { LinkButton } from '../../part/button/link-button';

const keys = ['C'] as const;

/** Starts a prescription from anywhere on the dashboard. */
export function CreateRx() {
  const navigate = useNavigate();
  const mayCreate = useMayCreate();
  useShortcut({
    keys,
    label: 'Create Rx',
    section: 'Dashboard',
    run: () => void navigate('/create'),
    enabled: mayCreate,
  });
  if (!mayCreate) return null;
  return (
    <LinkButton to="/create" variant="solid" icon={Plus} keys={keys}>
      Create Rx
    </LinkButton>
  );
}

/** Two starting points: by client or by product (P-012). */
export function CreateLinks() {
  if (!useMayCreate()) return null;
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2" mb="3" css={{ '& > *': { flex: 1 } }}>
      <PermissionGrant by="client" />
      <PermissionGrant by="product" />
    </chakra.div>
  );
}

function PermissionGrant({ by }: { readonly by: CreateBy }) {
  const { path, search } = visitOfCreateBy(by);
  return <LinkButton to={path + search}>{createByLabels[by]}</LinkButton>;
}

function useMayCreate(): boolean {
  const { menu } = usePractice();
  return menuLinks(menu).includes('/create');
}
