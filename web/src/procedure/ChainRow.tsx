import { MarkSample } from '../board/marks';
import type { ChainStatus } from '../engine';
import { nameOf } from '../go/vertex';
import type { Size } from '../go/size';
import { useWording } from '../text/texts';
import type { OpenChain } from './claims';
import type { Playing } from './useMatch';

interface ChainRowProps {
  readonly chain: OpenChain;
  readonly size: Size;
  readonly playing: Playing;
  readonly confirms: boolean; // the procedure knows hypothetical play
}

const statuses: readonly ChainStatus[] = ['dead', 'alive'];

// A group of which something was said, but not the same by both: what may be done about it.
export function ChainRow({ chain, size, playing, confirms }: ChainRowProps) {
  const { t } = useWording();
  const { color, points, said } = chain;
  const at = nameOf(size, points[0] ?? 0);
  const disputed = said.black !== undefined && said.white !== undefined;
  const words = (status: ChainStatus | undefined) => t.procedure.claims.said[status ?? 'nothing'];
  return (
    <li class="open-chain">
      <MarkSample mark={disputed ? 'undecided' : 'alive'} color={color} />
      <span class="group-name">
        <b>{t.groups.title(color, at)}</b>
        <small>
          {t.procedure.claims.says('black', words(said.black))},{' '}
          {t.procedure.claims.says('white', words(said.white))}
        </small>
      </span>
      {disputed && (
        <span class="actions">
          {confirms && (
            <button
              type="button"
              class="main"
              onClick={() =>
                void playing.happen({
                  event: 'ask-confirmation',
                  by: said.black === 'dead' ? 'B' : 'W',
                  at,
                })
              }
            >
              {t.procedure.claims.dispute}
            </button>
          )}
          {statuses.map((status) => (
            <button
              type="button"
              key={status}
              class="quiet"
              onClick={() => void playing.happen({ event: 'decide', at, status })}
            >
              {t.procedure.claims.decide[status]}
            </button>
          ))}
        </span>
      )}
    </li>
  );
}
