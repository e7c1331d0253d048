/** @jsxRuntime classic */
// The manager's React is Storybook's own, and it lends only this name of it: the other runtime would bring a second React.
import React from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { addons, types } from 'storybook/manager-api';
import { getPreferredColorScheme } from 'storybook/theming';
import { addonId } from './mock-calls';
import { collectCalls } from './mock-calls-heard';
import { MockCallsPanel } from './mock-calls-panel';
import { themes } from './theme';

addons.setConfig({ theme: themes[getPreferredColorScheme()] });

addons.register(addonId, (api) => {
  collectCalls(api);
  addons.add(`${addonId}/panel`, {
    type: types.PANEL,
    title: 'Mock calls',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active = false }) => (
      <AddonPanel active={active}>
        <MockCallsPanel />
      </AddonPanel>
    ),
  });
});
