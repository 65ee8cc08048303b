import type { Notice } from '../../base/failure/index.js';
import type { ImportedName } from './imported-record.js';

/** The state has changed since the preview. @see C-266 */
export const importStaleText = 'Someone changed records of this import. Review what will be removed and what stays.';

/** The import has already been undone. @see C-266 */
export const importUndoneText = 'This import was already undone.';

/** No record of the import can be removed. @see C-254 */
export const nothingGoesText = 'Nothing from this import can be removed: all of it has been used since.';

/** Shown for a client without imports. @see C-267 */
export const noImportsText = 'Nothing was imported for this client.';

/** @see C-254 */
export function importUndoneNotice(removed: number, stayed: number): Notice {
  return {
    status: 'success',
    title: 'Import Undone',
    description: stayed === 0 ? `${removed} removed.` : `${removed} removed, ${stayed} kept.`,
  };
}

/** Shown after an import; `null` when no one was imported. @see C-267 */
export function importFinishedNotice(names: readonly string[]): Notice | null {
  if (names.length === 0) return null;
  const title = names.length === 1 ? '1 Patient Imported' : `${names.length} Patients Imported`;
  return { status: 'success', title, description: importNamesText(names, names.length) };
}

/** The names of imported records, shortened: 'Miso, Nori and 3 more'. @see C-267 */
export function importNamesText(names: readonly string[], count: number): string {
  const shown = names.slice(0, count > 4 ? 3 : 4);
  const rest = count - shown.length;
  if (rest > 0) return `${shown.join(', ')} and ${rest} more`;
  const last = shown.at(-1) ?? '';
  return shown.length < 2 ? last : `${shown.slice(0, -1).join(', ')} and ${last}`;
}

/** The name of a record that is removed or stays: 'Miso', or 'Client Jane Doe'. @see C-254 */
export function importedNameText({ noun, name }: ImportedName): string {
  return noun === 'client' ? `Client ${name}` : name;
}
