import { groups, totalsOf, type Check, type Pair, type Report } from './format';
import { reportStyles } from './html-styles';

const signs: Readonly<Record<Check['status'], string>> = { passed: '✓', failed: '✗', skipped: '–' };

/** The report as one file without scripts: a matrix of remotes by pages, then every check with its figures. */
export function htmlOf(report: Report): string {
  const { totals, pairs, startedAt, seconds, browser, cycles, isCancelled } = report;
  const verdict =
    totals.failed > 0
      ? `${totals.failed} ${totals.failed === 1 ? 'check' : 'checks'} failed`
      : isCancelled
        ? 'Stopped before the end'
        : 'Nothing failed';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Conformance: ${escaped(verdict)}</title>
<style>${reportStyles}</style>
</head>
<body>
<main>
<h1>Conformance of remotes and pages</h1>
<p class="verdict ${totals.failed > 0 ? 'failed' : 'passed'}">${signs[totals.failed > 0 ? 'failed' : 'passed']} ${escaped(verdict)}</p>
<p>${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped.${isCancelled ? ' Stopped before the end: what is missing was not looked at.' : ''}</p>
<dl class="facts">
<div><dt>Begun</dt><dd><time datetime="${escaped(startedAt)}">${escaped(startedAt.slice(0, 16).replace('T', ' '))} UTC</time></dd></div>
<div><dt>Took</dt><dd>${durationOf(seconds)}</dd></div>
<div><dt>Browser</dt><dd>${escaped(browser)}</dd></div>
<div><dt>Mounts per check for leaks</dt><dd>${cycles}</dd></div>
</dl>
<h2>Remotes by pages</h2>
${matrixOf(pairs)}
<h2>Every check</h2>
${pairs.map(sectionOf).join('\n')}
</main>
</body>
</html>
`;
}

function matrixOf(pairs: readonly Pair[]): string {
  const hosts = [...new Set(pairs.map(({ host }) => host))];
  const remotes = [...new Set(pairs.map(({ remote }) => remote))];
  const cell = (remote: string, host: string) => {
    const pair = pairs.find((one) => one.remote === remote && one.host === host);
    if (pair === undefined) return '<td>not looked at</td>';
    const { passed, failed, skipped } = totalsOf(pair.checks);
    const status = failed > 0 ? 'failed' : 'passed';
    const words = failed > 0 ? `${failed} of ${passed + failed} failed` : `${passed} passed`;
    const more = skipped > 0 ? `<br><small>${skipped} skipped</small>` : '';
    return `<td><a class="${status}" href="#${anchorOf(pair)}">${signs[status]} ${words}</a>${more}</td>`;
  };
  return `<div class="scroll" role="region" aria-label="Remotes by pages" tabindex="0"><table>
<thead><tr><th scope="col">Remote</th>${hosts.map((host) => `<th scope="col">${escaped(host)}</th>`).join('')}</tr></thead>
<tbody>${remotes
    .map(
      (remote) =>
        `<tr><th scope="row">${escaped(remote)}</th>${hosts.map((host) => cell(remote, host)).join('')}</tr>`,
    )
    .join('\n')}</tbody>
</table></div>`;
}

function sectionOf(pair: Pair): string {
  const { failed } = totalsOf(pair.checks);
  const module = pair.module === null ? '' : `<p><code>${escaped(pair.module)}</code></p>`;
  return `<details id="${anchorOf(pair)}"${failed > 0 ? ' open' : ''}>
<summary><h3>${escaped(pair.remote)} on ${escaped(pair.host)}</h3> <span class="${failed > 0 ? 'failed' : 'passed'}">${failed > 0 ? `${signs.failed} ${failed} failed` : `${signs.passed} nothing failed`}</span> <small>${durationOf(pair.seconds)}</small></summary>
${module}
${groups
  .filter((group) => pair.checks.some((check) => check.group === group))
  .map(
    (group) =>
      `<h4>${group}</h4>\n<ul>${pair.checks
        .filter((check) => check.group === group)
        .map(itemOf)
        .join('\n')}</ul>`,
  )
  .join('\n')}
</details>`;
}

function itemOf({ id, name, status, measured, limit, remedy }: Check): string {
  return `<li class="${status}"><p><b class="${status}">${signs[status]} ${status}</b> ${escaped(name)} <small><code>${escaped(id)}</code></small></p>
<dl><div><dt>${status === 'skipped' ? 'Reason' : 'Seen'}</dt><dd>${escaped(measured)}</dd></div><div><dt>Limit</dt><dd>${escaped(limit)}</dd></div>${
    remedy === null ? '' : `<div class="remedy"><dt>Remedy</dt><dd>${escaped(remedy)}</dd></div>`
  }</dl></li>`;
}

function anchorOf({ remote, host }: Pair): string {
  return `${remote}-on-${host}`.replace(/[^\w-]+/g, '-');
}

function durationOf(seconds: number): string {
  return seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
