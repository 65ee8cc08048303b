import { allActivations, allPackages } from '../../store/knowledge/package-store.js';
import type { AdminCommand } from '../owner/admin-command.js';

/** All packages and activations, the latest first. */
export const knowledgeList: AdminCommand = {
  usage: '',
  what: 'List the imported knowledge packages and when each was activated',
  names: 0,
  run: async (owner) => {
    const packages = await owner.query(allPackages);
    const activations = await owner.query(allActivations);
    return {
      lines: [
        ...packages.map(
          ({ name, version, importedAt, importedBy, isActive, keyId }) =>
            `${name} ${version}  imported ${importedAt} by ${importedBy}${keyId === null ? '' : `, key ${keyId}`}${isActive ? '  (active)' : ''}`,
        ),
        ...(activations.length > 0 ? ['Activations:'] : []),
        ...activations.map(
          ({ name, version, activatedAt, activatedBy, reason }) =>
            `  ${activatedAt}  ${name} ${version}  by ${activatedBy}: ${reason}`,
        ),
      ],
    };
  },
};
