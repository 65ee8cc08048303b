import { z } from 'zod';
import { holds, unknownJson } from '../store/sql/expression.js';
import { fields, select } from '../store/sql/select.js';
import { type Queryable, single } from '../store/statement.js';
import type { ActorFacts } from './actor-facts.js';

const textOrNull = z.nullable(z.string());

const actor = z.object({
  version: z.string(),
  support: z.nullable(
    z.object({
      username: z.string(),
      email: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      inAdminSupportGroup: z.boolean(),
    }),
  ),
  impersonation: z.nullable(
    z.object({ id: z.string(), username: z.string(), expiresAt: z.string(), isEnded: z.boolean() }),
  ),
  person: z.nullable(z.object({ id: z.string(), username: z.string(), isEnabled: z.boolean() })),
  assignments: z.array(
    z.object({
      id: z.string(),
      uuid: z.string(),
      locationId: z.string(),
      displayName: z.string(),
      isActive: z.boolean(),
      isPrimary: z.boolean(),
      roleId: z.string(),
      vetLicenseNumber: textOrNull,
      vetLicenseExpiration: textOrNull,
      vetLicenseState: textOrNull,
      location: z.object({
        isActive: z.boolean(),
        timeZone: z.string(),
        isOfficeUseEnabled: z.boolean(),
        organization: z.nullable(z.object({ id: z.string(), isActive: z.boolean() })),
      }),
      delegatedAccess: z.array(
        z.object({ locationUserId: z.string(), delegatedLocationUserId: z.string(), lastDay: textOrNull }),
      ),
    }),
  ),
  roles: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      isActive: z.boolean(),
      canAuthorize: z.boolean(),
      rolesModules: z.array(
        z.object({
          isActive: z.boolean(),
          canView: z.boolean(),
          canEdit: z.boolean(),
          canDelete: z.boolean(),
          module: z.object({
            id: z.string(),
            name: z.string(),
            label: z.string(),
            icon: z.string(),
            link: textOrNull,
            orderBy: z.number(),
            isActive: z.boolean(),
            isNavigation: z.boolean(),
            parentModuleId: textOrNull,
          }),
        }),
      ),
    }),
  ),
});

/** What the locations of an impersonated user demand; null for a caller who works as themselves. */
const terms = z.nullable(
  z.object({
    unlockedUntil: textOrNull,
    consents: z.array(z.object({ locationId: z.string(), isRequired: z.boolean(), until: textOrNull })),
  }),
);

const statement = select(
  fields({
    actor: unknownJson('signa.actor($1, $2)'),
    terms: unknownJson('case when $2::text is not null then signa.impersonation_terms($1, $2) end'),
    isOpen: holds('coalesce(signa.is_session_open($3), true)'),
  }),
  '',
);

/** Reads everything the database knows about a username in one statement. */
export async function findActorFacts(
  sql: Queryable,
  username: string,
  sessionId: string | null,
  impersonated: string | null,
): Promise<ActorFacts> {
  const found = await single(sql, statement, [username, impersonated, sessionId]);
  const { impersonation, ...facts } = actor.parse(found.actor);
  const demanded = terms.parse(found.terms);
  return {
    ...facts,
    impersonation: impersonation && { ...impersonation, unlockedUntil: demanded?.unlockedUntil ?? null },
    consents: demanded?.consents ?? [],
    isSessionOpen: sessionId === null || found.isOpen,
  };
}
