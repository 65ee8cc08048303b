/** Identity fields of a client with no additional data (C-194). */
export const noClientIdentity = {
  mergedIntoId: null,
  drivingLicense: null,
  birthdate: null,
  sourceUuid: null,
  isPIMSImport: false,
} as const;
