import { chakra } from '@chakra-ui/react';
import { CloudOff, Settings } from 'lucide-react';
import { Button } from '../../part/button/button';
import { Empty } from '../../part/surface/empty';
import { FullPage } from '../frame/full-page';
import { Themed } from '../../platform/theme/themed';

/**
 * Replaces every route when the identity configuration is incomplete (A-001, names what is missing) or the server does
 * not respond.
 */
export function NotConfigured({ missing }: { readonly missing: readonly string[] | null }) {
  return (
    <Themed>
      <FullPage>
        <div role="alert">
          {missing ? (
            <Empty isPage plain icon={Settings} title="Signa is not set up yet">
              The identity provider configuration has no {list(missing)}. Ask your administrator to add it, then reload
              the page.
            </Empty>
          ) : (
            <Empty
              isPage
              plain
              icon={CloudOff}
              title="Signa isn't responding"
              action={<Button onClick={() => window.location.reload()}>Try again</Button>}
            >
              Check your connection and try again.
            </Empty>
          )}
        </div>
      </FullPage>
    </Themed>
  );
}

function list(names: readonly string[]) {
  return names.map((name, index) => (
    <span key={name}>
      {index > 0 && (index === names.length - 1 ? ' and no ' : ', no ')}
      <chakra.code fontWeight="semibold" color="fg.default">
        {name}
      </chakra.code>
    </span>
  ));
}
