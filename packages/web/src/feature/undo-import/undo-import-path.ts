import { profilePath } from '../../part/text/party-path';

/** The part of a profile's address that asks to undo an import. */
export const undoImportParameter = 'undoImport';

/** Where an import of a client's patients is undone. */
export const undoImportPath = (clientId: string, importId: string): string =>
  `${profilePath(clientId)}?${new URLSearchParams({ [undoImportParameter]: importId }).toString()}`;
