import { chakra } from '@chakra-ui/react';
import { builtInRoles, sameRoleName } from '@signa/core/practice';
import { ShieldPlus, ShieldUser, Stethoscope, User } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

const icons: Readonly<Record<string, LucideIcon>> = {
  'shield-plus': ShieldPlus,
  'shield-user': ShieldUser,
  stethoscope: Stethoscope,
  user: User,
};

/** Shows a role with its icon. A custom role has the icon of its kind, authorizing or not. */
export function RoleMark({
  role,
}: {
  readonly role: { readonly name: string; readonly icon?: string | null; readonly canAuthorize: boolean };
}) {
  const builtIn = builtInRoles.find(({ name }) => sameRoleName(name, role.name));
  const Icon = icons[role.icon ?? builtIn?.icon ?? ''] ?? (role.canAuthorize ? Stethoscope : User);
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2" minW="0">
      <chakra.span color="fg.muted" display="inline-flex" flexShrink="0">
        <Icon size={16} aria-hidden />
      </chakra.span>
      <chakra.span overflowWrap="anywhere">{role.name}</chakra.span>
    </chakra.span>
  );
}
