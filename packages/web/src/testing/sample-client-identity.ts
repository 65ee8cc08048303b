/** What a client has besides, of one of whom nothing of it is known (C-194). */
export const noClientIdentity = {
  mergedIntoId: null,
  drivingLicense: null,
  birthdate: null,
  sourceUuid: null,
  isPIMSImport: false,
} as const;
