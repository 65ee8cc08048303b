/** The statuses of what was issued (P-121). */
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
