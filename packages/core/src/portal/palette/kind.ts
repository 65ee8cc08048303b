/** The kinds of records that the palette finds. @see P-287 */
export const recordKinds = ['client', 'patient', 'prescription', 'product'] as const;
export type RecordKind = (typeof recordKinds)[number];

/** All kinds that the palette finds, in the order of the groups. @see P-287, P-288 */
export const paletteKinds = [...recordKinds, 'screen', 'action'] as const;
export type PaletteKind = (typeof paletteKinds)[number];

/** The labels of groups and tabs. @see P-287 */
export const paletteKindLabels: Readonly<Record<PaletteKind, string>> = {
  client: 'Clients',
  patient: 'Patients',
  prescription: 'Prescriptions',
  product: 'Products',
  screen: 'Go to',
  action: 'Do',
};

/** The noun for a kind in an error about failed searches: 'The products could not be searched.' @see P-294 */
export const recordKindNouns: Readonly<Record<RecordKind, string>> = {
  client: 'clients',
  patient: 'patients',
  prescription: 'prescriptions',
  product: 'products',
};
