import { always, columnsOf, holds, instant } from '../sql/expression.js';
import { fields, select } from '../sql/select.js';

const p = columnsOf('knowledge_package as p');
const a = columnsOf('knowledge_activation as a');

/** The package that is active now; none in a database that no server of this version has migrated with its package. */
export const activePackage = select(
  fields({ name: p.name, version: p.version, digest: p.digest }),
  `from signa.knowledge_activation a join signa.knowledge_package p on p.id = a.package_id
  order by a.id desc limit 1`,
);

/** The JSON text of a package by its digest. */
export const packageContent = select(
  fields({ content: p.content }),
  'from signa.knowledge_package p where p.digest = $1',
);

/** A package by name and version. */
export const namedPackage = select(
  fields({ name: p.name, version: p.version, digest: p.digest }),
  'from signa.knowledge_package p where p.name = $1 and p.version = $2',
);

/** All packages, the last imported first. */
export const allPackages = select(
  fields({
    name: p.name,
    version: p.version,
    digest: p.digest,
    keyId: p.key_id,
    importedAt: always(instant(p.imported_at)),
    importedBy: p.imported_by,
    isActive: holds(
      'p.id is not distinct from (select l.package_id from signa.knowledge_activation l order by l.id desc limit 1)',
    ),
  }),
  'from signa.knowledge_package p order by p.id desc',
);

/** The activations, the last one first. */
export const allActivations = select(
  fields({
    name: p.name,
    version: p.version,
    digest: p.digest,
    activatedAt: always(instant(a.activated_at)),
    activatedBy: a.activated_by,
    reason: a.reason,
  }),
  `from signa.knowledge_activation a join signa.knowledge_package p on p.id = a.package_id order by a.id desc`,
);
