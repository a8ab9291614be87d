/** The script of a pack: plain JavaScript of its own, since it must run where nothing of ours is installed. */
export const verifyScript = String.raw`import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = dirname(fileURLToPath(import.meta.url));
const bytesOf = (name) => readFileSync(join(folder, name));
const jsonOf = (name) => JSON.parse(bytesOf(name).toString('utf8'));
const sha256 = (data) => createHash('sha256').update(data).digest('hex');
let faults = 0;

function check(what, test) {
  let holds = false;
  try {
    holds = test() === true;
  } catch (error) {
    what += ' (' + error.message + ')';
  }
  if (!holds) faults += 1;
  console.log((holds ? 'holds   ' : 'BROKEN  ') + what);
}

const manifest = jsonOf('manifest.json');
for (const { name, bytes, sha256: hash } of manifest.entries) {
  check('file ' + name, () => bytesOf(name).length === bytes && sha256(bytesOf(name)) === hash);
}

const approvals = jsonOf('approvals.json');
const confirmed = approvals.filter(({ confirmedBy }) => confirmedBy !== null).at(-1);
check('the payload has the hash that was confirmed', () => {
  const payload = 'sha256:' + sha256(bytesOf('payload.' + confirmed.format.toLowerCase()));
  return payload === confirmed.payloadHash && payload === manifest.payloadHash;
});
check('the rows have the hash of the content', () => {
  const rows = 'sha256:' + sha256(bytesOf('rows.jsonl'));
  return rows === manifest.contentHash && rows === jsonOf('recipe.json').contentHash;
});
check('nobody confirmed what they prepared or submitted', () =>
  approvals.every(
    ({ confirmedBy, submittedBy, preparedBy }) =>
      confirmedBy === null || ![submittedBy, ...preparedBy].includes(confirmedBy),
  ),
);
check('the second factor was given before the confirmation', () =>
  confirmed.secondFactorAt !== null && confirmed.secondFactorAt <= confirmed.confirmedAt,
);

const rows = bytesOf('audit.jsonl').toString('utf8').split('\n').filter((line) => line !== '').map((line) => JSON.parse(line));
const fields = ['seq', 'happenedAt', 'action', 'actorId', 'sessionId', 'brandId', 'objectKind', 'objectId', 'detail', 'address'];
check(rows.length + ' rows of the audit have their hashes', () =>
  rows.length > 0 &&
  rows.every((row, index) => {
    const own = sha256(row.previousHash + JSON.stringify(fields.map((field) => row[field])));
    const before = rows[index - 1];
    const follows = before === undefined || before.seq + 1 !== row.seq || before.hash === row.previousHash;
    return own === row.hash && follows && (before === undefined || before.seq < row.seq);
  }),
);
check('each step has its row of the audit', () =>
  jsonOf('steps.json').every(
    ({ auditSeq, auditHash }) =>
      auditSeq === null || rows.some(({ seq, hash }) => seq === auditSeq && hash === auditHash),
  ),
);

const checkpoint = jsonOf('checkpoint.json');
if (checkpoint === null) console.log('open    no checkpoint covers these rows yet: ask for the pack again later');
else {
  const { seq, hash, at, signature, publicKey } = checkpoint;
  check('the checkpoint is signed and covers the rows', () => {
    const signed = Buffer.from(JSON.stringify(['tallyhouse audit', seq, hash, at]));
    const last = rows.at(-1);
    return (
      seq >= last.seq &&
      (seq !== last.seq || hash === last.hash) &&
      verify(null, signed, createPublicKey(publicKey), Buffer.from(signature, 'base64url'))
    );
  });
}

console.log(faults === 0 ? 'All of it holds.' : faults + ' of them do not hold.');
process.exitCode = faults === 0 ? 0 : 1;
`;
