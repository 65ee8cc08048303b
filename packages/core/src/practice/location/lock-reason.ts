/** Why a practice may not change a field of a location. */
export const lockReasons = {
  place:
    'Only Signa support changes the e-mail address, the organization, the account number and whether a location is active.',
  range: 'Only Signa support changes the pharmacy and the products of a location.',
  connection: 'Only Signa support changes the connection with the practice system.',
  account:
    'Only an admin or vet admin changes the account with the practice system, and only with VETSPIRE or DIGITAIL.',
  secret: 'Only an admin or vet admin changes the secret of the account with the practice system.',
} as const;
