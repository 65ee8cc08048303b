import type { Issue } from '../../base/failure/index.js';

/** A link between a patient and one of its clients (C-195). */
export interface ClientLink {
  readonly locationClientId: string;
  readonly isActive: boolean;
  /** At most one active link per patient is primary (C-081). */
  readonly isPrimary: boolean;
}

/** A change of one link. Omitted fields keep their value; a new link is active and not primary by default (C-163). */
export interface ClientLinkChange {
  readonly locationClientId: string;
  readonly isActive?: boolean | null;
  readonly isPrimary?: boolean | null;
}

/** Whether an active link joins the patient to the client. @see P-002 */
export function isPatientOf(
  patient: { readonly locationPatientClients: readonly Pick<ClientLink, 'locationClientId' | 'isActive'>[] },
  clientId: string | null,
): boolean {
  return patient.locationPatientClients.some((link) => link.isActive && link.locationClientId === clientId);
}

/** C-083. */
export const clientNeededText = 'Choose a client for this patient.';

/** The issue of a new patient without a client, who could never be found. @see C-083 */
export function missingClientIssues(links: readonly ClientLinkChange[]): Issue[] {
  return links.length > 0 ? [] : [{ path: 'locationPatientClients', code: 'required', message: clientNeededText }];
}

/**
 * The links of a patient after one was changed or added. Exactly one of the active links is primary: the requested one,
 * else the current one, else the oldest. An inactive link never is.
 *
 * @param links - oldest first; a new one is appended
 * @see C-080, C-081, C-082
 */
export function linksAfter(links: readonly ClientLink[], change: ClientLinkChange): ClientLink[] {
  const { locationClientId } = change;
  const before = links.find((link) => link.locationClientId === locationClientId);
  const changed: ClientLink = {
    locationClientId,
    isActive: change.isActive ?? before?.isActive ?? true,
    isPrimary: change.isPrimary ?? before?.isPrimary ?? false,
  };
  const all = before ? links.map((link) => (link === before ? changed : link)) : [...links, changed];
  const active = all.filter(({ isActive }) => isActive);
  const asked = changed.isPrimary && changed.isActive ? changed : null;
  const primary = asked ?? active.find(({ isPrimary }) => isPrimary) ?? active[0] ?? null;
  return all.map((link) => ({ ...link, isPrimary: link === primary }));
}
