import type { AuthorityView } from '@tallyhouse/shared/contracts/authorities';
import { dayText } from '@tallyhouse/shared/format/day';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useSaid } from '@tallyhouse/shared/format/use-said';
import { useSpoken } from '@tallyhouse/shared/i18n/use-text';
import { Button, Input } from '@tallyhouse/shared/kit/core';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { useSearchParams } from '@tallyhouse/shared/kit/router';
import { Segmented } from '@tallyhouse/shared/kit/select';
import { ProofTag } from '@tallyhouse/shared/reporting/tax/proof-tag';
import { EmptyNotice } from '@tallyhouse/shared/ui/empty-notice';
import { FiguresTable } from '@tallyhouse/shared/ui/figures-table';
import { NotLoaded } from '@tallyhouse/shared/ui/not-loaded';
import { registerQuery } from './authorities-queries';
import { AuthorityDrawer } from './authority-drawer';
import { CircuitTag } from './circuit-tag';
import { useAuthoritiesText } from './use-authorities-text';

const columns = ['authority', 'kind', 'zone', 'next', 'overdue', 'connection', 'proof'] as const;

/** Authorities with what is due to them next, how the brand is connected, and how well their rules are proved. */
export function Register() {
  const text = useAuthoritiesText();
  const { http, session } = useRemoteHost();
  const [parameters, setParameters] = useSearchParams();
  const scope = parameters.get('scope') === 'register' ? 'register' : 'own';
  const search = (parameters.get('text') ?? '').slice(0, 100);
  const opened = parameters.get('authority');
  const put = (name: string, value: string | null, isStep = false) =>
    setParameters(
      (current) => {
        if (value === null || value === '') current.delete(name);
        else current.set(name, value);
        return current;
      },
      { replace: !isStep },
    );
  const list = useQuery(registerQuery(http, session.brand?.id ?? null, { scope, text: search }));
  const found = list.data?.items.find(({ id }) => id === opened);
  return (
    <>
      <Flex wrap gap="small" role="search" className="th-after-12">
        <Input.Search
          aria-label={text('search')}
          placeholder={text('search')}
          allowClear
          defaultValue={search}
          className="th-most-280"
          onSearch={(value) => put('text', value.trim())}
        />
        <Segmented
          aria-label={text('scope')}
          value={scope}
          options={[
            { value: 'own', label: text('own') },
            { value: 'register', label: text('whole') },
          ]}
          onChange={(value) => put('scope', value === 'own' ? null : value)}
        />
      </Flex>
      {list.isError || list.data === undefined ? (
        <NotLoaded query={list} failed={text('failed')} rows={8} />
      ) : list.data.items.length === 0 ? (
        <EmptyNotice title={text('none')} hint={text('noneHint')} />
      ) : (
        <FiguresTable isList label={text('view.register')} isBusy={list.isPlaceholderData}>
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col" className={name === 'authority' ? 'th-first' : ''}>
                  {text(`column.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {list.data.items.map((authority) => (
              <AuthorityRow
                key={authority.id}
                authority={authority}
                onOpen={() => put('authority', authority.id, true)}
              />
            ))}
          </tbody>
        </FiguresTable>
      )}
      {found === undefined ? null : (
        <AuthorityDrawer authority={found} onClose={() => put('authority', null, true)} />
      )}
    </>
  );
}

interface AuthorityRowProps {
  readonly authority: AuthorityView;
  readonly onOpen: () => void;
}

function AuthorityRow({ authority, onOpen }: AuthorityRowProps) {
  const text = useAuthoritiesText();
  const spoken = useSpoken();
  const said = useSaid(authority.zone);
  const { id, name, country, nextDue, overdue, brands } = authority;
  const words = spoken(name);
  return (
    <tr>
      <th scope="row" className="th-first">
        <Button
          type="link"
          className="th-pad-0 th-start th-wrap th-auto-high"
          aria-label={text('open', { name: words })}
          onClick={onOpen}
        >
          {words}
        </Button>
        <div className="th-soft">
          {id} · {country}
        </div>
      </th>
      <td>{text(`kind.${authority.kind}`)}</td>
      <td>
        {authority.zone}
        <div className="th-soft">{authority.currency}</div>
      </td>
      <td>
        {nextDue === null ? text('noDue') : dayText(nextDue.dueDay)}
        {nextDue === null ? null : (
          <div className="th-soft">
            <bdi>{said.deadline(nextDue)}</bdi>
          </div>
        )}
      </td>
      <td className="th-number">{overdue}</td>
      <td>
        {brands.length === 0
          ? text('notConnected')
          : brands.map(({ brandId, connection, circuit }) => (
              <div key={brandId}>
                {connection === null ? (
                  text('notConnected')
                ) : (
                  <>
                    {text(`environment.${connection.environment}`)} <CircuitTag circuit={circuit} />
                  </>
                )}
              </div>
            ))}
      </td>
      <td>
        <ProofTag proof={authority.proof} />
      </td>
    </tr>
  );
}
