/** The statuses of prescriptions issued here (P-121); external ones are read-only (P-300). */
export const issuedStatuses = [
  'Created',
  'SentToPharmacy',
  'FaxedToPharmacy',
  'MailedToPharmacy',
  'ReceivedByPharmacy',
  'MoreInfoRequired',
  'AcceptedByPharmacy',
  'DeclinedByPharmacy',
] as const;
