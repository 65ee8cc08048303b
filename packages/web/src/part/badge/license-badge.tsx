import {
  type DeaFacts,
  deaNotice,
  deaStatus,
  licenseNotice,
  licenseStatus,
  type LicenseStatus,
  type VetLicenseFacts,
} from '@signa/core/practice';
import type { PlainDate } from '@signa/core/base';
import { CircleX, Clock3 } from 'lucide-react';
import { Badge } from './badge';

const words = { missing: 'No license', expired: 'License expired', expiring: 'License expires soon' } as const;

const deaWords = { expired: 'DEA expired', expiring: 'DEA expires soon' } as const;

interface LicenseBadgeProps {
  readonly person: VetLicenseFacts &
    DeaFacts & {
      readonly displayName: string;
      readonly isActive: boolean;
      readonly role: { readonly canAuthorize: boolean };
    };
  readonly today: PlainDate;
}

/**
 * Warns about a missing, expired, or soon expiring license or DEA registration if the role requires one (A-240,
 *
 */
export function LicenseBadge({ person, today }: LicenseBadgeProps) {
  if (!person.role.canAuthorize || !person.isActive) return null;
  const { kind } = licenseStatus(person, today);
  const dea = deaStatus(person, today).kind;
  return (
    <>
      {kind !== 'current' && (
        <EndBadge kind={kind} tooltip={licenseNotice(person, today, person.displayName)}>
          {words[kind]}
        </EndBadge>
      )}
      {(dea === 'expired' || dea === 'expiring') && (
        <EndBadge kind={dea} tooltip={deaNotice(person, today, person.displayName)}>
          {deaWords[dea]}
        </EndBadge>
      )}
    </>
  );
}

interface EndBadgeProps {
  readonly kind: Exclude<LicenseStatus['kind'], 'current'>;
  readonly tooltip: string | null;
  readonly children: string;
}

/** Whether a license is missing, expired, or expires soon. */
export const EndBadge = ({ kind, tooltip, children }: EndBadgeProps) => (
  <Badge
    tone={kind === 'expiring' ? 'near' : 'expired'}
    icon={kind === 'expiring' ? Clock3 : CircleX}
    tooltip={tooltip}
  >
    {children}
  </Badge>
);
