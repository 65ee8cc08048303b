import { Known } from './edit-practice';
import type { LocationKnowledge } from './use-location-knowledge';
import { lazyPart } from '../../../platform/lazy/lazy-part';

const dialog = lazyPart(() => import('./add-location-form-dialog').then((module) => module.AddLocationFormDialog));

interface SupportAddLocationProps {
  /** The organization that the location joins; `null` for an independent location. */
  readonly organization:
    | (NonNullable<LocationKnowledge['organization']> & { readonly id: string; readonly name: string })
    | null;
  readonly hasWriteback: boolean;
  readonly onAdded: (location: { readonly id: string }) => void;
  readonly onClose: () => void;
}

/** Support adds a location to an organization, or an independent one. */
export const SupportAddLocation = ({ organization, hasWriteback, onAdded, onClose }: SupportAddLocationProps) => (
  <Known organization={organization}>
    {(known) => (
      <dialog.Part
        at={{ organizationId: organization?.id ?? null }}
        known={known}
        hasWriteback={hasWriteback}
        intro={organization ? `It joins ${organization.name}.` : 'It belongs to no organization.'}
        onAdded={onAdded}
        onClose={onClose}
      />
    )}
  </Known>
);
