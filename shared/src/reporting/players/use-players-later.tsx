import { useMemo, useState } from 'react';
import type { HttpClient } from '../../contracts/remote';
import { listPlayers } from '../../contracts/total-players';
import {
  playersAskedFor,
  withPlayers,
  type FiguresAsked,
  type FiguresTold,
} from '../../contracts/with-players';
import { useRemoteHost } from '../../host/remote-host';
import { isApiError } from '../../http/api-error';
import { queryOptions, useQuery, type UseQueryResult } from '../../kit/query';

/** How far the players of figures are: told at once or after them, being counted, or not to be had. */
export type PlayersState =
  | { readonly state: 'told' | 'counting' }
  | { readonly state: 'failed'; readonly error: unknown; readonly retry: () => void };

/**
 * Asks for figures that leave players for later. A server that does not know the word answers with players, or refuses
 * it: then it is asked without.
 */
export async function figuresFirst<F>(
  ask: (later: { readonly players?: 'later' }) => Promise<F>,
): Promise<F> {
  try {
    return await ask({ players: 'later' });
  } catch (error) {
    const fields = isApiError(error) ? (error.problem.errors ?? []) : [];
    if (!fields.some(({ field }) => field === 'players')) throw error;
    return ask({});
  }
}

/**
 * The answer to a question of totals or summaries, with its players as soon as they are there, and how far they are.
 *
 * They are asked for after the figures, and not at all where the answer has them or nothing of them `isShown`.
 */
export function usePlayersLater<F extends FiguresTold>(
  figures: UseQueryResult<F>,
  asked: FiguresAsked,
  isShown: boolean,
) {
  const { http, session } = useRemoteHost();
  const { data, isPlaceholderData } = figures;
  const isMissing = data?.brands.some(({ activePlayers }) => activePlayers === null) === true;
  // Until the next figures come, those of the question before are shown, with their own players.
  const [answered, setAnswered] = useState(asked);
  if (!isPlaceholderData && JSON.stringify(answered) !== JSON.stringify(asked)) setAnswered(asked);
  const players = useQuery({
    ...playersQuery(http, session.brand?.id ?? null, { asked: answered, figures: data }),
    enabled: isShown && isMissing && !isPlaceholderData,
  });
  const counts = players.data;
  const whole = useMemo(
    () => (data === undefined || !isMissing || counts === undefined ? data : withPlayers(data, counts)),
    [data, isMissing, counts],
  );
  return { ...figures, data: whole, players: stateOf() };

  function stateOf(): PlayersState {
    if (!isMissing || counts !== undefined) return { state: 'told' };
    if (!players.isError || players.isFetching) return { state: 'counting' };
    return { state: 'failed', error: players.error, retry: () => void players.refetch() };
  }
}

/** Players of figures; equal for figures of one snapshot, which are asked for again without another count. */
function playersQuery(
  http: HttpClient,
  brandId: string | null,
  { asked, figures }: { readonly asked: FiguresAsked; readonly figures: FiguresTold | undefined },
) {
  const metas = figures?.brands.map(({ meta }) => meta) ?? [];
  const query = playersAskedFor(asked, metas[0]?.asOf ?? '');
  const snapshots = metas.map(({ snapshotId }) => snapshotId);
  return queryOptions({
    queryKey: ['players', brandId, { ...query, asOf: undefined }, snapshots],
    queryFn: ({ signal }) => http.call(listPlayers, { query, signal }),
    staleTime: 30_000,
  });
}
