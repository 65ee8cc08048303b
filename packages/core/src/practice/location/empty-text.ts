/** Shown in place of an empty list. @see C-187 */
export const emptyTexts = {
  data: 'No data found',
  patients: 'No patient is available',
  orders: 'No Orders Found',
  results: '0 Results Found...',
  pimsClients: 'No PIMS Clients Found',
  unlinkedClients: 'All clients have been linked to PIMS!',
  pimsPatients: 'No patients found in pims!',
} as const;
