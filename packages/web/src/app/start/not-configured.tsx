import { chakra } from '@chakra-ui/react';
import { CloudOff, Settings } from 'lucide-react';
import { Button } from '../../part/button/button';
import { Empty } from '../../part/surface/empty';
import { FullPage } from '../frame/full-page';
import { Themed } from '../../platform/theme/themed';

/** No route at all: either a part of the identity configuration is missing, and named, or the server is silent. */
export function NotConfigured({ missing }: { readonly missing: readonly string[] | null }) {
  return (
    <Themed>
      <FullPage>
        <div role="alert">
          {missing ? (
            <Empty isPage plain icon={Settings} title="Signa is not set up yet">
              The identity provider configuration has no {list(missing)}. Whoever runs this server can add it and start
              again.
            </Empty>
          ) : (
            <Empty
              isPage
              plain
              icon={CloudOff}
              title="Signa did not answer"
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
