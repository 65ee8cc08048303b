/** Why a practice may not change a field of a location. */
export const lockReasons = {
  place: 'Only Signa support can change the email address, organization, account number, and status of a location.',
  range: 'Only Signa support can change the pharmacy and product range of a location.',
  connection: 'Only Signa support can change the connection to the practice system.',
  account: 'Only an admin or vet admin can change the practice system account, and only for VETSPIRE or DIGITAIL.',
  secret: 'Only an admin or vet admin can change the secret of the practice system account.',
} as const;
