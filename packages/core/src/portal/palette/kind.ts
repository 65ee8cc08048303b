/** The kinds of records that the palette finds. @see P-287 */
export const recordKinds = ['client', 'patient', 'prescription', 'product'] as const;
export type RecordKind = (typeof recordKinds)[number];

/** All that the palette finds, in the order in which the groups stand. @see P-287, P-288 */
export const paletteKinds = [...recordKinds, 'screen', 'action'] as const;
export type PaletteKind = (typeof paletteKinds)[number];

/** What the groups and tabs are called. @see P-287 */
export const paletteKindLabels: Readonly<Record<PaletteKind, string>> = {
  client: 'Clients',
  patient: 'Patients',
  prescription: 'Prescriptions',
  product: 'Products',
  screen: 'Go to',
  action: 'Do',
};

/** What one kind is called among several that could not be searched: 'The products could not be searched.' @see P-294 */
export const recordKindNouns: Readonly<Record<RecordKind, string>> = {
  client: 'clients',
  patient: 'patients',
  prescription: 'prescriptions',
  product: 'products',
};
