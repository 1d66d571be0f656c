import type { Reporter, TestModule } from 'vitest/node';

// Ends the output with "N passed, N failed".
export default class SummaryLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const passed = tests.filter((test) => test.result().state === 'passed').length;
    const broken = modules.filter((module) => module.children.size === 0).length;
    const failed = tests.filter((test) => test.result().state === 'failed').length;
    const line = `${passed} passed, ${failed + broken + errors.length} failed`;
    process.on('exit', () => console.log(line));
  }
}
