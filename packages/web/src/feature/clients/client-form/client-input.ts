import type { ClientEntry } from '@signa/core/clients';

/** Converts client fields to the contract's input type. */
export const clientInput = <T extends Pick<Partial<ClientEntry>, 'locationClientPhones' | 'locationClientAddress'>>({
  locationClientPhones: phones,
  locationClientAddress: addresses,
  ...fields
}: T) => ({
  ...fields,
  ...(phones && { locationClientPhones: [...phones] }),
  ...(addresses && { locationClientAddress: [...addresses] }),
});
