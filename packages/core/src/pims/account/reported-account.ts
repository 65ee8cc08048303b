/** Raw values from a practice system: of any type, or missing. An integration fills in what it has. */
type AsReported<Field extends string> = Readonly<Partial<Record<Field, unknown>>>;

/** The raw values of a practice system's user; the names are those of A-179. */
export type ReportedUser = AsReported<
  | 'pimsId'
  | 'displayName'
  | 'isProvider'
  | 'vetLicenseNumber'
  | 'vetLicenseState'
  | 'vetLicenseExpiration'
  | 'type'
  | 'originSystem'
>;

/** The raw values of a connected account; systems without stages report none. */
export type ReportedInstallation = AsReported<
  'accountId' | 'practiceName' | 'pims' | 'lastHeartbeat' | 'schedule' | 'extraction' | 'intermediate' | 'staging'
>;
