import { chakra } from '@chakra-ui/react';
import { countsOn, delegateCandidates } from '@signa/core/practice';
import { formatDate, isPlainDate } from '@signa/core/base';
import { ArrowLeft, ArrowRight, Info, Lock } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../part/button/button';
import { KeyCap } from '../../../part/button/key-cap';
import { DateInput } from '../../../part/field/date-input';
import { Field } from '../../../part/field/field';
import { FailedLine } from '../../../part/surface/failed-line';
import { SkeletonRows } from '../../../part/surface/skeleton';
import { AccessEffectNote } from '../../administration/access-effect/access-effect-note';
import type { AccessChange } from '../../administration/access-effect/access-effect-note';
import { effectText } from './effect-text';
import { UserList } from './user-list';
import type { ListedUser } from './user-list';
import { useColleagues } from './use-colleagues';
import type { Colleague, Colleagues } from './use-colleagues';
import type { DelegatingVet, DelegationPart } from './use-delegation-part';

interface DelegationListsProps {
  readonly vet: DelegatingVet;
  readonly place: string;
  readonly part: DelegationPart;
}

/**
 * The delegates of a vet beside the other active users of the location. Items move by keyboard or pointer (A-075,
 *
 */
export function DelegationLists(props: DelegationListsProps) {
  const colleagues = useColleagues(props.vet.locationId);
  if (colleagues.failure !== null) return <FailedLine onRetry={colleagues.again}>{colleagues.failure}</FailedLine>;
  if (!colleagues.people) return <SkeletonRows rows={6} label="Loading the users of the location" />;
  return <Lists {...props} colleagues={colleagues} people={colleagues.people} />;
}

interface ListsProps extends DelegationListsProps {
  readonly colleagues: Colleagues;
  readonly people: readonly Colleague[];
}

function Lists({ vet, place, part, colleagues, people }: ListsProps) {
  const { form, today, locked } = part;
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  // Keeps the names of added users when another search replaces the list.
  const [added, setAdded] = useState<ReadonlyMap<string, Colleague>>(new Map());
  const box = useRef<HTMLDivElement>(null);
  const chosen = new Map(form.chosen.map((one) => [one.delegatedLocationUserId, one.lastDay]));
  const known = new Set(form.stored.map(({ delegatedLocationUserId }) => delegatedLocationUserId));
  const stored = new Map(vet.delegatedUsers.map((one) => [one.delegatedLocationUserId, one.other]));
  const personOf = (id: string) => people.find((one) => one.id === id) ?? added.get(id) ?? stored.get(id) ?? null;
  const nameOf = (id: string) => personOf(id)?.displayName ?? 'Someone at this location';
  const others = delegateCandidates(vet.id, people)
    .filter(({ id }) => !chosen.has(id))
    .map(({ id, displayName, role }): ListedUser => ({
      id,
      name: displayName,
      role: role.name,
      mark: known.has(id) ? 'removed' : null,
    }));
  const delegates = [...chosen.keys()]
    .map((id): ListedUser => {
      const person = personOf(id);
      const mark = known.has(id) ? (person?.isActive === false ? 'not active' : null) : 'added';
      return { id, name: nameOf(id), role: person?.role.name ?? '', mark };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));

  const tickedOf = (list: readonly ListedUser[]) => list.map(({ id }) => id).filter((id) => ticked.has(id));
  const move = (ids: readonly string[], isAdded: boolean) => {
    if (locked !== null || ids.length === 0) return;
    flushSync(() => {
      if (isAdded) {
        setAdded(
          new Map([...added, ...people.filter(({ id }) => ids.includes(id)).map((one) => [one.id, one] as const)]),
        );
        form.add(ids);
      } else form.remove(ids);
      setTicked(new Set());
    });
    // The focused row moved to the other list; focus follows before the next keystroke.
    const [first] = ids;
    box.current?.querySelector<HTMLElement>(`[data-person="${first ?? ''}"]`)?.focus();
  };
  const tick = (id: string, on: boolean) => {
    const next = new Set(ticked);
    if (on) next.add(id);
    else next.delete(id);
    setTicked(next);
  };
  const [toAdd, toRemove] = [tickedOf(others), tickedOf(delegates)];
  return (
    <>
      <p>
        Delegates can authorize on behalf of <chakra.strong fontWeight="semibold">{vet.displayName}</chakra.strong> at{' '}
        {place}.
      </p>
      {locked !== null && <Note icon="lock">{locked}</Note>}
      <chakra.div
        ref={box}
        display="grid"
        gap="3"
        gridTemplateColumns={{ base: '1fr', md: 'minmax(0, 1fr) auto minmax(0, 1fr)' }}
        alignItems="center"
      >
        <UserList
          title="Non-Delegates"
          people={others}
          ticked={ticked}
          onTick={tick}
          isLocked={locked !== null}
          onMove={(id) => move(toAdd.length > 0 ? toAdd : [id], true)}
          moveKey="ArrowRight"
          empty="Everyone here is a delegate."
          search={colleagues.search}
          more={colleagues.more}
        />
        <chakra.div
          display="flex"
          flexDirection={{ base: 'row', md: 'column' }}
          alignItems="stretch"
          justifyContent="center"
          gap="2"
        >
          <Button
            disabledReason={locked ?? (toAdd.length === 0 ? selectFirstText : null)}
            onClick={() => move(toAdd, true)}
            minW="7rem"
          >
            {toAdd.length > 0 ? `Add ${toAdd.length}` : 'Add'}
            <ArrowRight size={16} aria-hidden />
          </Button>
          <Button
            icon={ArrowLeft}
            disabledReason={locked ?? (toRemove.length === 0 ? selectFirstText : null)}
            onClick={() => move(toRemove, false)}
            minW="7rem"
          >
            {toRemove.length > 0 ? `Remove ${toRemove.length}` : 'Remove'}
          </Button>
          <chakra.span hideBelow="md" textStyle="meta" color="fg.muted" textAlign="center" aria-hidden>
            <KeyCap keys={['←']} /> <KeyCap keys={['→']} /> move
          </chakra.span>
        </chakra.div>
        <UserList
          title="Delegates"
          people={delegates}
          ticked={ticked}
          onTick={tick}
          isLocked={locked !== null}
          onMove={(id) => move(toRemove.length > 0 ? toRemove : [id], false)}
          moveKey="ArrowLeft"
          empty="No one can sign for this vet."
          below={({ id, name }) => (
            <Until id={id} name={name} lastDay={chosen.get(id) ?? null} part={part} today={today} />
          )}
        />
      </chakra.div>
      <chakra.div role="status">
        {form.isDirty && <Note icon="info">{effectText(form.effect, nameOf)}</Note>}
      </chakra.div>
      <AccessEffectNote locationId={vet.locationId} change={changeOf(vet.id, part)} />
    </>
  );
}

const selectFirstText = 'Select someone in the list first.';

/** The unsaved change; null if an end date is invalid. */
function changeOf(vetId: string, { form, locked }: DelegationPart): AccessChange | null {
  if (!form.isDirty || locked !== null || form.issues.length > 0) return null;
  const { added, removed } = form.changes;
  return {
    addedDelegations: added.map((one) => ({ locationUserId: vetId, ...one })),
    removedDelegations: [...removed],
  };
}

interface UntilProps {
  readonly id: string;
  readonly name: string;
  readonly lastDay: string | null;
  readonly part: DelegationPart;
  readonly today: string;
}

/** The last day of a delegate; empty means no end date. */
function Until({ id, name, lastDay, part: { form, locked }, today }: UntilProps) {
  const isOver = lastDay !== null && isPlainDate(lastDay) && !countsOn({ lastDay }, today);
  const over = isOver ? `Ended on ${formatDate(lastDay)}` : null;
  if (locked !== null)
    return (
      <chakra.span textStyle="meta" color={isOver ? 'status.expired.fg' : 'fg.muted'}>
        {over ?? (lastDay === null ? 'No end' : `Until ${formatDate(lastDay)}`)}
      </chakra.span>
    );
  return (
    <Field
      label={<chakra.span srOnly>{`Last day of ${name}`}</chakra.span>}
      error={form.errorOf(id)}
      warning={over}
      help={lastDay === null ? 'No end' : undefined}
    >
      <chakra.span display="flex" alignItems="center" gap="2">
        <chakra.span aria-hidden textStyle="meta" color="fg.muted">
          Until
        </chakra.span>
        <DateInput value={lastDay ?? ''} min={today} onChange={(day) => form.end(id, day === '' ? null : day)} />
      </chakra.span>
    </Field>
  );
}

function Note({ icon, children }: { readonly icon: 'info' | 'lock'; readonly children: string }) {
  const Icon = icon === 'lock' ? Lock : Info;
  return (
    <chakra.p display="flex" gap="2" color="fg.muted">
      <chakra.span display="inline-flex" flexShrink="0" pt="0.5">
        <Icon size={16} aria-hidden />
      </chakra.span>
      {children}
    </chakra.p>
  );
}
