import { chakra } from '@chakra-ui/react';
import { isBlank, trimmed } from '@signa/core/text';
import { BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../part/button/button';
import { Field } from '../../part/field/field';
import { TextInput } from '../../part/field/text-input';
import { PopoverForm } from '../../part/overlay/popover-form';
import { PopoverPanel } from '../../part/overlay/popover-panel';
import { usePopover } from '../../part/overlay/use-popover';
import { keptViewName } from './kept-views';

/** Gives what is filtered by now a name, under which it stands among the views (P-262). */
export function KeepView({ onKeep }: { readonly onKeep: (name: string) => void }) {
  const { open, toggle, close, frame, trigger, panel } = usePopover();
  return (
    <chakra.div ref={frame} position="relative" display="inline-flex">
      <Button ref={trigger} variant="link" size="sm" icon={BookmarkPlus} aria-expanded={open} onClick={toggle}>
        Keep this view
      </Button>
      {open && (
        <PopoverPanel ref={panel} side="end">
          <NameForm
            onKeep={(name) => {
              close();
              onKeep(name);
            }}
          />
        </PopoverPanel>
      )}
    </chakra.div>
  );
}

function NameForm({ onKeep }: { readonly onKeep: (name: string) => void }) {
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const isNameless = isBlank(name);
  return (
    <PopoverForm
      send="Keep"
      onSend={() => {
        setTried(true);
        if (!isNameless) onKeep(trimmed(name));
      }}
    >
      <Field label="Name of the view" error={tried && isNameless ? 'This field is required' : null}>
        <TextInput autoFocus most={keptViewName} value={name} onChange={setName} />
      </Field>
    </PopoverForm>
  );
}
