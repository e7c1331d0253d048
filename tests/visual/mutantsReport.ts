import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** The least part of the changes that is caught, of 1. Which changes escape, and why, stands in `tests/README.md`. */
const least = 0.95;

/** Prints the score: how many changes of style were caught, by kind, and each one that escaped. Fails below `least`. */
export default class MutantsReport implements Reporter {
  private readonly caught = new Map<string, number>();
  private readonly escaped: string[] = [];

  onTestEnd({ title }: TestCase, { annotations, error }: TestResult) {
    for (const { type, description = '' } of annotations) {
      if (type === 'caught') this.caught.set(description, (this.caught.get(description) ?? 0) + 1);
      if (type === 'escaped') this.escaped.push(`${title}: ${description}`);
    }
    if (error) this.escaped.push(`${title}: ${error.message ?? 'failed'}`);
  }

  onEnd(): Promise<{ status: 'failed' | 'passed' }> {
    const sum = [...this.caught.values()].reduce((total, count) => total + count, 0);
    const all = sum + this.escaped.length;
    console.log([...this.caught].map(([kind, count]) => `${kind} ${count}`).join(', '));
    if (this.escaped.length > 0) console.log(`Escaped:\n${this.escaped.join('\n')}`);
    console.log(`${sum} of ${all} changes caught (${((100 * sum) / all).toFixed(1)} %)`);
    return Promise.resolve({ status: sum < least * all ? 'failed' : 'passed' });
  }

  printsToStdio() {
    return true;
  }
}
