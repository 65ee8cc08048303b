import type { ContractName } from '../../contract/index.js';
import { edit } from './need.js';
import type { PermissionRule } from './rule.js';

/**
 * Users who manage the practice and can change its clients. Support needs the user's own rights: a whole practice is
 * not imported in its name.
 */
const importing: PermissionRule = {
  requirement: 'A-323',
  practice: { kind: 'rights', all: [edit('practicesettings'), edit('clients', 'link')] },
  support: 'no',
  impersonating: 'as-user',
};

/** Files of records that are imported in the portal. */
export const importFileRules = {
  GetImportFiles: importing,
  GetImportFile: importing,
  GetImportLeftOut: importing,
  SendImportPart: importing,
  AddImportFile: importing,
  ChangeImportMapping: importing,
  CheckImportFile: importing,
  StartImportFile: importing,
  UndoImportFile: importing,
  RemoveImportFile: importing,
} as const satisfies Partial<Record<ContractName, PermissionRule>>;
