import { chakra } from '@chakra-ui/react';
import { searchHint } from '@signa/core/clients';
import { isSearchable, searchMaximum } from '@signa/core/practice';
import { trimmed } from '@signa/core/base';
import { Store, Users } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../part/button/button';
import { Field } from '../../part/field/field';
import { TextInput } from '../../part/field/text-input';
import { Page } from '../../part/page/page';
import { Card } from '../../part/surface/card';
import { useSupport } from '../../platform/person/support-session';
import { supportName } from './support-name';

/** A greeting and the two main searches (A-047). */
export function SupportHome() {
  const { support } = useSupport();
  return (
    <Page>
      <chakra.p textStyle="section">Hello, {supportName(support)}</chakra.p>
      <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
        <SearchStart
          label="Find a user"
          help="By name or email"
          icon={Users}
          path="/support/impersonate"
          most={searchMaximum.clients}
        />
        <SearchStart
          label="Find a practice"
          help="By organization, location, city, or phone"
          icon={Store}
          path="/support/practicesearch"
          most={searchMaximum.practices}
        />
      </chakra.div>
    </Page>
  );
}

interface SearchStartProps {
  readonly label: string;
  readonly help: string;
  readonly icon: LucideIcon;
  /** Address of the search page with this search. */
  readonly path: string;
  readonly most: number;
}

function SearchStart({ label, help, icon, path, most }: SearchStartProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const search = trimmed(typed);
  const open = () => isSearchable(search) && void navigate(`${path}${search && `?${new URLSearchParams({ search })}`}`);
  return (
    <Card p="4">
      <chakra.form
        role="search"
        aria-label={label}
        display="flex"
        alignItems="flex-start"
        gap="2"
        onSubmit={(event) => {
          event.preventDefault();
          open();
        }}
      >
        <chakra.div flex="1" minW="0">
          <Field label={label} help={searchHint(typed) ?? help}>
            <TextInput type="search" icon={icon} most={most} value={typed} onChange={setTyped} />
          </Field>
        </chakra.div>
        <Button type="submit" mt="6">
          Search
        </Button>
      </chakra.form>
    </Card>
  );
}
