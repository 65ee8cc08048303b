import { operationWords, type AccessArea } from '../administration/access/index.js';
import { mutationNames, queryNames, subscriptionNames, type ContractName } from '../contract/index.js';
import {
  mayUse,
  permissionTable,
  type Caller,
  type CallerAssignment,
  type CallFacts,
  type Use,
} from '../administration/permission/index.js';
import { builtInModules, type RoleModuleFacts } from '../practice/location/index.js';
import { assignment, builtInRole, linkTo } from '../practice/location/practice.test-data.js';
import { person, support, worksAs } from '../administration/permission/permission.test-data.js';
import { grouped } from './grouped.js';
import { tableText, type RulePage } from './markdown.js';

const rights = { view: 'canView', edit: 'canEdit', delete: 'canDelete' } as const;
type Right = keyof typeof rights;
const none = { canView: false, canEdit: false, canDelete: false };

/** One right on one module. */
interface Holding {
  readonly right: Right;
  readonly label: string;
  readonly link: RoleModuleFacts;
}

const holdings: readonly Holding[] = (Object.keys(rights) as Right[]).flatMap((right) =>
  builtInModules.map(({ name, label }) => ({ right, label, link: linkTo(name, { ...none, [rights[right]]: true }) })),
);

const withLinks = (rolesModules: readonly RoleModuleFacts[]): CallerAssignment =>
  assignment({ role: builtInRole('STAFF', { rolesModules: [...rolesModules] }) });
const holder = (...held: readonly Holding[]) => person(withLinks(merged(held)));

/** Two rights on one module are one link. */
function merged(held: readonly Holding[]): readonly RoleModuleFacts[] {
  const byModule = new Map<string, RoleModuleFacts>();
  for (const { link } of held) {
    const known = byModule.get(link.module.name) ?? { ...link, ...none };
    byModule.set(link.module.name, {
      ...known,
      canView: known.canView || link.canView,
      canEdit: known.canEdit || link.canEdit,
      canDelete: known.canDelete || link.canDelete,
    });
  }
  return [...byModule.values()];
}

const outsider = person(withLinks([]));
const unknownUser: Caller = { ...outsider, assignments: [] };
const everything = holder(...holdings);
const adminSupport: Caller = { kind: 'support', username: 'ada@signa.example', inAdminSupportGroup: true };

const may = (operation: ContractName, caller: Caller, locationIds: Use['locationIds'] = ['100']) =>
  mayUse({ operation, caller, locationIds }).allowed;

/** 'view Orders or Clients': the alternatives by right. */
function enough(held: readonly Holding[]): string {
  const byRight = grouped(held, ({ right }) => right);
  return [...byRight].map(([right, of]) => `${right} ${of.map(({ label }) => label).join(', ')}`).join('; or ');
}

/** The rights that a practice user needs, found by trying every single right, then every two. */
function practiceNeeds(operation: ContractName): string {
  if (may(operation, unknownUser, [])) return 'every signed-in user';
  if (may(operation, outsider)) return 'every user at the location';
  if (!may(operation, everything)) return 'nobody';
  const single = holdings.filter((held) => may(operation, holder(held)));
  if (single.length > 0) return enough(single);
  const pairs = holdings.flatMap((one, index) => holdings.slice(index + 1).map((other) => [one, other] as const));
  const together = pairs.filter((pair) => may(operation, holder(...pair)));
  if (together.length === 0) throw new Error(`${operation} requires more than two rights`);
  const [firsts, seconds] = [together.map(([one]) => one), together.map(([, other]) => other)];
  return `${enough([...new Set(firsts)])}, and ${enough([...new Set(seconds)])}`;
}

function supportMay(operation: ContractName): string {
  if (may(operation, support)) return 'yes';
  return may(operation, adminSupport) ? 'admin group' : 'no';
}

function impersonatingMay(operation: ContractName): string {
  if (may(operation, worksAs(everything))) return may(operation, worksAs(holder())) ? 'yes' : 'as the user';
  return 'no';
}

/** For these operations the call itself is checked too: whose record it is, and which values it changes. */
const callDependentOperations: Readonly<Record<keyof CallFacts, true>> = {
  GetUserByUsername: true,
  GetUser: true,
  UpdateUser: true,
  ChangePrimaryLocation: true,
  LocationUserProfilePictureUpload: true,
  RemoveLocationUserProfilePicture: true,
  UpdateLocationUser: true,
  AddDelegatedUser: true,
  DeleteDelegatedUser: true,
  AddLocation: true,
  UpdateLocationPatient: true,
  AddPrescription: true,
  UpdatePrescription: true,
};

interface Row {
  readonly area: AccessArea;
  readonly cells: readonly string[];
}

const headings = ['Purpose', 'Operations', 'Practice user', 'Support', 'Support as the user', 'Row'];

const rowOf = (operation: ContractName): Row & { readonly name: string } => ({
  area: operationWords[operation].area,
  name: `\`${operation}\`${operation in callDependentOperations ? ' *' : ''}`,
  cells: [
    operationWords[operation].words,
    practiceNeeds(operation),
    supportMay(operation),
    impersonatingMay(operation),
    permissionTable[operation].requirement,
  ],
});

/** Operations with one purpose and the same result share a row. */
function rowsOf(area: AccessArea, rows: readonly ReturnType<typeof rowOf>[]): readonly (readonly string[])[] {
  const alike = grouped(
    rows.filter((row) => row.area === area),
    ({ cells }) => cells.join('\n'),
  );
  return [...alike.values()].map((group) => {
    const [words = '', ...rest] = group[0]?.cells ?? [];
    return [words, group.map(({ name }) => name).join('<br>'), ...rest];
  });
}

const areaTitle = (area: AccessArea): string => {
  const own = { account: 'Own account', lookup: 'Lists', support: 'Support' };
  return area in own
    ? own[area as keyof typeof own]
    : (builtInModules.find(({ name }) => name === area)?.label ?? area);
};

function parts(): readonly string[] {
  const rows = [...queryNames, ...mutationNames, ...subscriptionNames].map(rowOf);
  const areas = [...new Set(rows.map(({ area }) => area))].toSorted((one, other) =>
    areaTitle(one) < areaTitle(other) ? -1 : 1,
  );
  return areas.map((area) => `## ${areaTitle(area)}\n\n${tableText(headings, rowsOf(area, rows))}`);
}

export const permissions: RulePage = {
  name: 'permissions',
  title: 'Who can call what',
  about: [
    'The rights that a role needs at the location concerned, found by calling `mayUse` for every operation with every single right and, if none is sufficient, with every two; then for support, for the admin support group, and for impersonating support.',
    'A right is to view, edit, or delete in a module. Where several modules are listed, one of them is sufficient. For an operation with an asterisk, the call is checked too: whose record it is, which values it changes, and [who can issue](who-may-issue.md). A-018, A-019, A-028, A-062.',
  ].join('\n\n'),
  parts: parts(),
};
