/** Fields as a practice system told them: of any kind, or missing. A mapping fills in what there is. */
type Told<Field extends string> = Readonly<Partial<Record<Field, unknown>>>;

/** A person who works with the practice system, as it was told; the names are those of A-179. */
export type ToldUser = Told<
  | 'pimsId'
  | 'displayName'
  | 'isProvider'
  | 'vetLicenseNumber'
  | 'vetLicenseState'
  | 'vetLicenseExpiration'
  | 'type'
  | 'originSystem'
>;

/** What a system tells of an account it is connected for; systems without steps of their own tell none. */
export type ToldInstallation = Told<
  'accountId' | 'practiceName' | 'pims' | 'lastHeartbeat' | 'schedule' | 'extraction' | 'intermediate' | 'staging'
>;
