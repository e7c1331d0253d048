import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect } from 'react';
import { useDocsGlobals } from './blocks/globals';
import { showBrand } from './brands';
import './docs.css';
import { themes } from './theme';

/** Frame of every docs page: theme, brand and tokens of the toolbar's choice. */
export default function Container({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const { theme, brand, vertical, density } = useDocsGlobals();
  useLayoutEffect(() => showBrand(brand), [brand]);
  return (
    <div className="docs" data-theme={theme} data-vertical={vertical} data-density={density}>
      <DocsContainer {...props} theme={themes[theme]}>
        {children}
      </DocsContainer>
    </div>
  );
}
