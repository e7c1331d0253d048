import visual from './playwright.config.ts';

/** The visual mutation score: `npm run test:visual:mutants`. */
export default { ...visual, testMatch: 'mutants.ts', timeout: 600_000, reporter: [['./mutantsReport.ts']] };
