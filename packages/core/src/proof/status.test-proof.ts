/** The statuses of what was issued here (P-121); what was issued elsewhere is only a record (P-300). */
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
