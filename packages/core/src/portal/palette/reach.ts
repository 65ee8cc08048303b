import type { ContractName } from '../../contract/index.js';
import { mayUse, type PracticeCaller } from '../../administration/permission/index.js';
import { guardRoute, type Features, type Menu } from '../../practice/location/index.js';
import { productSearchOf } from '../../catalog/product/index.js';
import { recordKinds, type RecordKind } from './kind.js';
import { linkToClient, linkToPatient, linkToPrescription, linkToProduct, type LinkRights } from './record-link.js';

/** The caller, the location, and what is accessible there. */
export interface PaletteFacts {
  readonly caller: PracticeCaller;
  readonly locationId: string;
  /** `menuOf` the role, limited to existing pages. */
  readonly menu: Menu;
  readonly features: Features;
}

/** What a user may reach. */
export interface PaletteReach extends LinkRights {
  /** The kinds of records that may be searched and opened. */
  readonly records: readonly RecordKind[];
}

/**
 * What the palette may offer. A kind of record requires permission to call its search and to open its results.
 *
 * @see P-289, A-020, A-023
 */
export function paletteReach({ caller, locationId, menu, features }: PaletteFacts): PaletteReach {
  const opens = (path: string) =>
    guardRoute({ path, caller: { kind: caller.kind }, menu, features }).outcome === 'allow';
  const may = (operation: ContractName) => mayUse({ operation, caller, locationIds: [locationId] }).allowed;
  const ways: LinkRights = { opens, mayUse: may };
  const isReached: Readonly<Record<RecordKind, boolean>> = {
    client: may('LocationClientSearch') && linkToClient('1', ways) !== null,
    patient: may('LocationClientSearch') && linkToPatient({ clientId: '1', id: '1' }, ways) !== null,
    prescription: may('GetPrescriptionHistory') && linkToPrescription('1', ways) !== null,
    product: may(productSearchOf(features)) && linkToProduct('1', ways) !== null,
  };
  return { ...ways, records: recordKinds.filter((kind) => isReached[kind]) };
}
