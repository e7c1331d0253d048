import stylelint from 'stylelint';

/** Reports widths in `@container` that are not in the list; stylelint has no such rule. */
const containerWidths = stylelint.createPlugin('marketrow/container-widths', (widths) => (root, result) => {
  root.walkAtRules('container', (rule) => {
    const other = rule.params.match(/[\d.]+(?:em|rem|px)/g)?.find((width) => !widths.includes(width));
    if (!other) return;
    const message = `${other} is none of the widths of containers: ${widths.join(', ')}`;
    stylelint.utils.report({ ruleName: 'marketrow/container-widths', result, node: rule, word: other, message });
  });
});

/** Tokens only, logical properties only, selectors of one class and its states: consumers can override every rule. */
export default {
  extends: ['stylelint-config-standard'],
  plugins: ['stylelint-use-logical', containerWidths],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    'csstools/use-logical': 'always',
    'selector-class-pattern': [
      '^mr-[A-Z][a-zA-Z0-9]*-[a-z][a-zA-Z0-9]*$',
      { message: 'Class names of the kit are mr-Component-part' },
    ],
    // The last figure leaves room for ::before and ::after.
    'selector-max-specificity': '0,2,1',
    'selector-max-id': 0,
    // A box of the other direction inside keeps the ancestor that the attribute selector finds.
    'selector-attribute-name-disallowed-list': [
      ['dir'],
      { message: 'Use :dir(), which follows the nearest direction' },
    ],
    'declaration-no-important': true,
    'max-nesting-depth': [1, { ignoreAtRules: ['media', 'supports', 'container'] }],
    'custom-property-pattern': ['^mr-[a-z0-9-]+$', { message: 'Custom properties begin with --mr-' }],
    'keyframes-name-pattern': ['^mr-[a-z0-9-]+$', { message: 'Keyframes begin with mr-' }],
    // A shop changes shapes, weights and sizes by tokens, so none is written out. Sizes in em are a part of their token.
    'declaration-property-value-allowed-list': {
      '/radius$/': ['0', 'inherit', '/var\\(--mr-/'],
      'font-weight': ['inherit', '/^var\\(--mr-weight-/'],
      'font-size': ['inherit', '/var\\(--mr-/', '/^[\\d.]+em$/'],
      font: ['inherit', '/^var\\(--mr-weight-[a-z]+\\) .*var\\(--mr-font-/'],
    },
    // Space between and inside boxes is a token, which density changes. Lines of up to 3 px, em, % and vw are not space, nor is
    // the size of an icon that is centered on its line of text.
    'declaration-property-value-disallowed-list': [
      {
        '/^(margin|padding|(row-|column-)?gap|inset|scroll-(margin|padding))/': [
          /(?<!1lh - [\d.]*)\drem/,
          /(?<![\d.])([4-9]|\d{2,})(\.\d+)?px/,
        ],
      },
      { message: 'Space is a token of src/styles/tokens.ts: var(--mr-space-2)' },
    ],
    // Widths of the window have names, those of containers are four: a layout that changes at one more is the exception.
    'media-feature-name-disallowed-list': [
      ['width', 'min-width', 'max-width'],
      { message: 'Widths of the window are custom media of src/styles/media.css: (--mr-narrow)' },
    ],
    'media-feature-name-unit-allowed-list': { height: ['em', 'rem'] },
    'marketrow/container-widths': [['20rem', '24rem', '34rem', '52rem']],
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': [
      ['rgb', 'rgba', 'hsl', 'hsla', 'oklch', 'oklab', 'lab', 'lch', 'hwb', 'light-dark'],
      {
        message:
          'Raw colors live in src/styles/tokens.ts only; light-dark() does not survive bundlers in a box with a theme',
      },
    ],
    // oklch() is written with plain numbers, as in src/styles/tokens.ts.
    'lightness-notation': null,
    'hue-degree-notation': null,
    'alpha-value-notation': null,
    'no-descending-specificity': null,
    'declaration-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'property-no-vendor-prefix': [
      true,
      { ignoreProperties: ['box-orient', 'line-clamp', 'text-size-adjust', 'font-smoothing', 'appearance'] },
    ],
    'value-no-vendor-prefix': [true, { ignoreValues: ['box'] }],
  },
  overrides: [
    {
      // The pages' own sheets are plain CSS beside the kit's; they place what the kit
      // draws, which takes a child selector more.
      files: ['site/src/**/*.css'],
      rules: {
        'selector-class-pattern': [
          '^(site-[a-z0-9-]+|work(-[a-z0-9-]+)?|mr-[A-Z]\\w*-\\w+)$',
          { message: 'Class names of the site are site-kebab-case, of the areas of work work-kebab-case' },
        ],
        'custom-property-pattern': [
          '^(mr|site|work)-[a-z0-9-]+$',
          { message: 'Custom properties begin with --mr-, --site- or --work-' },
        ],
        'declaration-property-value-allowed-list': null,
        'media-feature-name-disallowed-list': null,
        'media-feature-name-unit-allowed-list': { width: ['em'], height: ['em', 'rem'] },
        'marketrow/container-widths': null,
        'selector-max-specificity': '0,3,1',
        'import-notation': 'string',
      },
    },
    {
      files: ['packages/components/src/styles/**/*.css'],
      rules: {
        'media-feature-name-disallowed-list': null,
        'declaration-property-value-allowed-list': null,
        'import-notation': 'string',
        // The one place with raw colours and sizes, and with element selectors.
        'no-duplicate-selectors': null,
        'rule-empty-line-before': null,
        'function-disallowed-list': null,
        'color-no-hex': null,
        'color-named': null,
        'custom-property-pattern': null,
        'selector-class-pattern': null,
      },
    },
  ],
};
