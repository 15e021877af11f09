/**
 * `node .ci/count.mjs FOLDER [FAILED CHECK...]`: adds up the reports of the test runner in a folder (`x.json`, beside
 * each the exit status of its run, `x.status`) and the checks that failed. Names every failure, says the sum on the last
 * line and exits with 1 when anything failed or nothing passed.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const [folder, ...checks] = process.argv.slice(2);
const EMPTY = { numPassedTests: 0, testResults: [] };

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return EMPTY;
  }
}

/** How many tests of a run passed and how many things failed; a run that failed without naming one counts as one. */
function count(name) {
  const status = readFileSync(path.join(folder, `${name}.status`), 'utf8').trim();
  const report = path.join(folder, `${name}.json`);
  const { numPassedTests, testResults } = existsSync(report) ? readReport(report) : EMPTY;
  let failed = 0;
  for (const { name: file, status: outcome, message, assertionResults } of testResults) {
    const named = assertionResults.filter((test) => test.status === 'failed');
    for (const test of named)
      console.log(`failed: ${file} > ${test.fullName}\n${(test.failureMessages[0] ?? '').slice(0, 1500)}`);
    failed += named.length;
    if (outcome !== 'failed' || named.length > 0) continue;
    // The file itself: it could not be loaded, or a hook around its tests failed.
    console.log(`failed: ${file}\n${(message ?? '').slice(0, 1500)}`);
    failed += 1;
  }
  if (failed === 0 && status !== '0') {
    console.log(`failed: the tests of ${name} ended with ${status} and named none`);
    failed = 1;
  }
  return { passed: numPassedTests, failed };
}

const runs = readdirSync(folder)
  .filter((file) => file.endsWith('.status'))
  .map((file) => count(path.basename(file, '.status')));
for (const check of checks) console.log(`failed: ${check}`);
const passed = runs.reduce((sum, run) => sum + run.passed, 0);
const failed = runs.reduce((sum, run) => sum + run.failed, checks.length);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
