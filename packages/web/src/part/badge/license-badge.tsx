import { licenseNotice, licenseStanding } from '@signa/core/practice';
import type { VetLicenseFacts } from '@signa/core/practice';
import type { PlainDate } from '@signa/core/time';
import { CircleX, Clock3 } from 'lucide-react';
import { Badge } from './badge';

const words = { missing: 'No license', expired: 'License expired', expiring: 'License expires soon' } as const;

export interface LicenseBadgeProps {
  readonly person: VetLicenseFacts & {
    readonly displayName: string;
    readonly isActive: boolean;
    readonly role: { readonly canAuthorize: boolean };
  };
  readonly today: PlainDate;
}

/** Whose license is missing, has run out or soon will, where the role needs one. */
export function LicenseBadge({ person, today }: LicenseBadgeProps) {
  const { kind } = licenseStanding(person, today);
  if (!person.role.canAuthorize || !person.isActive || kind === 'current') return null;
  return (
    <Badge
      tone={kind === 'expiring' ? 'near' : 'expired'}
      icon={kind === 'expiring' ? Clock3 : CircleX}
      tooltip={licenseNotice(person, today, person.displayName)}
    >
      {words[kind]}
    </Badge>
  );
}
