import { profilePath } from '../../../part/text/party-path';

/** The URL parameter of a profile that opens the undo dialog. */
export const undoImportParameter = 'undoImport';

/** The link that opens the undo dialog for an import. */
export const undoImportPath = (clientId: string, importId: string): string =>
  `${profilePath(clientId)}?${new URLSearchParams({ [undoImportParameter]: importId }).toString()}`;
