import { chakra } from '@chakra-ui/react';
import { isBlank, isTooLong, requiredText, trimmed } from '@signa/core/base';
import { BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../part/button/button';
import { Field } from '../../part/field/field';
import { TextInput } from '../../part/field/text-input';
import { PopoverForm } from '../../part/overlay/popover-form';
import { Popover } from '../../part/overlay/popover';
import { maxViewNameLength } from './saved-views';

/** Saves the current filters as a named view (P-262). */
export function KeepView({ onKeep }: { readonly onKeep: (name: string) => void }) {
  return (
    <chakra.div position="relative" display="inline-flex">
      <Popover
        side="end"
        trigger={(trigger) => (
          <Button {...trigger} variant="link" size="sm" icon={BookmarkPlus}>
            Save this view
          </Button>
        )}
      >
        {(close) => (
          <NameForm
            onKeep={(name) => {
              close();
              onKeep(name);
            }}
          />
        )}
      </Popover>
    </chakra.div>
  );
}

function nameProblem(name: string): string | null {
  if (isBlank(name)) return requiredText;
  return isTooLong(name, maxViewNameLength) ? `Enter at most ${maxViewNameLength} characters` : null;
}

function NameForm({ onKeep }: { readonly onKeep: (name: string) => void }) {
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const problem = nameProblem(name);
  return (
    <PopoverForm
      send="Keep"
      onSend={() => {
        setTried(true);
        if (problem === null) onKeep(trimmed(name));
      }}
    >
      <Field label="Name of the view" error={tried ? problem : null}>
        <TextInput autoFocus value={name} onChange={setName} />
      </Field>
    </PopoverForm>
  );
}
