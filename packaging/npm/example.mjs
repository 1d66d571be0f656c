import { readFileSync } from 'node:fs';
import { load } from 'shinpan';

const engine = await load(readFileSync(new URL(import.meta.resolve('shinpan/shinpan.wasm'))));
const record = '(;SZ[5]KM[0.5]AB[ba][bb][bc][bd][be][ed]AW[ca][cb][cc][cd][ce];B[];W[])';
const verdict = engine.call({ call: 'judge', record, rules: 'japanese', nodes: 1000 });
console.log(verdict.result, 'by', engine.call({ call: 'version' }).version);
for (const group of verdict.groups) {
  console.log(group.color, group.points[0], group.status, '-', group.text);
}
