import type { ClientEntry } from '@signa/core/clients';

/** Fields of a client as the contract takes them. */
export const clientInput = <T extends Pick<Partial<ClientEntry>, 'locationClientPhones' | 'locationClientAddress'>>({
  locationClientPhones: phones,
  locationClientAddress: addresses,
  ...fields
}: T) => ({
  ...fields,
  ...(phones && { locationClientPhones: [...phones] }),
  ...(addresses && { locationClientAddress: [...addresses] }),
});
