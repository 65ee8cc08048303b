import { chakra } from '@chakra-ui/react';
import { type Tracking, trackingLink } from '@signa/core/orders';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';

/** Links to the parcel's status in a new tab; without a URL, shows plain text (C-134). */
export function TrackingLink({ shipment, children }: { readonly shipment: Tracking; readonly children: ReactNode }) {
  const link = trackingLink(shipment);
  if (!link) return children;
  return (
    <chakra.a
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      color="accent.fg"
      display="inline-flex"
      alignItems="center"
      gap="1"
      overflowWrap="anywhere"
    >
      {children}
      <ExternalLink size={14} aria-hidden />
      <chakra.span srOnly>, opens a new tab</chakra.span>
    </chakra.a>
  );
}
