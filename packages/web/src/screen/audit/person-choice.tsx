import { GetAuditPeopleDocument } from '@signa/core/contract/typed';
import type { Operations } from '@signa/core/contract';
import { lookUpFreshFor, useOperation } from '../../client/query/use-operation';
import { usePagedOperation } from '../../client/query/use-paged-operation';
import { SingleChoice } from '../../part/list/choice-list';
import { choicesOfPage } from '../../part/list/choice-search';
import { choiceSearchOf, useTypedSearch } from '../../part/list/use-choice-search';
import type { Audit } from './use-audit';

type AuditPerson = Operations['GetAuditPeople']['data']['auditPeople']['data'][number];

interface PersonChoiceProps {
  readonly audit: Audit;
  readonly onChoose: (username: string) => void;
}

/** User filter of the audit; a long list is searched on the server. */
export function PersonChoice(props: PersonChoiceProps) {
  const { people, peopleCount } = props.audit;
  return peopleCount > people.length ? <FoundPeople {...props} /> : <People {...props} people={people} />;
}

type PeopleProps = PersonChoiceProps & {
  readonly people: readonly AuditPerson[];
  readonly search?: ReturnType<typeof choiceSearchOf>;
};

const People = ({ audit, people, search, onChoose }: PeopleProps) => (
  <SingleChoice
    label="Person"
    choices={people.map(({ username, name }) => ({ value: username, label: name }))}
    value={audit.filters.person}
    search={search}
    onChoose={onChoose}
  />
);

function FoundPeople({ audit, onChoose }: PersonChoiceProps) {
  const typed = useTypedSearch();
  const read = usePagedOperation(
    GetAuditPeopleDocument,
    { locationId: audit.location.id, ...(typed.rested !== '' && { filter: typed.rested }) },
    {
      pageOf: ({ auditPeople }) => auditPeople,
      keyOf: ({ username }: AuditPerson) => username,
      pageSize: choicesOfPage,
    },
  );
  const search = choiceSearchOf(typed, read, audit.peopleCount);
  return <People audit={audit} people={read.rows ?? []} search={search} onChoose={onChoose} />;
}

/** Name of the user that the audit is filtered by; the username until the name is known. */
export function usePersonName({ location, filters: { person }, people, peopleCount }: Audit): string | null {
  const listed = people.find(({ username }) => username === person)?.name;
  const read = useOperation(
    GetAuditPeopleDocument,
    { locationId: location.id, filter: person, skip: 0, take: choicesOfPage },
    { enabled: person !== null && listed === undefined && peopleCount > people.length, freshFor: lookUpFreshFor },
  );
  const found = read.data?.auditPeople.data.find(({ username }) => username === person)?.name;
  return listed ?? found ?? person;
}
